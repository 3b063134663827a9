import { writeText } from "./packed-texts.ts";
import { work } from "./work.ts";

/** From `from` to `to - 1`. */
export type TextTest = (bytes: Uint8Array, from: number, to: number) => boolean;

export type TextPlace = "anywhere" | "begins" | "word" | "ends";

/** `number`: equal to a contract `numberKey`, or, for digits only, ending in it. */
export type TextWay = "begins" | "word" | "number";

const zero = 0x30;
const dash = 0x2d;
export const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= zero && byte <= 0x39;
/** Non-ASCII bytes are letters. */
export const isOfWord = (byte: number | undefined): boolean =>
  byte !== undefined && (isDigit(byte) || (byte >= 0x61 && byte <= 0x7a) || byte >= 0x80);

/** The needle must not be empty. */
export function textTest(way: TextWay | TextPlace, needle: Uint8Array): TextTest {
  switch (way) {
    case "anywhere":
      return (bytes, from, to) => holds(bytes, from, to, needle);
    case "ends":
      return (bytes, from, to) => endsIn(bytes, from, to, needle);
    case "begins":
      return (bytes, from, to) => standsAt(bytes, from, to, needle);
    case "word":
      return (bytes, from, to) => beginsWord(bytes, from, to, needle);
    case "number": {
      const figuresAlone = needle.every(isDigit);
      return (bytes, from, to) =>
        isNumber(bytes, from, to, needle) || (figuresAlone && endsInNumber(bytes, from, to, needle));
    }
  }
}

export function needleOf(folded: string): Uint8Array {
  const room = new Uint8Array(folded.length * 3);
  return room.subarray(0, writeText(folded, room, 0));
}

export function passes(folded: string, test: TextTest): boolean {
  const bytes = new Uint8Array(folded.length * 3);
  return test(bytes, 0, writeText(folded, bytes, 0));
}

/** Separated by zero bytes. */
export interface TextRow {
  readonly bytes: Uint8Array;
  readonly start: number;
  /** Zero bytes included. */
  readonly ends: Int32Array;
}

export function passingTexts({ bytes, start, ends }: TextRow, test: TextTest): Uint8Array {
  const marks = new Uint8Array(ends.length + 1);
  let from = start;
  for (let index = 0; index < ends.length; index += 1) {
    const end = ends[index] ?? 0;
    if (test(bytes, from, end - 1)) marks[index] = 1;
    from = end;
  }
  return marks;
}

/** A number ignores such a sign. */
export const endsInSign: TextTest = (bytes, from, to) => to > from && !isOfWord(bytes[to - 1]);

/** False for an unknown index. */
export function textTester({ bytes, start, ends }: TextRow, test: TextTest): (index: number) => boolean {
  return (index) => {
    const end = ends[index];
    work.texts += 1;
    return end !== undefined && test(bytes, ends[index - 1] ?? start, end - 1);
  };
}

function standsAt(bytes: Uint8Array, from: number, to: number, needle: Uint8Array): boolean {
  if (to - from < needle.length) return false;
  for (let at = 0; at < needle.length; at += 1) if (bytes[from + at] !== needle[at]) return false;
  return true;
}

function endsIn(bytes: Uint8Array, from: number, to: number, needle: Uint8Array): boolean {
  const start = to - needle.length;
  return start >= from && standsAt(bytes, start, to, needle);
}

function holds(bytes: Uint8Array, from: number, to: number, needle: Uint8Array): boolean {
  const [first] = needle;
  for (let at = from; at + needle.length <= to; at += 1)
    if (bytes[at] === first && standsAt(bytes, at, to, needle)) return true;
  return false;
}

function beginsWord(bytes: Uint8Array, from: number, to: number, needle: Uint8Array): boolean {
  const [first] = needle;
  for (let at = from; at + needle.length <= to; at += 1) {
    if (bytes[at] !== first || (at !== from && isOfWord(bytes[at - 1]))) continue;
    if (standsAt(bytes, at, to, needle)) return true;
  }
  return false;
}

/** Ignores leading zeros, and kind and number of signs. */
function isNumber(bytes: Uint8Array, from: number, to: number, needle: Uint8Array): boolean {
  let matched = 0;
  let isAfterSign = false;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (!isOfWord(byte)) {
      isAfterSign = matched > 0;
      continue;
    }
    const leads = byte === zero && at + 1 < to && isDigit(bytes[at + 1]);
    if (leads && isLeading(bytes, from, at)) continue;
    if (isAfterSign && needle[matched++] !== dash) return false;
    isAfterSign = false;
    if (needle[matched++] !== byte) return false;
  }
  return matched === needle.length;
}

function isLeading(bytes: Uint8Array, from: number, place: number): boolean {
  let at = place;
  while (at > from && bytes[at - 1] === zero) at -= 1;
  return at === from || !isDigit(bytes[at - 1]);
}

/** Ignores leading zeros. */
function endsInNumber(bytes: Uint8Array, from: number, to: number, needle: Uint8Array): boolean {
  let end = to;
  while (end > from && !isOfWord(bytes[end - 1])) end -= 1;
  const start = end - needle.length;
  if (start <= from || !standsAt(bytes, start, end, needle)) return false;
  return !isDigit(bytes[start - 1]) || (bytes[start - 1] === zero && isLeading(bytes, from, start));
}
