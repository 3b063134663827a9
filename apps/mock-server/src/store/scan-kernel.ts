/**
 * Hand-written WebAssembly: JavaScript has no vector instructions, and its best loop over a million rows' 100
 * MB takes several times the 60 ms budget.
 *
 * anywhere(at, limit, offsets, needle, last, marks)
 *
 * Compares 16 positions at a time: the needle's first byte and, `last` bytes later, its last, then those
 * between. A hit sets the text's byte in `marks` and continues in the next; `offsets` points to the texts'
 * ends (int32). `begins`, `word` and `ends` also check the neighbouring byte.
 */
import type { TextPlace } from "./text-test.ts";

const BLOCK = [0x02, 0x40];
const LOOP = [0x03, 0x40];
const IF = [0x04, 0x40];
const END = [0x0b];
const RETURN = [0x0f];
const LOAD = [0x28, 2, 0];
const LOAD_8 = [0x2d, 0, 0];
const STORE_8 = [0x3a, 0, 0];
const IS_ZERO = [0x45];
const DIFFERS = [0x47];
const IS_ABOVE = [0x4b];
const IS_AT_MOST = [0x4d];
const IS_AT_LEAST = [0x4f];
const LOWEST_BIT = [0x68];
const ADD = [0x6a];
const SUBTRACT = [0x6b];
const AND = [0x71];
const LOAD_16 = [0xfd, 0x00, 0, 0];
const SPLAT = [0xfd, 0x0f];
const LOAD_NEXT_16 = [0xfd, 0x00, 0, 1];
const SAME_16 = [0xfd, 0x23];
const IS_NEGATIVE_16 = [...vector(0), 0xfd, 0x25];
const IS_BELOW_16 = [0xfd, 0x26];
const NOT_16 = [0xfd, 0x4d];
const AND_16 = [0xfd, 0x4e];
const OR_16 = [0xfd, 0x50];
const SUBTRACT_16 = [0xfd, 0x71];
const BITS = [0xfd, 0x64];
const br = (depth: number): number[] => [0x0c, depth];
const brIf = (depth: number): number[] => [0x0d, depth];
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const int = (value: number): number[] => [0x41, value];
function vector(byte: number): number[] {
  return [0xfd, 0x0c, ...Array<number>(16).fill(byte)];
}

// Parameters, then locals.
const AT = 0;
const LIMIT = 1;
const OFFSETS = 2;
const NEEDLE = 3;
const LAST = 4;
const MARKS = 5;
const HITS = 6;
const PLACE = 7;
const STEP = 8;
const FIRST_16 = 9;
const LAST_16 = 10;
const BEFORE_16 = 11;
const LOCALS = [2, 3, 0x7f, 3, 0x7b];

const raise = (local: number, by: number): number[] => [...get(local), ...int(by), ...ADD, ...set(local)];
const byteAt = (base: number, offset: number): number[] => [...get(base), ...get(offset), ...ADD, ...LOAD_8];

const readNeedle = [
  [...get(NEEDLE), ...LOAD_8, ...SPLAT, ...set(FIRST_16)],
  [...byteAt(NEEDLE, LAST), ...SPLAT, ...set(LAST_16)],
].flat();

const before = [...get(AT), ...int(1), ...SUBTRACT, ...LOAD_16];
const isFrom = (first: string, last: string): number[] => [
  ...[...get(BEFORE_16), ...vector(first.charCodeAt(0)), ...SUBTRACT_16],
  ...[...vector(last.charCodeAt(0) - first.charCodeAt(0) + 1), ...IS_BELOW_16],
];

/** A zero byte precedes and follows each text. */
const narrow: Readonly<Record<TextPlace, readonly number[]>> = {
  anywhere: [],
  begins: [...before, ...vector(0), ...SAME_16, ...AND_16],
  word: [
    [...before, ...set(BEFORE_16), ...isFrom("a", "z"), ...isFrom("0", "9"), ...OR_16],
    [...get(BEFORE_16), ...IS_NEGATIVE_16, ...OR_16, ...NOT_16, ...AND_16],
  ].flat(),
  ends: [...get(AT), ...get(LAST), ...ADD, ...LOAD_NEXT_16, ...vector(0), ...SAME_16, ...AND_16],
};

/** A candidate at AT + i. */
const findHits = (place: TextPlace): number[] =>
  [
    [...get(AT), ...LOAD_16, ...get(FIRST_16), ...SAME_16],
    [...get(AT), ...get(LAST), ...ADD, ...LOAD_16, ...get(LAST_16), ...SAME_16, ...AND_16],
    [...narrow[place], ...BITS, ...set(HITS)],
  ].flat();

const compareBetween = [
  [...int(1), ...set(STEP), ...BLOCK, ...LOOP],
  [...get(STEP), ...get(LAST), ...IS_AT_LEAST, ...brIf(1)],
  [...byteAt(PLACE, STEP), ...byteAt(NEEDLE, STEP), ...DIFFERS, ...brIf(2)],
  [...raise(STEP, 1), ...br(0), ...END, ...END],
].flat();

/** Moves AT behind PLACE's text. */
const markText = [
  [...LOOP, ...get(OFFSETS), ...LOAD, ...get(PLACE), ...IS_AT_MOST],
  [...IF, ...raise(OFFSETS, 4), ...raise(MARKS, 1), ...br(1), ...END, ...END],
  [...get(MARKS), ...int(1), ...STORE_8, ...get(OFFSETS), ...LOAD, ...set(AT)],
].flat();

const body = (place: TextPlace): number[] =>
  [
    readNeedle,
    [...LOOP, ...get(AT), ...get(LIMIT), ...IS_ABOVE, ...IF, ...RETURN, ...END],
    findHits(place),
    [...BLOCK, ...LOOP, ...get(HITS), ...IS_ZERO, ...brIf(1)],
    [...get(AT), ...get(HITS), ...LOWEST_BIT, ...ADD, ...set(PLACE)],
    [...get(PLACE), ...get(LIMIT), ...IS_ABOVE, ...IF, ...RETURN, ...END],
    [...BLOCK, ...compareBetween, ...markText, ...br(3), ...END],
    [...get(HITS), ...get(HITS), ...int(1), ...SUBTRACT, ...AND, ...set(HITS), ...br(0), ...END, ...END],
    [...raise(AT, 16), ...br(0), ...END],
  ].flat();

/** LEB128. */
const size = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...size(value >> 7)];
const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...size(content.length),
  ...content,
];
const name = (text: string): number[] => [text.length, ...new TextEncoder().encode(text)];
const code = (place: TextPlace): number[] => {
  const all = [...LOCALS, ...body(place), ...END];
  return [...size(all.length), ...all];
};

/** In function order. */
export const scanPlaces: readonly TextPlace[] = ["anywhere", "begins", "word", "ends"];
const count = scanPlaces.length;

/** Imports `store.memory`. */
export const scanKernel = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [1, 0x60, 6, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0]),
  ...section(2, [1, ...name("store"), ...name("memory"), 0x02, 0x00, 0]),
  ...section(3, [count, ...scanPlaces.map(() => 0)]),
  ...section(7, [count, ...scanPlaces.flatMap((place, at) => [...name(place), 0x00, at])]),
  ...section(10, [count, ...scanPlaces.flatMap(code)]),
]);
