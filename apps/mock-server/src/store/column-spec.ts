/**
 * What the store knows about a column. `text` includes dates and instants; `json` is neither sorted nor
 * searched. Values may be null or missing.
 */
export interface ColumnSpec {
  readonly name: string;
  readonly kind: "text" | "number" | "boolean" | "json";
  /** Whether a search without named columns looks here. */
  readonly searchable: boolean;
  /** Values in their order; others follow in French order. */
  readonly order?: readonly string[] | undefined;
  /** Unless the stored value is searched. */
  readonly search?: ColumnSearch | undefined;
}

/** How a search reads a column whose cells are shown otherwise than stored. */
export interface ColumnSearch {
  text(value: string): string;
  /** Converts a folded term to match such texts. */
  term?(folded: string): string;
}

/** What every stored row has. */
export interface StoredRow {
  readonly id: number;
  readonly version: number;
}

export type Scalar = string | number | boolean | null;

/** Null if missing. */
export function cellOf(row: object, column: string): unknown {
  return hasColumns(row) ? (row[column] ?? null) : null;
}

function hasColumns(value: object): value is Readonly<Record<string, unknown>> {
  return value !== null;
}

/** Whether a value is a row: with id and version, and in each column its kind or null. */
export function isRowOf<Row extends StoredRow>(value: object, columns: Iterable<ColumnSpec>): value is Row {
  const id = cellOf(value, "id");
  if (typeof id !== "number" || !Number.isInteger(id) || id < 1) return false;
  if (typeof cellOf(value, "version") !== "number") return false;
  for (const column of columns) if (!fits(cellOf(value, column.name), column.kind)) return false;
  return true;
}

function fits(value: unknown, kind: ColumnSpec["kind"]): boolean {
  if (value === null || kind === "json") return true;
  if (kind === "text") return typeof value === "string";
  return kind === "number" ? Number.isFinite(value) : typeof value === "boolean";
}
