function hasColumns(value: object): value is Readonly<Record<string, unknown>> {
  return value !== null;
}

/** Null if missing. */
export function cellOf(row: object, column: string): unknown {
  return hasColumns(row) ? (row[column] ?? null) : null;
}
