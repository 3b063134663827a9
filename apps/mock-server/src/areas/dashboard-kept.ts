import { parisDay } from "@palier/contract";
import type { World } from "../world/world.ts";

const minute = 60_000;

interface Kept<T> {
  readonly revision: number;
  readonly at: number;
  readonly figures: T;
}

/** Figures of a world, counted anew after a change, a minute, or midnight in Paris. */
export class KeptFigures<T> {
  readonly #kept = new WeakMap<World, Map<string, Kept<T>>>();

  /** The figures by that name; `count` is run where none are kept that still hold. */
  get(world: World, name: string, count: (now: number) => T): T {
    const now = world.clock.now();
    const known = this.#kept.get(world) ?? new Map<string, Kept<T>>();
    this.#kept.set(world, known);
    const last = known.get(name);
    if (last !== undefined && last.revision === world.revision && isSameMinute(last.at, now))
      return last.figures;
    const figures = count(now);
    known.set(name, { revision: world.revision, at: now, figures });
    return figures;
  }
}

/** Not before `at` either: a clock that was moved back has no figures yet. */
const isSameMinute = (at: number, now: number): boolean =>
  now >= at && now < at + minute && parisDay(now) === parisDay(at);
