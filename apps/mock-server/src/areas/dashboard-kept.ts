import { parisDay } from "@palier/contract";
import type { World } from "../world/world.ts";

const minute = 60_000;

interface Kept<T> {
  readonly revision: number;
  readonly at: number;
  readonly figures: T;
}

/** Valid until a change, a minute later, or midnight in Paris. */
export class KeptFigures<T> {
  readonly #kept = new WeakMap<World, Map<string, Kept<T>>>();

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

/** The clock may move back. */
const isSameMinute = (at: number, now: number): boolean =>
  now >= at && now < at + minute && parisDay(now) === parisDay(at);
