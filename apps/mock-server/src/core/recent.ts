interface Kept<T> {
  readonly key: string;
  readonly value: T;
}

const perLength = 8;
/** A parsed query takes a multiple of its text. */
const mostCharacters = 500_000;

/** A bounded FIFO cache by long texts: comparing those of one length costs a tenth of hashing. */
export class Recent<T> {
  readonly #lengths: number;
  readonly #byLength = new Map<number, Kept<T>[]>();
  #characters = 0;

  /** @param lengths distinct key lengths kept */
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
    const known = this.#byLength.get(key.length) ?? [];
    if (known.length === 0 && this.#byLength.size >= this.#lengths) this.#forgetOldest();
    const same = [{ key, value }, ...known.slice(0, perLength - 1)];
    this.#characters += (same.length - known.length) * key.length;
    this.#byLength.delete(key.length);
    this.#byLength.set(key.length, same);
    while (this.#characters > mostCharacters && this.#byLength.size > 1) this.#forgetOldest();
    return value;
  }

  #forgetOldest(): void {
    const [oldest] = this.#byLength;
    if (oldest === undefined) return;
    const [length, kept] = oldest;
    this.#characters -= length * kept.length;
    this.#byLength.delete(length);
  }
}
