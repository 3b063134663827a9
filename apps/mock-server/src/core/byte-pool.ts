const smallest = 1 << 12;
const largest = 1 << 18;
const mostKept = 64;

/**
 * Bytes for answers, used again once they were sent: memory that is new for each answer costs more than filling it, and
 * is never in the processor's cache. What nobody gives back is collected like anything else.
 */
export class BytePool {
  /** Free pieces by their length, a power of two. */
  readonly #free = new Map<number, ArrayBuffer[]>();

  /** `length` bytes whose content is not defined. */
  take(length: number): Uint8Array<ArrayBuffer> {
    if (length > largest) return new Uint8Array(length);
    let size = smallest;
    while (size < length) size *= 2;
    return new Uint8Array(this.#free.get(size)?.pop() ?? new ArrayBuffer(size), 0, length);
  }

  /** Takes back what {@link take} gave; nobody may read it any more. */
  give({ buffer }: Uint8Array<ArrayBuffer>): void {
    const size = buffer.byteLength;
    if (size > largest) return;
    const free = this.#free.get(size);
    if (free === undefined) this.#free.set(size, [buffer]);
    else if (free.length < mostKept) free.push(buffer);
  }
}
