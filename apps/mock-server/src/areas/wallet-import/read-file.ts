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

/** What Windows-1252 has for the second byte of a letter in UTF-8. */
const second = "\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";

/**
 * Read in another encoding than it was written in: UTF-8 as Windows-1252 (« Ã‰ », « â€™ », « Å“ », and « Ã » whose second sign
 * was made a space), as Mac Roman (« √© »), as DOS (« ├® ») or as Windows-1250 (« Ă© »).
 */
const unreadable = new RegExp(
  [
    String.raw`[\ufffd\0]`,
    `Ã[${second}]`,
    String.raw`Â[\u00a0-\u00bf]`,
    String.raw`(?<=\p{Ll})[ÃÂ]|(?<!\p{L})Ã(?=\s)`,
    `â(?:€|\u0080|[\u0080-\u009f‚„][${second}])`,
    String.raw`(?<=\p{L})[ÄÅ](?:[${second}])|[ÄÅ](?:[${second}])(?=\p{L})`,
    String.raw`√[^\0-\x7f\s\d]|‚Ä|[├┬][^\0-\x7f]`,
    "[ĂĹ][©®¨§´‰°±·˘ˇ¸¤¦¬]",
  ].join("|"),
  "u",
);

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
