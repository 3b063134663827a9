import { isDigit, isOfWord } from "./text-test.ts";

const figures = 1;
const letters = 2;
const sign = 3;
/** Two bits each stay within 31. */
const mostParts = 12;
const long = -1;

/** « IMM-00123 » and « imm 123 » have one shape; equal numbers have equal shapes. */
export function shapeOf(bytes: Uint8Array, from: number, to: number): number {
  let shape = 0;
  let parts = 0;
  let last = 0;
  /** A sign at either end does not count. */
  let isApart = false;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at];
    const kind = isDigit(byte) ? figures : isOfWord(byte) ? letters : sign;
    if (kind === sign) isApart = parts > 0;
    if (kind === sign || (kind === last && !isApart)) continue;
    parts += isApart ? 2 : 1;
    if (parts > mostParts) return long;
    shape = (isApart ? shape * 4 + sign : shape) * 4 + kind;
    last = kind;
    isApart = false;
  }
  return shape;
}

/** More shapes than this exclude nothing. */
const mostShapes = 32;

export class Shapes {
  readonly #all = new Set<number>();
  #last = 0;

  add(shape: number): void {
    if (shape === this.#last) return;
    this.#last = shape;
    if (this.#all.size < mostShapes) this.#all.add(shape);
  }

  mayHave(shape: number): boolean {
    return this.#all.size === mostShapes || this.#all.has(shape);
  }
}
