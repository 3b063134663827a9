/** Caches rows in two generations of at most `size`: a repeated page has the same objects. */
export class HotRows<Row> {
  readonly #make: (index: number) => Row;
  readonly #size: number;
  #young = new Map<number, Row>();
  #old = new Map<number, Row>();

  constructor(make: (index: number) => Row, size: number) {
    this.#make = make;
    this.#size = size;
  }

  get(index: number): Row {
    const young = this.#young.get(index);
    if (young !== undefined) return young;
    const row = this.peek(index);
    if (this.#young.size >= this.#size) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(index, row);
    return row;
  }

  /** Does not cache: streams must evict nothing. */
  peek(index: number): Row {
    return this.#young.get(index) ?? this.#old.get(index) ?? this.#make(index);
  }
}
