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

/** Read in another encoding than it was written in; what follows a letter here is the second byte of another one. */
const garbled: readonly RegExp[] = [
  /[\ufffd\0]/,
  // UTF-8 as Windows-1252, also where the second sign was made a space.
  /Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]/,
  /(?<=\p{Ll})[ÃÂ]|(?<!\p{L})Ã(?=\s)/u,
  /â(?:€|\u0080|[\u0080-\u009f‚„][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])/,
  /(?<=\p{L})[ÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u,
  /[ÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ](?=\p{L})/u,
  // As Mac Roman, as DOS, as Windows-1250.
  /√[^\0-\x7f\s\d]|‚Ä|[├┬][^\0-\x7f]|[ĂĹ][©®¨§´‰°±·˘ˇ¸¤¦¬]/,
];

/**
 * The rows of a CSV below its header, or why it can't be read. What came from a workbook has a record for each row of its sheet.
 */
export function readFile(kind: ImportKind, fileName: string, content: string): ReadFile {
  const numbers = /\.xlsx$/i.test(fileName) ? "records" : "lines";
  const text = importText(content);
  const broken = garbled.map((pattern) => text.search(pattern)).filter((at) => at >= 0);
  if (broken.length > 0)
    return refused(texts.encoding(text.slice(0, Math.min(...broken)).split("\n").length));
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
