/** The same seed gives the same acts, faults and moments. */
export class Draws {
  #state: number;

  constructor(seed: string) {
    // FNV-1a: seeds that differ in one digit start far apart.
    this.#state = 0x811c9dc5;
    for (const sign of seed) this.#state = Math.imul(this.#state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }

  /** From 0 to below 1 (mulberry32). */
  number(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Inclusive. */
  int(least: number, most: number): number {
    return least + Math.floor(this.number() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.number() < share;
  }

  /** @throws Error for an empty list */
  one<T>(all: readonly T[]): T {
    const drawn = all[this.int(0, all.length - 1)];
    if (drawn === undefined) throw new Error("nothing to draw from");
    return drawn;
  }

  shuffled<T>(all: readonly T[]): T[] {
    return all
      .map((each) => ({ each, at: this.number() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ each }) => each);
  }
}
