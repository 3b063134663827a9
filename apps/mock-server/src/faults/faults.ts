import type { Fault, FaultInput } from "@palier/contract/control";
import { type Stream, stream } from "../core/random.ts";
import { type FaultedCall, faultTest } from "./fault-match.ts";

interface Placed {
  readonly id: string;
  readonly input: FaultInput;
  readonly isAbout: (call: FaultedCall) => boolean;
  /** Per call: a saved fault resumes exactly. */
  readonly draws: Stream;
  calls: number;
  hits: number;
}

export interface Strike {
  readonly id: string;
  readonly fault: FaultInput;
  /** In ms. */
  readonly delay: number;
}

/** A world's faults (T03). */
export class Faults {
  readonly #world: string;
  readonly #placed = new Map<string, Placed>();
  #count = 0;

  constructor(world: string) {
    this.#world = world;
  }

  get size(): number {
    return this.#placed.size;
  }

  add(input: FaultInput): Fault {
    this.#count += 1;
    return this.#place(`fault-${this.#count}`, input, 0, 0);
  }

  list(): Fault[] {
    return Array.from(this.#placed.values(), shown);
  }

  /** Returns how many. */
  clear(id?: string): number {
    const before = this.#placed.size;
    if (id === undefined) this.#placed.clear();
    else this.#placed.delete(id);
    return before - this.#placed.size;
  }

  restore(faults: readonly Fault[]): void {
    this.#placed.clear();
    for (const { id, calls, hits, left: _left, ...input } of faults) {
      this.#count = Math.max(this.#count, Number(/\d+$/.exec(id)?.[0] ?? 0));
      this.#place(id, input, calls, hits);
    }
  }

  /** The faults of a call; each use counts against `times`. */
  strike(call: FaultedCall): readonly Strike[] {
    const struck: Strike[] = [];
    for (const each of this.#placed.values()) {
      const { input } = each;
      if (left(each) === 0 || !each.isAbout(call)) continue;
      const draws = each.draws.at(each.calls);
      each.calls += 1;
      if (input.every !== undefined && each.calls % input.every !== 0) continue;
      if (input.chance !== undefined && !draws.chance(input.chance)) continue;
      each.hits += 1;
      const jitter = input.jitterMs === undefined ? 0 : draws.int(0, input.jitterMs);
      struck.push({ id: each.id, fault: input, delay: (input.delayMs ?? 0) + jitter });
    }
    return struck;
  }

  #place(id: string, input: FaultInput, calls: number, hits: number): Fault {
    const draws = stream(input.seed ?? this.#world, "fault");
    const placed: Placed = { id, input, isAbout: faultTest(input), draws, calls, hits };
    this.#placed.set(id, placed);
    return shown(placed);
  }
}

const left = ({ input, hits }: Placed): number | null =>
  input.times === undefined ? null : Math.max(0, input.times - hits);

const shown = (placed: Placed): Fault => ({
  ...placed.input,
  id: placed.id,
  calls: placed.calls,
  hits: placed.hits,
  left: left(placed),
});
