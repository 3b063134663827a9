import { type Unpacked, unpacked } from "./content-codings.ts";

/** In bytes; longer bodies (files) are checked by status and headers only. */
const looked = 5_000_000;

export class Collected {
  #chunks: Buffer[] = [];
  #length = 0;

  /** On exceeding the maximum, returns everything collected and keeps nothing further. */
  add(chunk: Buffer): readonly Buffer[] {
    const wasCut = this.isCut;
    this.#length += chunk.length;
    if (wasCut) return [];
    this.#chunks.push(chunk);
    if (!this.isCut) return [];
    const kept = this.#chunks;
    this.#chunks = [];
    return kept;
  }

  get isCut(): boolean {
    return this.#length > looked;
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  unpacked(encoding: string | undefined): Unpacked {
    if (this.isCut) return { why: `longer than ${looked} bytes` };
    return this.#length === 0 ? { bytes: this.bytes } : unpacked(this.bytes, encoding, looked);
  }
}
