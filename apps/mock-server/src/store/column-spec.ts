/** What the store knows of a table's columns and rows; the areas declare them, the store never guesses. */

/**
 * One column. `text` also serves ISO dates and instants; `json` holds nested values, which are neither sorted nor
 * searched. A value may be null (or left out) in every kind.
 */
export interface ColumnSpec {
  readonly name: string;
  readonly kind: "text" | "number" | "boolean" | "json";
  /** Whether free-text searches look here by default; its search text is then prepared along with the indexes. */
  readonly searchable: boolean;
}

/** What every row has: a positive integer id, and a version that grows with each change (409 on a stale one). */
export interface StoredRow {
  readonly id: number;
  readonly version: number;
}

/** A value that a column can be compared with. */
export type Scalar = string | number | boolean | null;
