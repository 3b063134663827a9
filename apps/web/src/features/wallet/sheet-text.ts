import { formulaWithoutValue, maxImportColumns, maxImportLength } from "@palier/contract/areas/wallet-import";
import {
  findImportHeader,
  headerSearched,
  type ImportKind,
} from "@palier/contract/areas/wallet-import-header";
import { csvCell } from "@palier/contract/kit/csv-cell";
import { columnName, openWorkbook, type Sheet, type SheetRow, WorkbookError } from "@palier/workbook";
import { importTexts } from "./import.texts.ts";

const texts = importTexts.file;

/** Of a whole sheet, empty ones between others included. */
const maxCells = 4_000_000;

export interface ReadSheet {
  /** Those that Excel shows as tabs. */
  readonly names: readonly string[];
  readonly name: string;
  /** Rows that a filter hides are read too. */
  readonly hiddenRows: number;
}

export type SheetText =
  | { readonly ok: true; readonly text: string; readonly sheet: ReadSheet }
  | { readonly ok: false; readonly message: string; readonly sheet?: ReadSheet };

/**
 * One sheet as CSV: a record for each of its rows, so that a record's number is the row's. Without `wanted` it is the first
 * visible sheet that has this kind's titles among its first rows, else the first that is not empty.
 */
export async function sheetText(
  bytes: Uint8Array<ArrayBuffer>,
  kind: ImportKind | undefined,
  wanted: string | undefined,
): Promise<SheetText> {
  let read: ReadSheet | undefined;
  try {
    const all = await openWorkbook(bytes);
    const shown = all.filter(({ isHidden }) => !isHidden);
    const sheets = shown.length === 0 ? all : shown;
    const sheet = sheets.find(({ name }) => name === wanted) ?? (await likeliest(sheets, kind));
    if (sheet === undefined) return { ok: false, message: texts.empty };
    const names = sheets.map(({ name }) => name);
    read = { names, name: sheet.name, hiddenRows: 0 };
    const content = await textOf(sheet);
    if ("message" in content) return { ok: false, message: content.message, sheet: read };
    return { ok: true, text: content.text, sheet: { ...read, hiddenRows: content.hiddenRows } };
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    const message = texts.workbook[error.fault](error.place ?? "");
    return read === undefined ? { ok: false, message } : { ok: false, message, sheet: read };
  }
}

const kinds: readonly ImportKind[] = ["buildings", "lots", "users"];

async function likeliest(sheets: readonly Sheet[], kind: ImportKind | undefined): Promise<Sheet | undefined> {
  if (sheets.length < 2) return sheets[0];
  let best = { sheet: sheets[0], count: -1 };
  for (const sheet of sheets) {
    const rows = await firstRows(sheet);
    const counts = (kind === undefined ? kinds : [kind]).map(
      (each) => Object.keys(findImportHeader(each, rows)?.places ?? {}).length,
    );
    // An empty sheet is the last choice.
    const count = rows.length === 0 ? -1 : Math.max(...counts);
    if (count > best.count) best = { sheet, count };
  }
  return best.sheet;
}

async function firstRows(sheet: Sheet): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const row of sheet.rows({ maxCells })) {
    const cells = cellsOf(row);
    if (cells.length > 0) rows.push(cells);
    if (rows.length === headerSearched) break;
  }
  return rows;
}

/** Up to the last cell that shows something. */
function cellsOf({ cells }: SheetRow): readonly string[] {
  const texts = cells.map((cell) => (cell?.isUnknown === true ? formulaWithoutValue : (cell?.text ?? "")));
  return texts.slice(0, texts.findLastIndex((text) => text.trim() !== "") + 1);
}

type Content = { readonly text: string; readonly hiddenRows: number } | { readonly message: string };

async function textOf(sheet: Sheet): Promise<Content> {
  const records: { line: number; count: number; record: string }[] = [];
  let [width, length, hiddenRows] = [0, 0, 0];
  for await (const row of sheet.rows({ maxCells })) {
    const cells = cellsOf(row);
    if (cells.length === 0) continue;
    width = Math.max(width, cells.length);
    if (width > maxImportColumns) return { message: texts.tooWide(sheet.name, columnName(width), row.line) };
    length += cells.reduce((sum, cell) => sum + cell.length + 1, 0);
    if (length > maxImportLength) return { message: texts.tooLong };
    if (row.isHidden) hiddenRows += 1;
    records.push({ line: row.line, count: cells.length, record: cells.map(csvCell).join(";") });
  }
  if (records.length === 0) return { message: texts.emptySheet(sheet.name) };
  let text = "";
  let next = 1;
  for (const { line, count, record } of records) {
    // Sheets leave out what is empty at a row's end, and rows that are.
    text += `${"\r\n".repeat(line - next)}${record}${";".repeat(width - count)}\r\n`;
    next = line + 1;
  }
  return text.length > maxImportLength ? { message: texts.tooLong } : { text, hiddenRows };
}
