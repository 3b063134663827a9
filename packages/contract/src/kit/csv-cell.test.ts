import { expect, test } from "vitest";
import { csvCell, textOfCsvCell } from "./csv-cell.ts";

test("A02 a cell that a spreadsheet would run is text, in full width and after a line break too", () => {
  for (const text of ["=1+1", "+1", "-1+1|cmd", "@SUM(A1)", "＝1+1", "＋1", "－1", "＠A1"])
    expect(csvCell(text).replace(/^"/, "")).toBe(`'${text}${text.includes("|") ? '"' : ""}`);
  for (const text of ["\t=1", "\r=1", "\n=1"]) expect(csvCell(text)).toBe(`"'${text}"`);
});

test("A02 a program that takes a comma, a tab or a bar for the separator finds one cell", () => {
  for (const mark of [",", "\t", "|", ";"]) {
    const text = `Dupont${mark}=HYPERLINK("http://evil.test")`;
    expect(csvCell(text)).toBe(`"Dupont${mark}=HYPERLINK(""http://evil.test"")"`);
  }
  expect(csvCell("Élodie d’Arc-Durand")).toBe("Élodie d’Arc-Durand");
});

test("A02 what was written is read again; an apostrophe of the text stays", () => {
  for (const text of ["=1+1", "＝1+1", "\n=1", "-12", "'t Hart", "Élodie"])
    expect(textOfCsvCell(csvCell(text).replace(/^"|"$/g, ""))).toBe(text);
});
