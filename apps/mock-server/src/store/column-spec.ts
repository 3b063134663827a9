/**
 * `text` includes ISO dates and instants; `json` is neither sorted nor searched. Values may be null or
 * missing.
 */
export interface ColumnSpec {
  readonly name: string;
  readonly kind: "text" | "number" | "boolean" | "json";
  /** Whether it is searched by default. */
  readonly searchable: boolean;
  /** Order of text values (a choice's); others follow in French order. */
  readonly order?: readonly string[] | undefined;
  /** If the searched text differs from the stored value, such as a phone number. */
  readonly search?: ColumnSearch | undefined;
}

export interface ColumnSearch {
  text(value: string): string;
  /** Converts a folded term to match such texts. */
  term?(folded: string): string;
}

/** `version` rises with each change; a stale one is refused with 409. */
export interface StoredRow {
  readonly id: number;
  readonly version: number;
}

export type Scalar = string | number | boolean | null;
