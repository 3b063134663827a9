import { forEachBelow, type Slices } from "../slices.ts";

/**
 * Reserve 3 bytes per unit. UTF-8, but surrogates one by one, so that every string survives, and U+0000 in
 * two bytes, as a zero byte separates texts.
 */
export function writeText(text: string, bytes: Uint8Array, at: number): number {
  let end = at;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80 && unit !== 0) bytes[end++] = unit;
    else if (unit < 0x800) {
      bytes[end++] = 0xc0 | (unit >> 6);
      bytes[end++] = 0x80 | (unit & 0x3f);
    } else {
      bytes[end++] = 0xe0 | (unit >> 12);
      bytes[end++] = 0x80 | ((unit >> 6) & 0x3f);
      bytes[end++] = 0x80 | (unit & 0x3f);
    }
  }
  return end;
}

function readText(bytes: Uint8Array, from: number, to: number): string {
  const units: number[] = [];
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) units.push(byte);
    else if (byte < 0xe0) units.push(((byte & 0x1f) << 6) | ((bytes[++at] ?? 0) & 0x3f));
    else units.push(((byte & 0x0f) << 12) | (((bytes[++at] ?? 0) & 0x3f) << 6) | ((bytes[++at] ?? 0) & 0x3f));
  }
  return units.length < 4096
    ? String.fromCharCode(...units)
    : units.reduce((text, unit) => text + String.fromCharCode(unit), "");
}

/** Avoids an object per text: text `i` is `bytes[offsets[i]]` to `bytes[offsets[i + 1] - 2]`. */
export class PackedTexts {
  readonly bytes: Uint8Array;
  readonly offsets: Int32Array;

  constructor(bytes: Uint8Array, offsets: Int32Array) {
    this.bytes = bytes;
    this.offsets = offsets;
  }

  get count(): number {
    return this.offsets.length - 1;
  }

  start(index: number): number {
    return this.offsets[index] ?? 0;
  }

  text(index: number): string {
    return readText(this.bytes, this.start(index), this.start(index + 1) - 1);
  }

  /** Text `order[i]` moves to `i`. */
  *reordered(order: Int32Array): Slices<PackedTexts> {
    const bytes = new Uint8Array(this.bytes.length);
    const offsets = new Int32Array(this.offsets.length);
    let end = 0;
    yield* forEachBelow(order.length, (index) => {
      const source = order[index] ?? 0;
      const to = this.start(source + 1);
      for (let at = this.start(source); at < to; at += 1) bytes[end++] = this.bytes[at] ?? 0;
      offsets[index + 1] = end;
    });
    return new PackedTexts(bytes, offsets);
  }
}
