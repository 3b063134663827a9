import { type Unpacked, unpacked } from "./content-codings.ts";

/** Bodies up to this long are looked at, in bytes; longer ones (a file) are judged by status and headers. */
const looked = 5_000_000;

/** A body as it goes by, up to the length that is looked at. */
export class Collected {
  #chunks: Buffer[] = [];
  #length = 0;

  /** Keeps a part. Gives back all that was kept once it is too much to be looked at, and keeps nothing from then on. */
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

  /** The body as it was before it was compressed, or why nobody here can read it. */
  unpacked(encoding: string | undefined): Unpacked {
    if (this.isCut) return { why: `longer than ${looked} bytes` };
    return this.#length === 0 ? { bytes: this.bytes } : unpacked(this.bytes, encoding, looked);
  }
}
