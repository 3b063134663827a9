import { fold } from "../../store/fold.ts";
import { type CsvLine, csvLines } from "./csv-lines.ts";
import { importTexts as texts } from "./import.texts.ts";

export type ImportKind = keyof typeof texts.columns;

/** A file's rows by column name, or why the whole file is refused: a French sentence that names the line. */
export type ReadFile =
  | { readonly ok: true; readonly rows: readonly NumberedRow[] }
  | { readonly ok: false; readonly message: string };

export interface FileRow {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** A row with its place in the file, from 0, which rejected rows do not change. */
export interface NumberedRow extends FileRow {
  readonly row: number;
}

/** UTF-8 that was read as something else, or something else that was read as UTF-8. */
const unreadable = /\ufffd|\0|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/;

/** Reads an imported file: UTF-8 (a BOM may stand), `;` between cells, the kind's header, and whole lines. */
export function readFile(kind: ImportKind, content: string): ReadFile {
  const text = content.replace(/^\ufeff/, "");
  const broken = unreadable.exec(text);
  if (broken) return refused(texts.encoding(text.slice(0, broken.index).split("\n").length));
  const lines = csvLines(text);
  if ("fault" in lines) return refused(texts.quotes[lines.fault](lines.line));
  const columns = Object.entries(texts.columns[kind]);
  const [header, ...rest] = lines;
  const wrong = wrongHeader(
    header,
    columns.map(([, title]) => title),
  );
  if (wrong !== undefined) return refused(wrong);
  const torn = rest.find(({ cells }) => cells.length !== columns.length);
  if (torn) return refused(texts.cells(torn.line, torn.cells.length, columns.length));
  if (rest.length === 0) return refused(texts.empty);
  const rows = rest.map(({ line, cells }, row) => ({
    row,
    line,
    values: Object.fromEntries(columns.map(([name], at) => [name, cells[at]?.trim() ?? ""])),
  }));
  return { ok: true, rows };
}

const refused = (message: string): ReadFile => ({ ok: false, message });

function wrongHeader(header: CsvLine | undefined, titles: readonly string[]): string | undefined {
  const found = header?.cells ?? [];
  const same =
    found.length === titles.length && titles.every((title, at) => plain(found[at]) === plain(title));
  if (same) return undefined;
  const [only = ""] = found;
  if (found.length === 1 && only.includes("\t")) return texts.separator(texts.tab);
  const separator = found.length === 1 ? [",", "|"].find((each) => only.includes(each)) : undefined;
  return separator === undefined ? texts.header(titles.join(";")) : texts.separator(separator);
}

/** Titles are compared without case, accents, typographic apostrophes and outer spaces. */
const plain = (title: string | undefined): string => fold((title ?? "").trim().replaceAll("’", "'"));
