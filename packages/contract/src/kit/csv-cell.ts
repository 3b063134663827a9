/**
 * Characters that start a formula in spreadsheets, full-width included, and those that they skip before one
 * (OWASP).
 */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A CSV cell that no spreadsheet executes (A02): an apostrophe precedes a possible formula. Quotes also
 * enclose texts with separators other than `;`, because a reader that splits there could find a formula in
 * the second half.
 */
export function csvCell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return /[";,|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reverses {@link csvCell} for a cell without its quotes. */
export const textOfCsvCell = (cell: string): string =>
  cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
