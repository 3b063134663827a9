import { cellOf } from "./cell.ts";
import type { ColumnSearch, ColumnSpec, StoredRow } from "./column-spec.ts";
import { fold } from "./fold.ts";
import type { Condition, Query } from "./query.ts";
import { needleOf, passes, textTest } from "./text-test.ts";
import { compareValues } from "./value-order.ts";
import { work } from "./work.ts";

type Columns = ReadonlyMap<string, ColumnSpec>;

function searchText(value: unknown, search: ColumnSearch | undefined): string | null {
  // Booleans have text only through `search`.
  if (typeof value === "boolean" ? search === undefined : !isWritten(value)) return null;
  work.texts += 1;
  return fold(search === undefined ? String(value) : search.text(String(value)));
}

const isWritten = (value: unknown): boolean => typeof value === "string" || typeof value === "number";

function inRange(value: unknown, limit: string | number, sign: 1 | -1): boolean {
  return typeof value === typeof limit && compareValues(value, limit) * sign >= 0;
}

function contains(row: StoredRow, column: string, folded: string, columns: Columns): boolean {
  const search = columns.get(column)?.search;
  const needle = search?.term?.(folded) ?? folded;
  return searchText(cellOf(row, column), search)?.includes(needle) === true;
}

/** The condition's column must exist. */
export function meets<Row extends StoredRow>(row: Row, condition: Condition<Row>, columns: Columns): boolean {
  switch (condition.op) {
    case "eq":
      return cellOf(row, condition.column) === condition.value;
    case "in":
      return condition.values.some((value) => cellOf(row, condition.column) === value);
    case "gte":
      return inRange(cellOf(row, condition.column), condition.value, 1);
    case "lte":
      return inRange(cellOf(row, condition.column), condition.value, -1);
    case "contains":
      return fold(condition.value) === "" || contains(row, condition.column, fold(condition.value), columns);
    case "stands": {
      const { search } = columns.get(condition.column) ?? {};
      const text = searchText(cellOf(row, condition.column), search);
      return text !== null && passes(text, textTest(condition.way, needleOf(condition.value)));
    }
    case "includes": {
      const value = cellOf(row, condition.column);
      return Array.isArray(value) && value.includes(condition.value);
    }
    case "test":
      return condition.test(row);
  }
}

/** For rows that a world changed; ignores unknown columns. */
export function rowMatches<Row extends StoredRow>(row: Row, query: Query<Row>, columns: Columns): boolean {
  for (const condition of query.where ?? []) {
    if (condition.op !== "test" && !columns.has(condition.column)) continue;
    if (!meets(row, condition, columns)) return false;
  }
  return (query.search ?? []).every(({ term, columns: searched }) => {
    const needle = fold(term);
    if (needle === "") return true;
    return searched.some((column) => columns.has(column) && contains(row, column, needle, columns));
  });
}
