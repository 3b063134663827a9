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
  /** Of texts: the values in their own order (a choice's, as it is declared). Others come after them, in French order. */
  readonly order?: readonly string[] | undefined;
  /** What searches read where that is not the stored value (a phone as screens show it). */
  readonly search?: ColumnSearch | undefined;
}

/** How a column is searched, so that what is shown is found. */
export interface ColumnSearch {
  /** The text of a value in which the term is looked for. */
  text(value: string): string;
  /** A folded term as it stands in such texts; the term itself if left out. */
  term?(folded: string): string;
}

/** What every row has: a positive integer id, and a version that grows with each change (409 on a stale one). */
export interface StoredRow {
  readonly id: number;
  readonly version: number;
}

/** A value that a column can be compared with. */
export type Scalar = string | number | boolean | null;
