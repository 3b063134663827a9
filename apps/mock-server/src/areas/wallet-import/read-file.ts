import { type ImportKind, importText } from "@palier/contract/areas/wallet-import-header";
import { csvLines } from "@palier/contract/kit/csv-lines";
import { type Header, readHeader } from "./header.ts";
import { importTexts as texts } from "./import.texts.ts";

export interface FileRow {
  /** From 0, with rejected rows. */
  readonly row: number;
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** In French, with the line. */
export type ReadFile =
  | { readonly ok: true; readonly header: Header; readonly rows: readonly FileRow[] }
  | { readonly ok: false; readonly message: string };

/** Wrong encoding, either way. */
const unreadable = /\ufffd|\0|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/;

/**
 * The rows of a CSV below its header, or why it can't be read. What came from a workbook has a record for each row of its sheet.
 */
export function readFile(kind: ImportKind, fileName: string, content: string): ReadFile {
  const numbers = /\.xlsx$/i.test(fileName) ? "records" : "lines";
  const text = importText(content);
  const broken = unreadable.exec(text);
  if (broken) return refused(texts.encoding(text.slice(0, broken.index).split("\n").length));
  const header = readHeader(kind, text, numbers);
  if (typeof header === "string") return refused(header);
  const rows: FileRow[] = [];
  const reading = csvLines(text, header.separator, numbers);
  for (;;) {
    const next = reading.next();
    if (next.done === true) {
      if (next.value !== undefined) return refused(texts.quotes[next.value.fault](next.value.line));
      break;
    }
    if (next.value.line > header.row.line)
      rows.push({ row: rows.length, line: next.value.line, cells: next.value.cells });
  }
  return rows.length === 0 ? refused(texts.empty) : { ok: true, header, rows };
}

const refused = (message: string): ReadFile => ({ ok: false, message });
