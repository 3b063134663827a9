import { expect, test } from "vitest";
import { cellsOf, parts, textIn } from "./workbook-cells.ts";
import { workbookRows } from "./workbook-rows.ts";

test("cells are read as writers put them: places, shared and rich texts, prefixes, empty ones", () => {
  const shared = parts(
    '<sst><si><t>A &amp; B</t></si><si><r><t xml:space="preserve">C </t></r><r><t>D&#233;</t></r></si></sst>',
    "si",
  ).map(textIn);
  const row =
    '<x:c r="A2"><x:v>12.34</x:v></x:c><x:c r="C2" t="s"><x:v>0</x:v></x:c><x:c r="D2" s="1"/>' +
    '<c r="E2" t="s"><v>1</v></c><c r="F2" t="str"><f>E2</f><v>&lt;3</v></c><c r="AA2" t="inlineStr"><is><t>Z</t></is></c>';
  const cells = cellsOf(row, shared);
  expect(cells.slice(0, 6)).toEqual([12.34, undefined, "A & B", undefined, "C Dé", "<3"]);
  expect([cells.length, cells[26]]).toEqual([27, "Z"]);
});

test("cells without places follow each other, and no place is taken that no workbook has", () => {
  expect(cellsOf("<c><v>1</v></c><c/><c><v>2</v></c>", [])).toEqual([1, undefined, 2]);
  expect(cellsOf('<c r="ZZZZZZ1"><v>1</v></c>', [])).toEqual([1]);
});

test("single quotes, spaces and attributes of values are XML as well", () => {
  const row =
    "<c r='B1' t = 's'><v>0</v></c><c r='C1' t='str'><v xml:space='preserve'> 1</v></c><c r='D1'><v>2</v></c>";
  expect(cellsOf(row, ["A"])).toEqual([undefined, "A", " 1", 2]);
});

/** Stored, not packed. */
function zipped(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const heads = Object.entries(files).map(([name, text]) => {
    const head = Buffer.alloc(46);
    head.writeUInt32LE(text.length, 20);
    head.writeUInt16LE(name.length, 28);
    head.writeUInt32LE(Buffer.concat(bodies).length, 42);
    const local = Buffer.alloc(30);
    local.writeUInt16LE(name.length, 26);
    bodies.push(local, Buffer.from(name + text));
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50);
  end.writeUInt16LE(heads.length, 10);
  end.writeUInt32LE(Buffer.concat(bodies).length, 16);
  return Buffer.concat([...bodies, ...heads, end]);
}

test("shared texts are found by what they are, as sheets are: writers choose the names of parts", () => {
  const bytes = zipped({
    "xl/workbook.xml": "<workbook/>",
    "xl/SharedStrings2.xml": "<sst><si><t>12,34 EUR</t></si></sst>",
    "xl/worksheets/one.xml": '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>',
  });
  expect(workbookRows(bytes, 1)).toEqual({ count: 1, first: [["12,34 EUR"]] });
});
