/** Reading a column of a row whose type the store does not know. */

function hasColumns(value: object): value is Readonly<Record<string, unknown>> {
  return value !== null;
}

/** The value of a column, null when the row lacks it. */
export function cellOf(row: object, column: string): unknown {
  return hasColumns(row) ? (row[column] ?? null) : null;
}
