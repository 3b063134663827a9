import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** Bodies up to this long are looked at; longer ones (a file) pass by with their status and type. */
const looked = 5_000_000;

const unpackers: ReadonlyMap<string, typeof gunzipSync> = new Map([
  ["gzip", gunzipSync],
  ["x-gzip", gunzipSync],
  ["deflate", inflateSync],
  ["br", brotliDecompressSync],
]);

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

  /** The body as it was before it was compressed; undefined when it was cut, or nobody here can read it. */
  unpacked(encoding = "identity"): Buffer | undefined {
    if (this.isCut) return undefined;
    const name = encoding.trim().toLowerCase();
    if (name === "" || name === "identity" || this.#length === 0) return this.bytes;
    try {
      return unpackers.get(name)?.(this.bytes, { maxOutputLength: looked });
    } catch {
      return undefined;
    }
  }
}
