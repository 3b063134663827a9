import { PackedTexts, writeText } from "./packed-texts.ts";

/** Returns the end of the written bytes. */
export type TextWriter = (text: string, bytes: Uint8Array, at: number) => number;

/** Packs texts, or other byte strings without zero bytes. */
export class TextPacker {
  bytes = new Uint8Array(1024);
  offsets = new Int32Array(64);
  count = 0;
  written = 0;
  readonly #write: TextWriter;
  readonly #room: number;

  /** @param room most bytes per UTF-16 unit */
  constructor(write: TextWriter = writeText, room = 3) {
    this.#write = write;
    this.#room = room;
  }

  /** Writes a text without adding it; returns its end. */
  draft(text: string): number {
    const needed = this.written + text.length * this.#room + 2;
    if (needed > this.bytes.length) {
      const grown = new Uint8Array(Math.max(needed, this.bytes.length * 2));
      grown.set(this.bytes.subarray(0, this.written));
      this.bytes = grown;
    }
    return this.#write(text, this.bytes, this.written);
  }

  /** Adds the drafted text; returns its number. */
  keep(end: number): number {
    this.bytes[end] = 0;
    this.written = end + 1;
    this.count += 1;
    if (this.count >= this.offsets.length) {
      const grown = new Int32Array(this.offsets.length * 2);
      grown.set(this.offsets);
      this.offsets = grown;
    }
    this.offsets[this.count] = this.written;
    return this.count - 1;
  }

  add(text: string): number {
    return this.keep(this.draft(text));
  }

  finish(): PackedTexts {
    return new PackedTexts(this.bytes.slice(0, this.written), this.offsets.slice(0, this.count + 1));
  }
}
