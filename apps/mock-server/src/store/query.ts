/** What can be asked of a table. Unknown columns are ignored, as DataTables backends do. */
import type { Scalar, StoredRow } from "./column-spec.ts";
import type { TextWay } from "./text-test.ts";

/**
 * One condition; several are ANDed. Text is compared exactly by `eq` and `in`, in French order by `gte` and `lte`
 * (which is also the order of ISO dates), and without accents and case by `contains`
 * (which an empty value switches off). Null matches only `eq` and
 * `in` with null. A value of another type than the column's matches nothing.
 */
export type Condition<Row extends StoredRow = StoredRow> =
  | { readonly column: string; readonly op: "eq"; readonly value: Scalar }
  | { readonly column: string; readonly op: "in"; readonly values: readonly Scalar[] }
  | { readonly column: string; readonly op: "gte" | "lte"; readonly value: string | number }
  | { readonly column: string; readonly op: "contains"; readonly value: string }
  /** The folded text stands to a folded value, not empty, as `way` says. */
  | { readonly column: string; readonly op: "stands"; readonly way: TextWay; readonly value: string }
  /** The value is an element of the array that the json column holds. */
  | { readonly column: string; readonly op: "includes"; readonly value: string | number }
  /** The way out: slow on large tables. Results are cached by `key`, so one key must always mean one test. */
  | { readonly op: "test"; readonly key: string; readonly test: (row: Row) => boolean };

/** A condition on how a text stands to another. */
export type Standing = Extract<Condition, { readonly op: "stands" }>;

/** One column of the order. Ties go by id upwards and nulls come last, in both directions. */
export interface Order {
  readonly column: string;
  readonly dir: "asc" | "desc";
}

/** Looks for a term in columns: at least one of them contains it; accents and case do not count. */
export interface Search {
  readonly term: string;
  readonly columns: readonly string[];
}

/** A query. Without order: by id upwards. `length` left out or negative: to the end. */
export interface Query<Row extends StoredRow = StoredRow> {
  readonly where?: readonly Condition<Row>[];
  /** Kept are rows that answer each of these searches. */
  readonly search?: readonly Search[];
  readonly order?: readonly Order[];
  readonly start?: number;
  readonly length?: number;
}

/** One page: `total` rows in the table, `filtered` of them match, `rows` are those of the page. */
export interface Page<Row> {
  readonly total: number;
  readonly filtered: number;
  readonly rows: readonly Row[];
}
