import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BrokenQuote, type CsvLine, csvLines, type Separator, separators } from "./csv-lines.ts";

function linesOf(text: string, separator: Separator = ";"): readonly CsvLine[] | BrokenQuote {
  const lines: CsvLine[] = [];
  const reading = csvLines(text, separator);
  for (;;) {
    const next = reading.next();
    if (next.done === true) return next.value ?? lines;
    lines.push(next.value);
  }
}

const cell = fc.string({
  unit: fc.constantFrom("a", "é", ";", "\t", '"', "\n", " ", ",", "’"),
  maxLength: 6,
});
const isFilled = (cells: readonly string[]) => cells.some((each) => each.trim() !== "");
const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }).filter(isFilled), { maxLength: 6 });
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const plain = (text: string): string => (/[;,\t"\n\r]/.test(text) ? quoted(text) : text);

describe("CSV lines", () => {
  test.each([["\n"], ["\r\n"], ["\r"]])("what was written is read back, lines ended by %j", (end) => {
    fc.assert(
      fc.property(rows, fc.constantFrom(quoted, plain), fc.boolean(), (table, write, closed) => {
        for (const separator of separators) {
          const text = table.map((cells) => cells.map(write).join(separator)).join(end) + (closed ? end : "");
          const read = linesOf(text, separator);
          expect("fault" in read ? read : read.map(({ cells }) => cells)).toEqual(table);
        }
      }),
    );
  });

  test("any text at all comes to an end", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const read = linesOf(text);
        return "fault" in read || read.every(({ line, cells }) => line >= 1 && cells.length > 0);
      }),
    );
  });

  test("lines that Excel leaves of emptied rows are none, but count; of a sheet, each record is one row", () => {
    const text = 'a;b\r\n;;;\r\n"x\ny";z\r\n \u00a0;""\r\n1;2\r\n';
    const numbers = (by: "lines" | "records") => [...csvLines(text, ";", by)].map(({ line }) => line);
    expect(numbers("lines")).toEqual([1, 3, 6]);
    expect(numbers("records")).toEqual([1, 3, 5]);
    const parts = [...csvLines(text, ";")].map(({ from, to }) => text.slice(from, to));
    expect(parts).toEqual(["a;b", '"x\ny";z', "1;2"]);
  });

  test("a line's number counts the line breaks within quotes and the blank lines", () => {
    const text = 'a;b\n\n"x\ny";z\n"1";3\n';
    expect(linesOf(text)).toMatchObject([
      { line: 1, cells: ["a", "b"] },
      { line: 3, cells: ["x\ny", "z"] },
      { line: 5, cells: ["1", "3"] },
    ]);
  });

  test("quotes that cannot be read are said with their line, and nothing is dropped", () => {
    expect(linesOf('a;b\nc;"d')).toEqual({ fault: "open", line: 2 });
    expect(linesOf('a;b\n"1"2;3\n')).toEqual({ fault: "followed", line: 2 });
    expect(linesOf('a;"x\ny" ;z')).toEqual({ fault: "followed", line: 2 });
  });
});
