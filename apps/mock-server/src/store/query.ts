import type { ColumnSpec, Scalar, StoredRow } from "./column-spec.ts";
import { fold } from "./fold.ts";

/** Where a term stands in a text; `number`: it is the record's number, or its last figures. */
export type TextWay = "begins" | "word" | "number";

/**
 * One condition on a row. `gte` and `lte` compare in French order; `contains` ignores accents and case and is
 * true if empty; the value of `stands` is folded and not empty. `alike` compares texts in their `sameForm`, and
 * so does `includes`: their value is in it. Null matches only null in `eq` and `in`; a value of another type
 * matches nothing.
 */
export type Condition<Row extends StoredRow = StoredRow> =
  | { readonly column: string; readonly op: "eq"; readonly value: Scalar }
  | { readonly column: string; readonly op: "in"; readonly values: readonly Scalar[] }
  | { readonly column: string; readonly op: "gte" | "lte"; readonly value: string | number }
  | { readonly column: string; readonly op: "alike"; readonly value: string }
  | { readonly column: string; readonly op: "contains"; readonly value: string }
  | { readonly column: string; readonly op: "stands"; readonly way: TextWay; readonly value: string }
  | { readonly column: string; readonly op: "includes"; readonly value: string | number }
  /** A `key` must always mean the same test. */
  | { readonly op: "test"; readonly key: string; readonly test: (row: Row) => boolean };

/** Ties by id, nulls last, in both directions. */
export interface Order {
  readonly column: string;
  readonly dir: "asc" | "desc";
}

/** A term that one of the columns contains; ignores accents and case. */
export interface Search {
  readonly term: string;
  readonly columns: readonly string[];
}

/**
 * Unknown columns are ignored, as DataTables backends do. Defaults: by id, to the end (also for a negative
 * `length`).
 */
export interface Query<Row extends StoredRow = StoredRow> {
  readonly where?: readonly Condition<Row>[];
  readonly search?: readonly Search[];
  readonly order?: readonly Order[];
  readonly start?: number;
  readonly length?: number;
}

/** `total` rows in the table, `filtered` matches. */
export interface Page<Row> {
  readonly total: number;
  readonly filtered: number;
  readonly rows: readonly Row[];
}

export type Columns = ReadonlyMap<string, ColumnSpec>;

/** A query without unknown columns, empty searches and places; terms are folded. */
export interface EffectiveQuery<Row extends StoredRow> {
  readonly where: readonly Condition<Row>[];
  readonly search: readonly Search[];
  readonly order: readonly Order[];
}

/** Leaves out what has no effect, so that equal questions have equal keys. */
export function effectiveQuery<Row extends StoredRow>(
  query: Query<Row>,
  columns: Columns,
): EffectiveQuery<Row> {
  const isKnown = (column: string): boolean => columns.has(column);
  return {
    where: (query.where ?? []).filter((condition) => {
      if (condition.op === "test") return true;
      return isKnown(condition.column) && (condition.op !== "contains" || fold(condition.value) !== "");
    }),
    search: (query.search ?? []).flatMap(({ term, columns: searched }) => {
      const folded = fold(term);
      return folded === "" ? [] : [{ term: folded, columns: searched.filter(isKnown) }];
    }),
    order: (query.order ?? []).filter(
      ({ column }) => isKnown(column) && columns.get(column)?.kind !== "json",
    ),
  };
}

/** Equal for queries with the same rows in the same order. */
export function queryKey<Row extends StoredRow>(query: EffectiveQuery<Row>): string {
  return JSON.stringify(query, (_, value: unknown) =>
    // JSON writes infinite numbers as null, which would merge keys.
    typeof value === "number" && !Number.isFinite(value) ? { number: String(value) } : value,
  );
}
