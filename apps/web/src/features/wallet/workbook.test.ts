import { expect, test } from "vitest";
import { workbookRows } from "./workbook.ts";

function archive(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  const contents: number[] = [];
  const write = (to: number[], size: 2 | 4, ...values: number[]) => {
    for (const value of values) for (let at = 0; at < size; at += 1) to.push((value >>> (8 * at)) & 255);
  };
  for (const [name, text] of Object.entries(files)) {
    const [named, data] = [new TextEncoder().encode(name), new TextEncoder().encode(text)];
    const begin = bytes.length;
    write(bytes, 4, 0x04034b50);
    write(bytes, 2, 20, 0, 0, 0, 0);
    write(bytes, 4, 0, data.length, data.length);
    write(bytes, 2, named.length, 0);
    bytes.push(...named, ...data);
    write(contents, 4, 0x02014b50);
    write(contents, 2, 20, 20, 0, 0, 0, 0);
    write(contents, 4, 0, data.length, data.length);
    write(contents, 2, named.length, 0, 0, 0, 0);
    write(contents, 4, 0, begin);
    contents.push(...named);
  }
  const count = Object.keys(files).length;
  const end: number[] = [];
  write(end, 4, 0x06054b50);
  write(end, 2, 0, 0, count, count);
  write(end, 4, contents.length, bytes.length);
  write(end, 2, 0);
  return Uint8Array.from([...bytes, ...contents, ...end]);
}

const book = (sheet: string) =>
  archive({
    "xl/workbook.xml": '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId7" Type="t" Target="worksheets/feuille.xml"/></Relationships>',
    "xl/sharedStrings.xml":
      '<sst><si><t>Nom</t></si><si><r><t xml:space="preserve">Les </t></r><r><t>Érables &amp; C&#x2019;</t></r></si></sst>',
    "xl/worksheets/feuille.xml": `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  });

test("a first sheet's cells as texts: shared, in place, numbers, formulas, gaps", async () => {
  const sheet =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Téléphone</t></is></c><c r="C1" t="str"><v>Lots</v></c></row>' +
    '<row r="2"/>' +
    '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>3.3612345678E10</v></c><c r="C3"><f>6*2</f><v>12</v></c></row>' +
    '<row r="4"><c r="B4" t="n"><v>612345678</v></c></row>';
  expect(await workbookRows(book(sheet))).toEqual([
    ["Nom", "Téléphone", "Lots"],
    ["Les Érables & C’", "33612345678", "12"],
    ["", "612345678", ""],
  ]);
});

test("what is no workbook, or breaks off, is none", async () => {
  const whole = book('<row><c t="s"><v>0</v></c></row>');
  expect(await workbookRows(whole)).toEqual([["Nom"]]);
  expect(await workbookRows(archive({ mimetype: "text" }))).toBeUndefined();
  for (let length = 0; length < whole.length; length += 7)
    expect(await workbookRows(whole.slice(0, length))).toBeUndefined();
});
