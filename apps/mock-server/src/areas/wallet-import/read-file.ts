import { readPhone } from "@palier/contract";
import { textOfCsvCell } from "@palier/contract/kit/csv-cell";
import { csvLines } from "./csv-lines.ts";
import { type Header, type ImportKind, readHeader } from "./header.ts";
import { importTexts as texts } from "./import.texts.ts";
import { pace } from "./pace.ts";

/** One line of a file under its header. */
export interface FileRow {
  /** Counts the file's rows from 0; rejected ones count too. */
  readonly row: number;
  /** Where it begins in the file, from 1. */
  readonly line: number;
  /** As they stand in the file. */
  readonly cells: readonly string[];
}

/** The values of a row by field. */
export type RowValues = Readonly<Record<string, string>>;

/** A file's rows, or why the whole file is refused: a French sentence that names the line. */
export type ReadFile =
  | { readonly ok: true; readonly header: Header; readonly rows: readonly FileRow[] }
  | { readonly ok: false; readonly message: string };

/** UTF-8 that was read as something else, or something else that was read as UTF-8. */
const unreadable = /\ufffd|\0|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/;

/** Reads an imported file: text with a header of the kind, its cells between semicolons, commas or tabs. */
export async function readFile(kind: ImportKind, content: string): Promise<ReadFile> {
  // Excel writes the separator above the header when it is asked to.
  const text = content.replace(/^\ufeff/, "").replace(/^sep=.(?=\r?\n)/i, "");
  const broken = unreadable.exec(text);
  if (broken) return refused(texts.encoding(text.slice(0, broken.index).split("\n").length));
  const header = readHeader(kind, text);
  if (typeof header === "string") return refused(header);
  const rows: FileRow[] = [];
  const rest = pace();
  const reading = csvLines(text, header.separator);
  reading.next();
  for (;;) {
    const next = reading.next();
    if (next.done === true) {
      if (next.value !== undefined) return refused(texts.quotes[next.value.fault](next.value.line));
      break;
    }
    rows.push({ row: rows.length, ...next.value });
    await rest();
  }
  return rows.length === 0 ? refused(texts.empty) : { ok: true, header, rows };
}

const refused = (message: string): ReadFile => ({ ok: false, message });

/** The values of a row's known columns, without what a spreadsheet adds to them. */
export function valuesOf(places: Header["places"], cells: readonly string[]): RowValues {
  return Object.fromEntries(
    Object.entries(places).map(([name, at]) => {
      const value = plainText(cells[at] ?? "");
      return [name, name === "phone" ? readPhone(value.replace(/^'/, "")) : value];
    }),
  );
}

/** A cell's text: `="0612"` is a text for Excel, and exports write an apostrophe before what could be a formula. */
function plainText(cell: string): string {
  const text = cell.trim();
  const literal = /^="([^"]*)"$/.exec(text)?.[1];
  return (literal ?? textOfCsvCell(text)).trim();
}

/** Whether a cell holds a formula, whose value the file does not have. */
export const isFormula = (cell: string): boolean => /^\s*=(?!"[^"]*"\s*$)/.test(cell);
