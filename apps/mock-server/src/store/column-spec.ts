/** What areas declare about a table's columns and rows. */

/**
 * A column. `text` includes ISO dates and instants; `json` is neither sorted nor searched. Any value may be null or
 * missing.
 */
export interface ColumnSpec {
  readonly name: string;
  readonly kind: "text" | "number" | "boolean" | "json";
  /** Searched by default; its search text is then built with the indexes. */
  readonly searchable: boolean;
  /** Own order of text values (of a choice, as declared); others follow in French order. */
  readonly order?: readonly string[] | undefined;
  /** The searched text if it differs from the stored value (a phone as shown). */
  readonly search?: ColumnSearch | undefined;
}

/** How a column is searched, so that the text on screen is found. */
export interface ColumnSearch {
  /** The searched text of a value. */
  text(value: string): string;
  /** Converts a folded term to match such texts; defaults to the term. */
  term?(folded: string): string;
}

/** Every row's positive integer id, and a version that each change raises (409 on a stale one). */
export interface StoredRow {
  readonly id: number;
  readonly version: number;
}

/** A comparable column value. */
export type Scalar = string | number | boolean | null;
