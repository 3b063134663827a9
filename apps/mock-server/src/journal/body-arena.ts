/** Overwritten once the arena is full. */
export interface Span {
  readonly start: number;
  readonly length: number;
}

const firstCapacity = 16_384;
const lastCapacity = 1 << 20;

/** A ring buffer growing to 1 MiB: storing allocates nothing, an unused world costs nothing. */
export class BodyArena {
  #bytes = new Uint8Array(0);
  /** In total; modulo the capacity. */
  #written = 0;

  /** In bytes. */
  get capacity(): number {
    return this.#bytes.length;
  }

  put(bytes: Uint8Array): number {
    const { length } = bytes;
    if (length > lastCapacity) throw new RangeError("longer than the arena");
    while (this.#written + length > this.#bytes.length && this.#bytes.length < lastCapacity) this.#grow();
    const place = this.#written % this.#bytes.length || 0;
    // Bodies are contiguous.
    if (place + length > this.#bytes.length) this.#written += this.#bytes.length - place;
    const start = this.#written;
    this.#bytes.set(bytes, start % this.#bytes.length);
    this.#written += length;
    return start;
  }

  /** Until the next {@link put}; undefined once overwritten. */
  read({ start, length }: Span): Uint8Array | undefined {
    if (this.#written - start > this.#bytes.length) return undefined;
    const place = start % this.#bytes.length || 0;
    return this.#bytes.subarray(place, place + length);
  }

  clear(): void {
    this.#bytes = new Uint8Array(0);
    this.#written = 0;
  }

  /** Only before the first wrap. */
  #grow(): void {
    const more = new Uint8Array(Math.max(firstCapacity, this.#bytes.length * 2));
    more.set(this.#bytes);
    this.#bytes = more;
  }
}
