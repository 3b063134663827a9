/**
 * `text` includes dates and instants; `json` is neither sorted nor searched. Values may be null or missing.
 */
export interface ColumnSpec {
  readonly name: string;
  readonly kind: "text" | "number" | "boolean" | "json";
  /** Searched by default. */
  readonly searchable: boolean;
  /** Others follow in French order. */
  readonly order?: readonly string[] | undefined;
  /** Unless the stored value is searched. */
  readonly search?: ColumnSearch | undefined;
}

export interface ColumnSearch {
  text(value: string): string;
  /** Converts a folded term to match such texts. */
  term?(folded: string): string;
}

export interface StoredRow {
  readonly id: number;
  readonly version: number;
}

export type Scalar = string | number | boolean | null;
