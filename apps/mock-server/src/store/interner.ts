import type { PackedTexts } from "./packed-texts.ts";
import { TextPacker } from "./text-packer.ts";

function hash(bytes: Uint8Array, from: number, to: number): number {
  let value = 0x811c9dc5;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ (bytes[at] ?? 0), 0x01000193);
  return (value ^ (value >>> 15)) | 0;
}

const FEW = 4096;

/** Open addressing over packed bytes: a Map of a million strings takes several times the memory. */
export class Interner {
  readonly #texts = new TextPacker();
  #slots = new Int32Array(256);
  #hashes = new Int32Array(128);
  /** While distinct values are few. */
  #few: Map<string, number> | undefined = new Map();

  intern(text: string): number {
    const known = this.#few?.get(text);
    if (known !== undefined) return known;
    const number = this.#find(text);
    if (this.#few !== undefined && this.#few.size < FEW) this.#few.set(text, number);
    else this.#few = undefined;
    return number;
  }

  finish(): PackedTexts {
    return this.#texts.finish();
  }

  #find(text: string): number {
    const texts = this.#texts;
    const end = texts.draft(text);
    const code = hash(texts.bytes, texts.written, end);
    const mask = this.#slots.length - 1;
    let slot = code & mask;
    for (let entry = this.#slots[slot] ?? 0; entry !== 0; entry = this.#slots[slot] ?? 0) {
      if (this.#hashes[entry - 1] === code && this.#same(entry - 1, end)) return entry - 1;
      slot = (slot + 1) & mask;
    }
    this.#slots[slot] = texts.count + 1;
    this.#hashes[texts.count] = code;
    const number = texts.keep(end);
    if (texts.count * 2 >= this.#slots.length) this.#grow();
    return number;
  }

  #same(entry: number, end: number): boolean {
    const { bytes, offsets, written } = this.#texts;
    const from = offsets[entry] ?? 0;
    const length = end - written;
    if ((offsets[entry + 1] ?? 0) - 1 - from !== length) return false;
    for (let index = 0; index < length; index += 1) {
      if (bytes[from + index] !== bytes[written + index]) return false;
    }
    return true;
  }

  #grow(): void {
    const hashes = new Int32Array(this.#slots.length);
    hashes.set(this.#hashes);
    const slots = new Int32Array(this.#slots.length * 2);
    for (let entry = 0; entry < this.#texts.count; entry += 1) {
      let slot = (hashes[entry] ?? 0) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = entry + 1;
    }
    this.#hashes = hashes;
    this.#slots = slots;
  }
}
