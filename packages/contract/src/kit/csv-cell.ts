/** Starts of spreadsheet formulas, full-width included, and what may precede them (OWASP). */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * No spreadsheet executes it (A02): an apostrophe precedes possible formulas. Separators other than `;` are
 * quoted too, as a reader splitting there could find a formula.
 */
export function csvCell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return /[";,|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reverses {@link csvCell}, for a cell without quotes. */
export const textOfCsvCell = (cell: string): string =>
  cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
