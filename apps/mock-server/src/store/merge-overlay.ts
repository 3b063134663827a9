import { cellOf } from "./cell.ts";
import type { StoredRow } from "./column-spec.ts";
import type { Probe, Run, SortKey } from "./run.ts";
import { Selection } from "./selection.ts";

/** By keys, then id, like the indexes. */
export function compareRows(left: StoredRow, right: StoredRow, keys: readonly SortKey[]): number {
  for (const { column, desc } of keys) {
    const [a, b] = [cellOf(left, column.name), cellOf(right, column.name)];
    const order = a === null || b === null ? Number(a === null) - Number(b === null) : column.compare(a, b);
    if (order !== 0) return desc && a !== null && b !== null ? -order : order;
  }
  return left.id - right.id;
}

function probeOf(row: StoredRow, keys: readonly SortKey[]): Probe {
  return { places: keys.map(({ column }) => column.locate(cellOf(row, column.name))), index: row.id - 1 };
}

/** `run` is sorted by `keys`. A few binary searches per changed row. */
export function mergeOverlay<Row extends StoredRow>(
  run: Run,
  keys: readonly SortKey[],
  changed: ReadonlyMap<number, Row | null>,
  isBase: (id: number) => boolean,
  matches: (row: Row) => boolean,
): Selection<Row> {
  const hidden: number[] = [];
  const own: Row[] = [];
  for (const [id, row] of changed) {
    if (isBase(id)) {
      const place = run.rank({ places: keys.map(({ column }) => column.codes[id - 1] ?? 0), index: id - 1 });
      if (run.at(place) === id - 1) hidden.push(place);
    }
    if (row !== null && matches(row)) own.push(row);
  }
  hidden.sort((a, b) => a - b);
  own.sort((a, b) => compareRows(a, b, keys));
  return new Selection(
    run,
    hidden,
    own.map((row) => ({ rank: run.rank(probeOf(row, keys)), row })),
  );
}
