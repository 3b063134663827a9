import type { Column } from "./column.ts";
import { work } from "./work.ts";

/** Stable; nulls last even if `desc`. Null `rows`: all by id. */
export function sortRows(rows: Int32Array | null, column: Column, desc = false): Int32Array {
  const { codes, nullCode } = column;
  const count = rows === null ? codes.length : rows.length;
  work.rows += count;
  const place = (code: number): number => (desc && code < nullCode ? nullCode - 1 - code : code);
  const next = new Int32Array(nullCode + 2);
  for (let index = 0; index < count; index += 1) {
    const row = rows === null ? index : (rows[index] ?? 0);
    const slot = place(codes[row] ?? 0) + 1;
    next[slot] = (next[slot] ?? 0) + 1;
  }
  for (let slot = 1; slot < next.length; slot += 1) next[slot] = (next[slot] ?? 0) + (next[slot - 1] ?? 0);
  const sorted = new Int32Array(count);
  for (let index = 0; index < count; index += 1) {
    const row = rows === null ? index : (rows[index] ?? 0);
    const slot = place(codes[row] ?? 0);
    const at = next[slot] ?? 0;
    sorted[at] = row;
    next[slot] = at + 1;
  }
  return sorted;
}

let scratch = new Int32Array(0);

/** Until the next call: new arrays of a million rows triggered a full GC every few searches. */
function room(count: number): Int32Array {
  if (scratch.length < count) scratch = new Int32Array(count);
  return scratch;
}

/** Branchless: half-full filters would mispredict a million times. */
export function keepRows(rows: Int32Array | null, codes: Int32Array, accepted: Uint8Array): Int32Array {
  const count = rows === null ? codes.length : rows.length;
  work.rows += count;
  const kept = room(count);
  let size = 0;
  for (let index = 0; index < count; index += 1) {
    const row = rows === null ? index : (rows[index] ?? 0);
    kept[size] = row;
    size += accepted[codes[row] ?? 0] ?? 0;
  }
  work.bytes += 4 * size;
  return kept.slice(0, size);
}

export function keepMarked(rows: Int32Array | null, marks: Uint8Array): Int32Array {
  const count = rows === null ? marks.length : rows.length;
  work.rows += count;
  const kept = room(count);
  let size = 0;
  for (let index = 0; index < count; index += 1) {
    const row = rows === null ? index : (rows[index] ?? 0);
    kept[size] = row;
    size += marks[row] ?? 0;
  }
  work.bytes += 4 * size;
  return kept.slice(0, size);
}
