import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvLines } from "./csv-lines.ts";

const cell = fc.string({ unit: fc.constantFrom("a", "é", ";", '"', "\n", " ", ",", "’"), maxLength: 6 });
const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const plain = (text: string): string => (/[;"\n\r]/.test(text) ? quoted(text) : text);

describe("CSV lines", () => {
  test.each([["\n"], ["\r\n"], ["\r"]])("what was written is read back, lines ended by %j", (end) => {
    fc.assert(
      fc.property(rows, fc.constantFrom(quoted, plain), fc.boolean(), (table, write, closed) => {
        const text = table.map((cells) => cells.map(write).join(";")).join(end) + (closed ? end : "");
        const read = csvLines(text);
        expect("fault" in read ? read : read.map(({ cells }) => cells)).toEqual(table);
      }),
    );
  });

  test("any text at all comes to an end", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const read = csvLines(text);
        return "fault" in read || read.every(({ line, cells }) => line >= 1 && cells.length > 0);
      }),
    );
  });

  test("a line's number counts the line breaks within quotes and the blank lines", () => {
    const text = 'a;b\n\n"x\ny";z\n"1";3\n';
    expect(csvLines(text)).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 3, cells: ["x\ny", "z"] },
      { line: 5, cells: ["1", "3"] },
    ]);
  });

  test("quotes that cannot be read are said with their line, and nothing is dropped", () => {
    expect(csvLines('a;b\nc;"d')).toEqual({ fault: "open", line: 2 });
    expect(csvLines('a;b\n"1"2;3\n')).toEqual({ fault: "followed", line: 2 });
    expect(csvLines('a;"x\ny" ;z')).toEqual({ fault: "followed", line: 2 });
  });
});
