import { readPhone } from "@palier/contract";
import { textOfCsvCell } from "@palier/contract/kit/csv-cell";
import { csvLines } from "./csv-lines.ts";
import { type Header, type ImportKind, readHeader } from "./header.ts";
import { importTexts as texts } from "./import.texts.ts";

export interface FileRow {
  /** From 0, with rejected rows. */
  readonly row: number;
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type RowValues = Readonly<Record<string, string>>;

/** In French, with the line. */
export type ReadFile =
  | { readonly ok: true; readonly header: Header; readonly rows: readonly FileRow[] }
  | { readonly ok: false; readonly message: string };

/** Wrong encoding, either way. */
const unreadable = /\ufffd|\0|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/;

/** The rows of a CSV, or why it can't be read. */
export function readFile(kind: ImportKind, content: string): ReadFile {
  // Excel's separator line.
  const text = content.replace(/^\ufeff/, "").replace(/^sep=.(?=\r?\n)/i, "");
  const broken = unreadable.exec(text);
  if (broken) return refused(texts.encoding(text.slice(0, broken.index).split("\n").length));
  const header = readHeader(kind, text);
  if (typeof header === "string") return refused(header);
  const rows: FileRow[] = [];
  const reading = csvLines(text, header.separator);
  reading.next();
  for (;;) {
    const next = reading.next();
    if (next.done === true) {
      if (next.value !== undefined) return refused(texts.quotes[next.value.fault](next.value.line));
      break;
    }
    rows.push({ row: rows.length, ...next.value });
  }
  return rows.length === 0 ? refused(texts.empty) : { ok: true, header, rows };
}

const refused = (message: string): ReadFile => ({ ok: false, message });

export function valuesOf(places: Header["places"], cells: readonly string[]): RowValues {
  return Object.fromEntries(
    Object.entries(places).map(([name, at]) => {
      const value = plainText(cells[at] ?? "");
      return [name, name === "phone" ? readPhone(value.replace(/^'/, "")) : value];
    }),
  );
}

/** Excel writes `="0612"`; exports prefix possible formulas with an apostrophe. */
function plainText(cell: string): string {
  const text = cell.trim();
  const literal = /^="([^"]*)"$/.exec(text)?.[1];
  return (literal ?? textOfCsvCell(text)).trim();
}

export const isFormula = (cell: string): boolean => /^\s*=(?!"[^"]*"\s*$)/.test(cell);
