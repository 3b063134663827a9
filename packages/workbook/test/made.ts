/** Workbooks written by hand, in the forms of programs that no test can run. */
import { strToU8, zipSync } from "fflate";
import { openWorkbook, type SheetRow } from "../src/index.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006/relationships";

export interface Parts {
  readonly sheet: string;
  readonly shared?: string;
  readonly styles?: string;
  readonly book?: string;
}

/** Of one sheet, whose parts have names of their own, found by relations alone. */
export function archive({ sheet, shared = "<sst/>", styles = "<styleSheet/>", book }: Parts) {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (inner: string) => `<Relationships xmlns="${packaged}">${inner}</Relationships>`;
  const files = {
    "_rels/.rels": relations(relation("a", "officeDocument", "/xl/livre.xml")),
    "xl/livre.xml":
      book ??
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="7" r:id="s"/></sheets></workbook>`,
    "xl/_rels/livre.xml.rels": relations(
      relation("s", "worksheet", "worksheets/feuille.xml") +
        relation("t", "sharedStrings", "../xl/textes.xml") +
        relation("f", "styles", "styles1.xml"),
    ),
    "xl/textes.xml": shared,
    "xl/styles1.xml": styles,
    "xl/worksheets/feuille.xml": sheet,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** A worksheet with these rows. */
export const sheetOf = (rows: string) =>
  `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;

export async function rowsOf(bytes: Uint8Array, limits = {}, at = 0): Promise<readonly SheetRow[]> {
  const sheets = await openWorkbook(Uint8Array.from(bytes));
  const rows: SheetRow[] = [];
  for await (const row of sheets[at]?.rows(limits) ?? []) rows.push(row);
  return rows;
}

/** Each row as its number and its texts; a formula without a value is « ? ». */
export const shown = (rows: readonly SheetRow[]) =>
  rows
    .filter(({ cells }) => cells.length > 0)
    .map(({ line, cells }) => [line, ...cells.map((cell) => (cell?.isUnknown ? "?" : (cell?.text ?? "")))]);
