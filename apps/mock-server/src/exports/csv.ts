import { fieldKinds } from "@palier/contract";
import { csvCell } from "@palier/contract/kit/csv-cell";
import { cellText } from "../core/cell-text.ts";
import type { AnyRow } from "../world/catalog.ts";
import type { ExportColumn } from "./export-column.ts";

/** In characters: a quarter of a millisecond's work. */
const chunkLength = 2_048;

const encoder = new TextEncoder();

/**
 * For French spreadsheets: BOM (else Excel reads Windows-1252), `;`, CRLF, decimal comma, RFC 4180 quoting.
 */
export function* csvChunks(
  columns: readonly ExportColumn[],
  rows: Iterable<AnyRow>,
): Generator<Uint8Array<ArrayBuffer>> {
  let text = `\ufeff${columns.map(({ title }) => csvCell(title)).join(";")}\r\n`;
  yield encoder.encode(text);
  text = "";
  for (const row of rows) {
    text += csvLine(columns, row);
    if (text.length < chunkLength) continue;
    yield encoder.encode(text);
    text = "";
  }
  if (text !== "") yield encoder.encode(text);
}

function csvLine(columns: readonly ExportColumn[], row: AnyRow): string {
  let line = "";
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at];
    if (column === undefined) continue;
    const text = cellText(row[column.name], column.field);
    if (at > 0) line += ";";
    // A number's minus is no formula.
    line += fieldKinds[column.field.kind].stored === "number" ? text : csvCell(text);
  }
  return `${line}\r\n`;
}
