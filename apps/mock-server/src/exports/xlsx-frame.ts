import type { FieldKind } from "@palier/contract";
import type { ExportColumn } from "./export-column.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const style = { plain: 0, header: 1, money: 2, date: 3, dateTime: 4 } as const;

const styles =
  `${xml}<styleSheet xmlns="${main}">` +
  '<numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/>' +
  '<numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FF2F5D62"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** In characters: what a value of each kind takes, so that none is shown as « #### ». */
const widths: Readonly<Record<FieldKind, number>> = {
  id: 10,
  reference: 10,
  count: 10,
  number: 12,
  flag: 10,
  color: 12,
  postalCode: 13,
  date: 13,
  dateTime: 18,
  money: 16,
  phone: 17,
  choice: 20,
  text: 28,
  email: 34,
  url: 40,
  list: 40,
  json: 40,
  longText: 60,
  html: 60,
};

/** Beside its title, a header has the filter's arrow. */
const widthOf = ({ title, field }: ExportColumn): number => Math.max(widths[field.kind], title.length + 4);

/** A sheet's beginning: titles that stay when it is scrolled, columns as wide as their kind. */
export const sheetHead = (columns: readonly ExportColumn[]): string =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
  `${columns.map((column, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(column)}" customWidth="1"/>`).join("")}` +
  "</cols><sheetData>";

/** Its end, with a filter over all its rows. */
export const sheetTail = (columns: number, lines: number): string =>
  `</sheetData><autoFilter ref="A1:${letters(columns)}${lines}"/></worksheet>`;

/** How a sheet calls its columns: 1 is A, 27 is AA. */
export const letters = (column: number): string =>
  (column > 26 ? letters(Math.floor((column - 1) / 26)) : "") + String.fromCharCode(65 + ((column - 1) % 26));

/** At most 31 characters, without those that a formula needs around a sheet's name. */
const sheetName = (list: string, number: number): string => {
  const more = number === 1 ? "" : ` ${number}`;
  const plain = list.replaceAll(/[[\]:*?/\\]/g, " ").replaceAll("'", "’");
  return `${plain.slice(0, 31 - more.length).trim()}${more}`;
};

/** Announced by screen readers. */
const properties = (title: string): string =>
  `${xml}<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
  `<dc:title>${title}</dc:title><dc:language>fr-FR</dc:language></cp:coreProperties>`;

/**
 * All workbook files but the sheets. By the name `ColumnTitle`, NVDA and JAWS read the header with each cell.
 *
 * @param title of the document, which needs no escaping
 * @param list what its sheets are called
 */
export function frame(
  sheets: number,
  columns: number,
  title: string,
  list: string,
): readonly (readonly [name: string, text: string])[] {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const part = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (inner: string) =>
    `${xml}<Relationships xmlns="${packaged}/relationships">${inner}</Relationships>`;
  const each = (one: (number: number) => string) => numbers.map(one).join("");
  const nameOf = (n: number) => sheetName(list, n).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return [
    ["xl/styles.xml", styles],
    [
      "xl/workbook.xml",
      `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(
        (n) => `<sheet name="${nameOf(n).replaceAll('"', "&quot;")}" sheetId="${n}" r:id="rId${n}"/>`,
      )}</sheets><definedNames>${each(
        (n) =>
          `<definedName name="ColumnTitle" localSheetId="${n - 1}">'${nameOf(n)}'!$A$1:$${letters(columns)}$1</definedName>`,
      )}</definedNames></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      relations(
        each((n) => relation(`rId${n}`, "worksheet", `worksheets/sheet${n}.xml`)) +
          relation(`rId${sheets + 1}`, "styles", "styles.xml"),
      ),
    ],
    ["docProps/core.xml", properties(title)],
    [
      "_rels/.rels",
      relations(
        relation("rId1", "officeDocument", "xl/workbook.xml") +
          `<Relationship Id="rId2" Type="${packaged}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
      ),
    ],
    [
      "[Content_Types].xml",
      `${xml}<Types xmlns="${packaged}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
        `${part("/xl/workbook.xml", "sheet.main")}${part("/xl/styles.xml", "styles")}${each((n) =>
          part(`/xl/worksheets/sheet${n}.xml`, "worksheet"),
        )}</Types>`,
    ],
  ];
}
