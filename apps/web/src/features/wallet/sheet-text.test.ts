import ExcelJS from "exceljs";
import { expect, test } from "vitest";
import { readImportFile } from "./read-import-file.ts";

const titles = ["Prénom", "Nom", "E-mail", "Téléphone"];

async function chosen(make: (book: ExcelJS.Workbook) => void, sheet?: string) {
  const book = new ExcelJS.Workbook();
  make(book);
  const file = new File([Uint8Array.from(new Uint8Array(await book.xlsx.writeBuffer()))], "residents.xlsx");
  return readImportFile(file, "users", sheet);
}

const several = (book: ExcelJS.Workbook) => {
  book.addWorksheet("Cachée", { state: "hidden" }).addRow(titles);
  book.addWorksheet("Lisez-moi").addRow(["Les résidents sont dans la feuille 2"]);
  const sheet = book.addWorksheet("Résidents");
  sheet.addRow(["Liste"]);
  sheet.addRow(titles);
  sheet.addRow([]);
  sheet.addRow(["Ada", "Essai", "ada@essai.test"]).hidden = true;
  book.addWorksheet("Vide");
};

test("of several sheets the one with the titles is read, row by row; another can be chosen, and an empty one is said", async () => {
  const names = ["Lisez-moi", "Résidents", "Vide"];
  expect(await chosen(several)).toEqual({
    ok: true,
    text: "Liste;;;\r\nPrénom;Nom;E-mail;Téléphone\r\n\r\nAda;Essai;ada@essai.test;\r\n",
    sheet: { names, name: "Résidents", hiddenRows: 1 },
  });
  expect(await chosen(several, "Lisez-moi")).toMatchObject({ ok: true, sheet: { name: "Lisez-moi" } });
  expect(await chosen(several, "Vide")).toEqual({
    ok: false,
    message: expect.stringContaining(
      "« Vide » est vide".replaceAll("« ", "«\u00a0").replaceAll(" »", "\u00a0»"),
    ),
    sheet: { names, name: "Vide", hiddenRows: 0 },
  });
});

test("a sheet keeps what its cells show: zeros, dates, errors, formulas without a value, no cell that runs", async () => {
  const read = await chosen((book) => {
    const sheet = book.addWorksheet("A");
    sheet.addRow(["a", "b", "c", "d", "e", "f"]);
    const row = sheet.addRow([
      6000,
      new Date("2026-05-08T00:00:00Z"),
      { error: "#REF!" },
      { formula: "1+1" },
      "=1+1",
      'x;"y',
    ]);
    row.getCell(1).numFmt = "00000";
    row.getCell(2).numFmt = "dd/mm/yyyy";
  });
  expect(read).toMatchObject({
    ok: true,
    text: 'a;b;c;d;e;f\r\n06000;08/05/2026;#REF!;#FORMULE!;\'=1+1;"x;""y"\r\n',
  });
});

test("a sheet that is too wide or too long is refused with what to do", async () => {
  const wide = await chosen((book) => {
    book.addWorksheet("Large").getCell("CW7").value = "x";
  });
  expect(wide).toMatchObject({ ok: false, message: expect.stringMatching(/Large.*colonne CW.*ligne 7/) });
  const long = await chosen((book) => {
    const sheet = book.addWorksheet("Long");
    for (let at = 0; at < 400; at += 1) sheet.addRow(["x".repeat(32_000)]);
  });
  expect(long).toMatchObject({ ok: false, message: expect.stringContaining("trop long") });
});
