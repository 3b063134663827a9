import { eventually, forEachBelow, type Slices } from "../slices.ts";
import type { StoredRow } from "./column-spec.ts";
import type { Query } from "./query.ts";
import type { Table } from "./table.ts";

const rowsRead = 256;

export function* forEachRow<Row extends StoredRow>(
  table: Table<Row>,
  query: Query<Row>,
  each: (row: Row) => void,
): Slices<void> {
  for (let start = 0; ; start += rowsRead) {
    const { rows } = yield* eventually(() => table.query({ ...query, start, length: rowsRead }));
    for (const row of rows) each(row);
    if (rows.length < rowsRead) return;
    yield;
  }
}

const itemsSorted = 1024;

/** Stable merge sort. */
export function* sortInSlices<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Slices<readonly Item[]> {
  let runs: (readonly Item[])[] = [];
  for (let from = 0; from < items.length; from += itemsSorted) {
    runs.push(items.slice(from, from + itemsSorted).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Slices<readonly Item[]> {
  const merged: Item[] = [];
  let [a, b] = [0, 0];
  yield* forEachBelow(left.length + right.length, () => {
    const [first, second] = [left[a], right[b]];
    const takesFirst = second === undefined || (first !== undefined && compare(first, second) <= 0);
    const next = takesFirst ? first : second;
    if (takesFirst) a += 1;
    else b += 1;
    if (next !== undefined) merged.push(next);
  });
  return merged;
}
