import { csvCell } from "@palier/contract/kit/csv-cell";

/** Rows as every export is written: `;`, CRLF, no cell that a spreadsheet would run (A02). */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(";")}\r\n`).join("");
