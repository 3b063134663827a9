import { expect, test } from "vitest";
import { cellsOf, parts, textIn } from "./workbook-cells.ts";

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
