/** Reads columns of rows whose type the store does not know. */

function hasColumns(value: object): value is Readonly<Record<string, unknown>> {
  return value !== null;
}

/** A column's value; null if missing. */
export function cellOf(row: object, column: string): unknown {
  return hasColumns(row) ? (row[column] ?? null) : null;
}
