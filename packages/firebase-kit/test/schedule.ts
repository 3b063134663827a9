/** Virtual time, advanced by tests: due events run in order, and promises settle in between. */
import type { Clock } from "../src/adapter/realtime-adapter.ts";

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Seeded and pseudo-random: from 0 to below 1. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export class Schedule {
  now = 1_000_000;
  readonly random: () => number;
  /** Called after each event, with all promises settled. */
  afterEach: () => void = () => undefined;
  #due: Due[] = [];

  readonly #turns: number;

  /** @param turns how many promises in a row settle at one time. */
  constructor(seed = 1, turns = 8) {
    this.random = chance(seed);
    this.#turns = turns;
  }

  after(milliseconds: number, run: () => void): () => void {
    const entry = { at: this.now + Math.max(0, milliseconds), run };
    const place = this.#due.findIndex(({ at }) => at > entry.at);
    this.#due.splice(place === -1 ? this.#due.length : place, 0, entry);
    return () => {
      this.#due = this.#due.filter((other) => other !== entry);
    };
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await this.#settled();
    for (let next = this.#due[0]; next !== undefined && next.at <= end; next = this.#due[0]) {
      this.#due.shift();
      this.now = Math.max(this.now, next.at);
      next.run();
      await this.#settled();
      this.afterEach();
    }
    this.now = end;
  }

  async #settled(): Promise<void> {
    for (let turn = 0; turn < this.#turns; turn += 1) await null;
  }

  /** Wrong by `skew` ms. */
  clock(skew = 0): Clock {
    return {
      now: () => this.now + skew,
      after: (milliseconds, run) => this.after(milliseconds, run),
      random: this.random,
    };
  }
}
