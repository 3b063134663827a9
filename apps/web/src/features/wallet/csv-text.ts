import { csvCell } from "@palier/contract/kit/csv-cell";

/** As in all exports: `;`, CRLF, no formulas (A02). */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(";")}\r\n`).join("");
