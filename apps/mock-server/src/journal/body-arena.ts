/** Where a body lies; it is gone once so much was written after it that its place was needed. */
export interface Span {
  readonly start: number;
  readonly length: number;
}

const firstCapacity = 16_384;
const lastCapacity = 1 << 20;

/**
 * The bytes of the last calls' bodies, one after the other in one piece of memory that grows to a mebibyte and then goes
 * round: keeping them costs a copy and no allocation, and a world that nobody calls costs nothing.
 */
export class BodyArena {
  #bytes = new Uint8Array(0);
  /** How much was written in all; a byte's place is this, modulo the capacity. */
  #written = 0;

  /** How many bytes of memory it has. */
  get capacity(): number {
    return this.#bytes.length;
  }

  /** Gives where it starts. */
  put(bytes: Uint8Array): number {
    const { length } = bytes;
    if (length > lastCapacity) throw new RangeError("longer than the arena");
    while (this.#written + length > this.#bytes.length && this.#bytes.length < lastCapacity) this.#grow();
    const place = this.#written % this.#bytes.length || 0;
    // A body is in one piece: what is left at the end is passed over.
    if (place + length > this.#bytes.length) this.#written += this.#bytes.length - place;
    const start = this.#written;
    this.#bytes.set(bytes, start % this.#bytes.length);
    this.#written += length;
    return start;
  }

  /** A body's bytes, good until the next one is put; undefined when they are gone. */
  read({ start, length }: Span): Uint8Array | undefined {
    if (this.#written - start > this.#bytes.length) return undefined;
    const place = start % this.#bytes.length || 0;
    return this.#bytes.subarray(place, place + length);
  }

  clear(): void {
    this.#bytes = new Uint8Array(0);
    this.#written = 0;
  }

  /** Only before the first round: places are still what was written. */
  #grow(): void {
    const more = new Uint8Array(Math.max(firstCapacity, this.#bytes.length * 2));
    more.set(this.#bytes);
    this.#bytes = more;
  }
}
