import type { FieldKind } from "@palier/contract";
import { parisLocal } from "@palier/contract";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { cellText } from "../core/cell-text.ts";
import type { AnyRow } from "../world/catalog.ts";
import type { ExportColumn } from "./export-column.ts";
import { frame, letters, sheetHead, sheetTail, style } from "./xlsx-frame.ts";

/** In characters: a millisecond, during which other worlds wait. Half of it costs 8 % more. */
const chunkLength = 16_384;

/** Excel's limit, header included. */
const maxRows = 1_048_576;

/**
 * Sheets first, then the parts that list them. Inline strings cannot run as formulas. Each cell says its place, without which
 * ExcelJS and read-excel-file read nothing.
 *
 * @param title of the document
 * @param list the sheets' name
 */
export function* xlsxChunks(
  columns: readonly ExportColumn[],
  rows: Iterable<AnyRow>,
  title: string,
  list: string,
): Generator<Uint8Array<ArrayBuffer>> {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(new Uint8Array(chunk));
  });
  const open = (name: string) => {
    const file = new ZipDeflate(name, { level: 1 });
    zip.add(file);
    return file;
  };
  const taken = () => ready.splice(0);

  const marks = columns.map((_, at) => letters(at + 1));
  const iterator = rows[Symbol.iterator]();
  let next = iterator.next();
  let sheets = 0;
  do {
    sheets += 1;
    const sheet = open(`xl/worksheets/sheet${sheets}.xml`);
    sheet.push(strToU8(sheetHead(columns) + headerRow(columns, marks)));
    yield* taken();
    let text = "";
    let line = 2;
    for (; line <= maxRows && !next.done; line += 1, next = iterator.next()) {
      text += sheetRow(columns, marks, next.value, line);
      if (text.length < chunkLength) continue;
      sheet.push(strToU8(text));
      text = "";
      yield* taken();
    }
    sheet.push(strToU8(text + sheetTail(columns.length, line - 1)), true);
    yield* taken();
  } while (!next.done);

  for (const [name, text] of frame(sheets, columns.length, title, list)) open(name).push(strToU8(text), true);
  zip.end();
  yield* taken();
}

function headerRow(columns: readonly ExportColumn[], marks: readonly string[]): string {
  const cells = columns.map(({ title }, at) => textCell(`${marks[at]}1`, title, style.header));
  return `<row r="1">${cells.join("")}</row>`;
}

function sheetRow(
  columns: readonly ExportColumn[],
  marks: readonly string[],
  row: AnyRow,
  line: number,
): string {
  let cells = "";
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at];
    const value = column && row[column.name];
    if (column === undefined || value === null || value === undefined) continue;
    cells += cell(`${marks[at]}${line}`, value, column.field.kind, () => cellText(value, column.field));
  }
  return `<row r="${line}">${cells}</row>`;
}

function cell(place: string, value: unknown, kind: FieldKind, text: () => string): string {
  switch (kind) {
    case "money":
      return numberCell(place, Number(value) / 100, style.money);
    case "id":
    case "reference":
    case "count":
    case "number":
      return numberCell(place, Number(value), style.plain);
    case "date":
      return numberCell(place, serial(`${String(value)}T00:00:00`), style.date);
    case "dateTime":
      return numberCell(place, serial(parisLocal(Date.parse(String(value)))), style.dateTime);
    case "text":
    case "longText":
    case "html":
    case "email":
    case "phone":
    case "postalCode":
    case "url":
    case "color":
    case "flag":
    case "choice":
    case "list":
    case "json":
      return textCell(place, text(), style.plain);
    default:
      return kind satisfies never;
  }
}

/** Days since 1899-12-30, in local time. */
const serial = (local: string): number => Date.parse(`${local}Z`) / 86_400_000 + 25_569;

const numberCell = (place: string, value: number, at: number): string =>
  `<c r="${place}" s="${at}"><v>${value}</v></c>`;

const textCell = (place: string, text: string, at: number): string =>
  `<c r="${place}" s="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Without characters that XML forbids, cut at Excel's limit. */
function escaped(text: string): string {
  const legal = text.slice(0, 32_767).replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, "");
  // Excel reads `_x000D_` as a line break, and its own first sign as « _ ».
  const literal = legal.includes("_x") ? legal.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_") : legal;
  return literal.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
