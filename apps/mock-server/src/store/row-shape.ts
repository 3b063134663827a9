import { cellOf } from "./cell.ts";
import type { ColumnSpec, StoredRow } from "./column-spec.ts";

function fits(value: unknown, kind: ColumnSpec["kind"]): boolean {
  if (value === null || kind === "json") return true;
  if (kind === "text") return typeof value === "string";
  return kind === "number" ? Number.isFinite(value) : typeof value === "boolean";
}

/** With id and version, and in each column its kind or null. */
export function isRowOf<Row extends StoredRow>(value: object, columns: Iterable<ColumnSpec>): value is Row {
  const id = cellOf(value, "id");
  if (typeof id !== "number" || !Number.isInteger(id) || id < 1) return false;
  if (typeof cellOf(value, "version") !== "number") return false;
  for (const column of columns) if (!fits(cellOf(value, column.name), column.kind)) return false;
  return true;
}
