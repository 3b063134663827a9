const smallest = 1 << 12;
const largest = 1 << 18;
const mostKept = 64;

/**
 * Reuses the bytes of sent answers: fresh memory for each costs more than filling it and is never in the CPU cache.
 * Bytes not returned are garbage-collected.
 */
export class BytePool {
  /** Free buffers by length, a power of two. */
  readonly #free = new Map<number, ArrayBuffer[]>();

  /** `length` bytes of undefined content. */
  take(length: number): Uint8Array<ArrayBuffer> {
    if (length > largest) return new Uint8Array(length);
    let size = smallest;
    while (size < length) size *= 2;
    return new Uint8Array(this.#free.get(size)?.pop() ?? new ArrayBuffer(size), 0, length);
  }

  /** Returns bytes from {@link take}; nothing may read them afterwards. */
  give({ buffer }: Uint8Array<ArrayBuffer>): void {
    const size = buffer.byteLength;
    if (size > largest) return;
    const free = this.#free.get(size);
    if (free === undefined) this.#free.set(size, [buffer]);
    else if (free.length < mostKept) free.push(buffer);
  }
}
