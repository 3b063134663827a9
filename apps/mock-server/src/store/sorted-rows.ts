/** Row indexes put in order by the codes of a column: stable counting sorts, linear in the rows. */
import type { Column } from "./column.ts";

/**
 * Sorts rows by one column, keeping the given order among equal codes; null stays last when `desc` turns the rest.
 * `rows` null stands for all rows by id.
 */
export function sortRows(rows: Int32Array | null, column: Column, desc = false): Int32Array {
  const { codes, nullCode } = column;
  const count = rows === null ? codes.length : rows.length;
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

/**
 * Room for as many rows, valid until the next call. Arrays of a million rows that live for a moment made the engine collect
 * the whole heap every few searches.
 */
function room(count: number): Int32Array {
  if (scratch.length < count) scratch = new Int32Array(count);
  return scratch;
}

/**
 * The rows, in the same order, whose code is accepted (`accepted[code]` is 1, else 0). Without a branch: half-full
 * filters would be mispredicted a million times.
 */
export function keepRows(rows: Int32Array | null, codes: Int32Array, accepted: Uint8Array): Int32Array {
  const count = rows === null ? codes.length : rows.length;
  const kept = room(count);
  let size = 0;
  for (let index = 0; index < count; index += 1) {
    const row = rows === null ? index : (rows[index] ?? 0);
    kept[size] = row;
    size += accepted[codes[row] ?? 0] ?? 0;
  }
  return kept.slice(0, size);
}

/** The same by marks on the rows themselves (`marks[row]` is 1, else 0). */
export function keepMarked(rows: Int32Array | null, marks: Uint8Array): Int32Array {
  const count = rows === null ? marks.length : rows.length;
  const kept = room(count);
  let size = 0;
  for (let index = 0; index < count; index += 1) {
    const row = rows === null ? index : (rows[index] ?? 0);
    kept[size] = row;
    size += marks[row] ?? 0;
  }
  return kept.slice(0, size);
}
