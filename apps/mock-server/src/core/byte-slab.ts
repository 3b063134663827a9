const encoder = new TextEncoder();
const slabLength = 1 << 18;

/** The UTF-8 bytes of a text. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/**
 * Short-lived bytes from large pieces of memory: an own ArrayBuffer for each answer would cost more than filling it. A
 * piece goes when the last answer that lies in it has been sent.
 */
export class ByteSlab {
  #slab = new Uint8Array(slabLength);
  #used = 0;

  /** `length` bytes whose content is not defined. */
  take(length: number): Uint8Array<ArrayBuffer> {
    if (length > slabLength >> 2) return new Uint8Array(length);
    if (this.#used + length > slabLength) {
      this.#slab = new Uint8Array(slabLength);
      this.#used = 0;
    }
    const taken = this.#slab.subarray(this.#used, this.#used + length);
    this.#used += length;
    return taken;
  }
}
