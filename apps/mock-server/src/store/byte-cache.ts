/** Includes overhead of objects and key. */
const cost = (key: string, array: Int32Array | Uint8Array): number => array.byteLength + 2 * key.length + 256;

/** LRU, with a budget in bytes. */
export class ByteCache {
  readonly #arrays = new Map<string, Int32Array | Uint8Array>();
  readonly #budget: number;
  #bytes = 0;

  constructor(budget: number) {
    this.#budget = budget;
  }

  int32(key: string, make: () => Int32Array): Int32Array {
    const known = this.#take(key);
    return known instanceof Int32Array ? known : this.#keep(key, make());
  }

  uint8(key: string, make: () => Uint8Array): Uint8Array {
    const known = this.#take(key);
    return known instanceof Uint8Array ? known : this.#keep(key, make());
  }

  either(key: string, make: () => Int32Array | Uint8Array): Int32Array | Uint8Array {
    return this.#take(key) ?? this.#keep(key, make());
  }

  kept(key: string): Int32Array | undefined {
    const known = this.#take(key);
    return known instanceof Int32Array ? known : undefined;
  }

  #take(key: string): Int32Array | Uint8Array | undefined {
    const known = this.#arrays.get(key);
    if (known !== undefined) {
      this.#arrays.delete(key);
      this.#arrays.set(key, known);
    }
    return known;
  }

  #keep<Kept extends Int32Array | Uint8Array>(key: string, array: Kept): Kept {
    this.#arrays.set(key, array);
    this.#bytes += cost(key, array);
    for (const [oldest, dropped] of this.#arrays) {
      if (this.#bytes <= this.#budget || oldest === key) break;
      this.#arrays.delete(oldest);
      this.#bytes -= cost(oldest, dropped);
    }
    return array;
  }
}
