/** Whether a row is what a query asks for. */
import { isNumberOf } from "@palier/contract";
import { beginsWord } from "@palier/contract/kit/search-words";
import { sameForm } from "@palier/contract/kit/typed-text";
import { type ColumnSearch, cellOf, type StoredRow } from "./column-spec.ts";
import { fold } from "./fold.ts";
import type { Columns, Condition, EffectiveQuery, Search, TextWay } from "./query.ts";
import { compareValues } from "./value-order.ts";

/** Whether a row meets all conditions and contains all terms. */
export function rowMatches<Row extends StoredRow>(
  row: Row,
  { where, search }: Pick<EffectiveQuery<Row>, "where" | "search">,
  columns: Columns,
): boolean {
  return (
    where.every((condition) => meets(row, condition, columns)) &&
    search.every((each) => finds(row, each, columns))
  );
}

function meets<Row extends StoredRow>(row: Row, condition: Condition<Row>, columns: Columns): boolean {
  if (condition.op === "test") return condition.test(row);
  const value = cellOf(row, condition.column);
  switch (condition.op) {
    case "eq":
      return value === condition.value;
    case "in":
      return condition.values.some((each) => value === each);
    case "gte":
      return typeof value === typeof condition.value && compareValues(value, condition.value) >= 0;
    case "lte":
      return typeof value === typeof condition.value && compareValues(value, condition.value) <= 0;
    case "alike":
      return formOf(value) === condition.value;
    case "contains":
      return finds(row, { term: fold(condition.value), columns: [condition.column] }, columns);
    case "stands": {
      const text = searchedText(row, condition.column, columns);
      return text !== undefined && stands(text, condition.way, condition.value);
    }
    case "includes":
      return Array.isArray(value) && value.some((each) => formOf(each) === condition.value);
  }
}

const formOf = (value: unknown): unknown => (typeof value === "string" ? sameForm(value) : value);

/** Whether one of the columns contains the folded term. */
function finds(row: StoredRow, { term, columns: searched }: Search, columns: Columns): boolean {
  return searched.some((column) => {
    const wanted = columns.get(column)?.search?.term?.(term) ?? term;
    return searchedText(row, column, columns)?.includes(wanted) === true;
  });
}

/** Rows are frozen, so each cell is folded once. */
const foldedCells = new WeakMap<StoredRow, Map<string, string | undefined>>();

/** What a search reads of a cell, folded; undefined if it reads nothing there. */
function searchedText(row: StoredRow, column: string, columns: Columns): string | undefined {
  let cells = foldedCells.get(row);
  if (cells === undefined) {
    cells = new Map();
    foldedCells.set(row, cells);
  }
  if (!cells.has(column)) cells.set(column, foldedCell(cellOf(row, column), columns.get(column)?.search));
  return cells.get(column);
}

/** Booleans have text only through `search`. */
function foldedCell(value: unknown, search: ColumnSearch | undefined): string | undefined {
  const isText = typeof value === "string" || typeof value === "number";
  if (!isText && (typeof value !== "boolean" || search === undefined)) return undefined;
  return fold(search === undefined ? String(value) : search.text(String(value)));
}

/** Text and term are folded. */
function stands(text: string, way: TextWay, term: string): boolean {
  switch (way) {
    case "begins":
      return text.startsWith(term);
    case "number":
      return isNumberOf(term, text);
    case "word":
      return beginsWord(text, term);
  }
}
