import type { Order, Page, Query } from "../store/query.ts";
import type { Table } from "../store/table.ts";
import { orderOf } from "../store/value-order.ts";
import type { AnyRow } from "../world/catalog.ts";
import type { Scope } from "./define-area.ts";

type Computed = Scope["computed"];

/** Sorts by computed columns here, as the store lacks them. */
export function pageInOrder(table: Table<AnyRow>, query: Query<AnyRow>, computed: Computed): Page<AnyRow> {
  const sorted = sortedByComputed(table, query, computed);
  if (sorted === undefined) return table.query(query);
  const { start = 0, length = -1 } = query;
  const rows = sorted.slice(start, length < 0 ? undefined : start + length);
  return { total: table.size, filtered: sorted.length, rows };
}

export function rowsInOrder(
  table: Table<AnyRow>,
  query: Query<AnyRow>,
  computed: Computed,
): Iterable<AnyRow> {
  return sortedByComputed(table, query, computed) ?? table.rows(query);
}

function sortedByComputed(table: Table<AnyRow>, query: Query<AnyRow>, computed: Computed = {}) {
  const { order = [] } = query;
  if (!order.some(({ column }) => column in computed)) return undefined;
  const keys = order.map(({ column, dir }) => ({
    read: computed[column] ?? ((row: AnyRow) => row[column]),
    compare: orderOf(table.base.columns.get(column) ?? {}),
    dir,
  }));
  return [...table.rows({ ...query, start: 0, length: -1, order: [] })].sort((a, b) =>
    compareRows(a, b, keys),
  );
}

interface SortKey extends Pick<Order, "dir"> {
  readonly read: (row: AnyRow) => unknown;
  readonly compare: (a: unknown, b: unknown) => number;
}

/** Like the store: nulls last, ties by id. */
function compareRows(a: AnyRow, b: AnyRow, keys: readonly SortKey[]): number {
  for (const { read, compare, dir } of keys) {
    const [left, right] = [read(a) ?? null, read(b) ?? null];
    if (left === null || right === null) {
      if (left !== right) return left === null ? 1 : -1;
      continue;
    }
    const difference = compare(left, right);
    if (difference !== 0) return dir === "asc" ? difference : -difference;
  }
  return a.id - b.id;
}
