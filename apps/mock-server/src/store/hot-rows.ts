/** Made rows that are in use, so that a page asked for again is made of the same objects. */

/** Two generations of at most `size` rows: what was not used during a whole generation goes. */
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

  /** The row without keeping it: for streams of many rows, which must not push out the hot ones. */
  peek(index: number): Row {
    return this.#young.get(index) ?? this.#old.get(index) ?? this.#make(index);
  }
}
