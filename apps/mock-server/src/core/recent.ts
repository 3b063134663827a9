interface Kept<T> {
  readonly key: string;
  readonly value: T;
}

/** How many keys of one length are kept. */
const perLength = 8;

/**
 * A small memory of pure results by long texts, bounded: what was kept first goes first. Found by length and comparison,
 * which costs a tenth of hashing a query string of three thousand characters.
 */
export class Recent<T> {
  readonly #lengths: number;
  readonly #byLength = new Map<number, Kept<T>[]>();

  /** @param lengths of how many different lengths keys may be. */
  constructor(lengths: number) {
    this.#lengths = lengths;
  }

  get(key: string): T | undefined {
    const same = this.#byLength.get(key.length);
    if (same === undefined) return undefined;
    for (const kept of same) if (kept.key === key) return kept.value;
    return undefined;
  }

  set(key: string, value: T): T {
    const same = this.#byLength.get(key.length) ?? [];
    if (same.length === 0) this.#makeRoom();
    this.#byLength.set(key.length, [{ key, value }, ...same.slice(0, perLength - 1)]);
    return value;
  }

  #makeRoom(): void {
    if (this.#byLength.size < this.#lengths) return;
    const [oldest] = this.#byLength.keys();
    if (oldest !== undefined) this.#byLength.delete(oldest);
  }
}
