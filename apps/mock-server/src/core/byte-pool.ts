const smallest = 1 << 12;
const largest = 1 << 18;
const mostKept = 64;

/** Reuses sent answers' memory: new memory costs more than filling it and misses the CPU cache. */
export class BytePool {
  /** By length, a power of two. */
  readonly #free = new Map<number, ArrayBuffer[]>();

  take(length: number): Uint8Array<ArrayBuffer> {
    if (length > largest) return new Uint8Array(length);
    let size = smallest;
    while (size < length) size *= 2;
    return new Uint8Array(this.#free.get(size)?.pop() ?? new ArrayBuffer(size), 0, length);
  }

  /** Nothing may read them afterwards. */
  give({ buffer }: Uint8Array<ArrayBuffer>): void {
    const size = buffer.byteLength;
    if (size > largest) return;
    const free = this.#free.get(size);
    if (free === undefined) this.#free.set(size, [buffer]);
    else if (free.length < mostKept) free.push(buffer);
  }
}
