/** What a spreadsheet may read as the start of a formula, in full width too, and what it drops before one (OWASP). */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A text as a cell of a CSV that no spreadsheet runs (A02): an apostrophe stands before what could be a formula, and
 * quotes around what another separator than `;` would cut, as the second half could be one.
 */
export function csvCell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return /[";,|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text that {@link csvCell} was given, from a cell that is read without its quotes. */
export const textOfCsvCell = (cell: string): string =>
  cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
