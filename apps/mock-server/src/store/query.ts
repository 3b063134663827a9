import type { Scalar, StoredRow } from "./column-spec.ts";
import type { TextWay } from "./text-test.ts";

/**
 * `gte` and `lte` compare in French order; `contains` ignores accents and case and is true if empty. Null
 * matches only null in `eq` and `in`; a value of another type matches nothing.
 */
export type Condition<Row extends StoredRow = StoredRow> =
  | { readonly column: string; readonly op: "eq"; readonly value: Scalar }
  | { readonly column: string; readonly op: "in"; readonly values: readonly Scalar[] }
  | { readonly column: string; readonly op: "gte" | "lte"; readonly value: string | number }
  | { readonly column: string; readonly op: "contains"; readonly value: string }
  /** Folded, non-empty. `holds`: terms that each such text contains, to scan for first. */
  | {
      readonly column: string;
      readonly op: "stands";
      readonly way: TextWay;
      readonly value: string;
      readonly holds?: readonly string[];
    }
  | { readonly column: string; readonly op: "includes"; readonly value: string | number }
  /** Slow. A `key` must always mean the same test. */
  | { readonly op: "test"; readonly key: string; readonly test: (row: Row) => boolean };

export type Standing = Extract<Condition, { readonly op: "stands" }>;

/** Ties by id, nulls last, in both directions. */
export interface Order {
  readonly column: string;
  readonly dir: "asc" | "desc";
}

/** In one of the columns; ignores accents and case. */
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

/** Without a count. Ties by id. */
export interface Leading {
  readonly where: readonly Standing[];
  readonly search: readonly Search[];
  readonly order: Order;
}

/** `total` rows in the table, `filtered` matches. */
export interface Page<Row> {
  readonly total: number;
  readonly filtered: number;
  readonly rows: readonly Row[];
}
