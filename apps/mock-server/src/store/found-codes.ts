import { lowerBound } from "./column.ts";
import { work } from "./work.ts";

/**
 * Codes if few, else a mark (1 or 0) per code and null: a megabyte of marks per search of a million texts
 * would start the garbage collector.
 */
export type FoundCodes = Int32Array | Uint8Array;

/** Beyond, another scan is faster. */
export const FEW = 2 ** 12;

export function listed(found: FoundCodes, most: number): Int32Array | undefined {
  if (found instanceof Int32Array) return found.length > most ? undefined : found;
  const codes: number[] = [];
  for (let code = found.indexOf(1); code >= 0; code = found.indexOf(1, code + 1)) {
    if (codes.length >= most) return undefined;
    codes.push(code);
  }
  return Int32Array.from(codes);
}

export function noMarks(size: number): Uint8Array {
  work.bytes += size;
  return new Uint8Array(size);
}

export function marksOf(found: FoundCodes, size: number): Uint8Array {
  if (found instanceof Uint8Array) return found;
  const marks = noMarks(size);
  for (const code of found) marks[code] = 1;
  return marks;
}

let scratch = new Uint8Array(0);

/** Marks are valid only during the call. */
export function withMarks(found: FoundCodes, size: number, read: (marks: Uint8Array) => void): void {
  if (found instanceof Uint8Array) {
    read(found);
    return;
  }
  if (scratch.length < size) scratch = new Uint8Array(size);
  const marks = scratch;
  for (const code of found) marks[code] = 1;
  read(marks);
  for (const code of found) marks[code] = 0;
}

export const isNone = (found: FoundCodes): boolean =>
  found instanceof Uint8Array ? !found.includes(1) : found.length === 0;

export function inBoth(one: FoundCodes, other: FoundCodes): FoundCodes {
  if (one instanceof Int32Array) return one.filter((code) => isFound(other, code));
  if (other instanceof Int32Array) return inBoth(other, one);
  const both = noMarks(one.length);
  for (let code = 0; code < both.length; code += 1) both[code] = (one[code] ?? 0) & (other[code] ?? 0);
  return both;
}

function isFound(found: FoundCodes, code: number): boolean {
  if (found instanceof Uint8Array) return found[code] === 1;
  return found[lowerBound(found.length, (at) => (found[at] ?? 0) < code)] === code;
}
