/** Queries of a table. Unknown columns are ignored, as DataTables backends do. */
import type { Scalar, StoredRow } from "./column-spec.ts";
import type { TextWay } from "./text-test.ts";

/**
 * One condition; all must hold. `eq` and `in` compare text exactly, `gte` and `lte` in French order (also that of ISO
 * dates), `contains` without accents and case, and always true if empty. Null matches only null in `eq` and `in`. A
 * value of another type matches nothing.
 */
export type Condition<Row extends StoredRow = StoredRow> =
  | { readonly column: string; readonly op: "eq"; readonly value: Scalar }
  | { readonly column: string; readonly op: "in"; readonly values: readonly Scalar[] }
  | { readonly column: string; readonly op: "gte" | "lte"; readonly value: string | number }
  | { readonly column: string; readonly op: "contains"; readonly value: string }
  /**
   * The folded text relates to a non-empty folded value as `way` says. `holds`: folded terms that each such text contains;
   * they are scanned for first, since a search scans for them anyway.
   */
  | {
      readonly column: string;
      readonly op: "stands";
      readonly way: TextWay;
      readonly value: string;
      readonly holds?: readonly string[];
    }
  /** The json column's array contains the value. */
  | { readonly column: string; readonly op: "includes"; readonly value: string | number }
  /** Any predicate; slow on large tables. Cached by `key`, so a key must always mean the same test. */
  | { readonly op: "test"; readonly key: string; readonly test: (row: Row) => boolean };

/** A condition on a text's relation to another. */
export type Standing = Extract<Condition, { readonly op: "stands" }>;

/** One sort column. Ties are by ascending id and nulls last, in both directions. */
export interface Order {
  readonly column: string;
  readonly dir: "asc" | "desc";
}

/** A term that one of the columns must contain; accents and case are ignored. */
export interface Search {
  readonly term: string;
  readonly columns: readonly string[];
}

/** Defaults: ascending id; `length` missing or negative means to the end. */
export interface Query<Row extends StoredRow = StoredRow> {
  readonly where?: readonly Condition<Row>[];
  /** All must match. */
  readonly search?: readonly Search[];
  readonly order?: readonly Order[];
  readonly start?: number;
  readonly length?: number;
}

/** A query for the first rows only, without a count: ordered by one column, ties by ascending id. */
export interface Leading {
  readonly where: readonly Standing[];
  readonly search: readonly Search[];
  readonly order: Order;
}

/** A page: `total` rows in the table, `filtered` matches, and the page's `rows`. */
export interface Page<Row> {
  readonly total: number;
  readonly filtered: number;
  readonly rows: readonly Row[];
}
