/** What programs write is read as they show it. */
import ExcelJS from "exceljs";
import { describe, expect, test } from "vitest";
import { utils, write } from "xlsx";
import { openWorkbook } from "../src/index.ts";
import { archive, rowsOf, sheetOf, shown } from "./made.ts";

test("Open XML SDK: a prefix before each name, single quotes, inline texts, no row numbers", async () => {
  const sheet = `<?xml version='1.0'?><x:worksheet xmlns:x='http://schemas.openxmlformats.org/spreadsheetml/2006/main'><x:sheetData>
    <x:row><x:c r='A1' t='inlineStr'><x:is><x:t>Nom</x:t></x:is></x:c><x:c r='C1' t='str'><x:v>L&#x2019;Été &amp; Cie</x:v></x:c></x:row>
    <x:row r='4'><x:c t='inlineStr'><x:is><x:r><x:t xml:space='preserve'>Les </x:t></x:r><x:r><x:t>Érables</x:t></x:r></x:is></x:c></x:row>
    </x:sheetData></x:worksheet>`;
  expect(shown(await rowsOf(archive({ sheet })))).toEqual([
    [1, "Nom", "", "L’Été & Cie"],
    [4, "Les Érables"],
  ]);
});

test("LibreOffice and openpyxl: shared texts with hints, formulas with and without a value, errors, gaps", async () => {
  const shared =
    "<sst><si><t>Nom</t></si><si><r><t>東京</t></r><rPh sb='0' eb='2'><t>トウキョウ</t></rPh></si><si><t>a_x000D_b<!-- no --></t></si><si/></sst>";
  const rows =
    '<row r="2" hidden="1"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="D2" t="s"><v>2</v></c><c r="E2" t="s"><v>3</v></c></row>' +
    '<row r="5"><c r="A5"><f>6*2</f><v>12</v></c><c r="B5" t="str"><f>LOWER("A")</f><v>a</v></c><c r="C5"><f>A5</f></c>' +
    '<c r="D5"><f>A5</f><v></v></c><c r="E5" t="str"><f>""</f><v></v></c><c r="F5" t="e"><f>1/0</f><v>#DIV/0!</v></c>' +
    '<c r="G5" t="b"><v>1</v></c><c r="H5"><v>3.3612345678E10</v></c><c r="I5"><v>12.000000000000002</v></c><c r="J5"><v>12.5</v></c></row>' +
    '<row r="9"/><row r="11"><c s="3"/><c r="B11"/></row>';
  const read = await rowsOf(archive({ sheet: sheetOf(rows), shared }));
  expect(shown(read)).toEqual([
    [2, "Nom", "東京", "", "a\rb"],
    [5, "12", "a", "?", "?", "", "#DIV/0!", "VRAI", "33612345678", "12", "12,5"],
  ]);
  expect(read.map(({ isHidden }) => isHidden)).toEqual([true, false, false, false]);
});

describe("a number is shown by its format", () => {
  test.each([
    ["00000", 6000, "06000"],
    ['0#" "##" "##" "##" "##', 612345690, "06 12 34 56 90"],
    ["#,##0", 1200, "1\u202f200"],
    ["0.00", 12, "12,00"],
    ["#,##0 [$€-1]", 1200, "1\u202f200 €"],
    ["[$-409]#,##0.0", 1200, "1\u202f200,0"],
    ["[$-C00]d mmmm yyyy", 46150, "8 mai 2026"],
    ["dd/mm/yyyy", 46150, "08/05/2026"],
    ["[$-40C]d mmmm yyyy;@", 46150, "8 mai 2026"],
    ["[$-F800]dddd\\, mmmm dd\\, yyyy", 46150, "vendredi 8 mai 2026"],
    ["0.00E+00", 33612345678, "33612345678"],
    ["@", 69003, "69003"],
    ["garbage[[", 12, "12"],
  ])("%s", async (code, value, text) => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code.replaceAll('"', "&quot;")}"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
    const sheet = sheetOf(`<row><c s="1"><v>${value}</v></c><c s="2"><v>46150</v></c></row>`);
    const [, first, second] = shown(await rowsOf(archive({ sheet, styles })))[0] ?? [];
    expect([String(first).replaceAll("\u00a0", "\u202f"), second]).toEqual([text, "08/05/2026"]);
  });

  test("from 1904 in workbooks of older Macs", async () => {
    const book =
      '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="A" r:id="s"/></sheets></workbook>';
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
    const sheet = sheetOf('<row><c><v>44688</v></c><c t="d"><v>2026-05-08</v></c></row>');
    expect(shown(await rowsOf(archive({ sheet, styles, book })))).toEqual([[1, "08/05/2026", "08/05/2026"]]);
  });

  test("days in ISO 8601 are shown by their format, or as days where it is none for days", async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>';
    const sheet = sheetOf(
      '<row><c t="d"><v>2026-05-08</v></c><c t="d"><v>2026-05-08T10:30:00Z</v></c><c t="d" s="1"><v>2026-05-08</v></c><c t="d"><v>10:30:00</v></c></row>',
    );
    expect(shown(await rowsOf(archive({ sheet, styles })))).toEqual([
      [1, "08/05/2026", "08/05/2026 10:30", "08/05/2026 00:00", "10:30:00"],
    ]);
  });
});

test("exceljs: sheets in their order, hidden ones named so, dates, rich texts, links, formulas, errors", async () => {
  const book = new ExcelJS.Workbook();
  book.addWorksheet("Listes", { state: "veryHidden" }).addRow(["a"]);
  const sheet = book.addWorksheet("Résidents & Cie");
  sheet.addRow(["Liste"]);
  sheet.mergeCells("A1:C1");
  sheet.addRow([]);
  sheet.addRow(["Nom", "Né le", "Code", "Lien", "Calcul", "Vide", "Faute"]);
  const row = sheet.addRow([
    { richText: [{ text: "Le " }, { font: { bold: true }, text: "Clos" }] },
    new Date("2026-05-08T00:00:00Z"),
    6000,
    { text: "anne@essai.test", hyperlink: "mailto:anne@essai.test" },
    { formula: "1+1", result: 2 },
    { formula: "1+1" },
    { error: "#N/A" },
  ]);
  row.getCell(2).numFmt = "dd/mm/yyyy";
  row.getCell(3).numFmt = "00000";
  const bytes = new Uint8Array(await book.xlsx.writeBuffer());
  expect((await openWorkbook(bytes)).map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ["Listes", true],
    ["Résidents & Cie", false],
  ]);
  expect(shown(await rowsOf(bytes, {}, 1))).toEqual([
    [1, "Liste"],
    [3, "Nom", "Né le", "Code", "Lien", "Calcul", "Vide", "Faute"],
    [4, "Le Clos", "08/05/2026", "06000", "anne@essai.test", "2", "?", "#N/A"],
  ]);
});

test.each([false, true])("SheetJS, with shared texts: %s", async (bookSST) => {
  const sheet = utils.aoa_to_sheet([
    ["Nom", "Code", "Lots", "Le", "Vrai"],
    ["  L’Été <&> ", "06000", 12.5, new Date(2026, 4, 8), true],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "A");
  sheet.D2 = { t: "n", v: 46150, z: "dd/mm/yyyy" };
  const bytes: ArrayBuffer = write(book, { type: "array", bookType: "xlsx", bookSST, compression: true });
  expect(shown(await rowsOf(new Uint8Array(bytes)))).toEqual([
    [1, "Nom", "Code", "Lots", "Le", "Vrai"],
    [2, "  L’Été <&> ", "06000", "12,5", "08/05/2026", "VRAI"],
  ]);
});
