/** A02 Exported workbooks open in programs that are not ours. */
import ExcelJS from "exceljs";
import readExcelFile from "read-excel-file/node";
import { expect, test } from "vitest";
import { read, utils } from "xlsx";
import { oneWorld } from "../kit/worlds.ts";

const { client, table, send, done } = await oneWorld();
const columns = "name,postalCode,lotCount,createdAt,managerEmail";
const titles = ["Nom", "Code postal", "Lots", "Créé le", "E-mail du gestionnaire"];

/** Of buildings of one city, some without a manager: the file, and the same rows as the list shows them. */
async function exported() {
  const building = {
    street: "1, rue X",
    postalCode: "06000",
    city: "Ailleurs",
    status: "active",
    lotCount: 7,
  };
  const names = ["L’Été <&> « Cie »", '=SUM("A1")', "Deux mots"];
  for (const [at, name] of names.entries())
    await done(send("/admin/building/new", { ...building, name, reference: `AILLEURS-${at}` }));
  const query = "city=Ailleurs&order[0][column]=0&columns[0][data]=id";
  const { data } = await table(`/admin/building/ajax-list?${query}`);
  expect(data.map(({ name }) => name)).toEqual(names);
  const answer = await client().get(
    `/admin/building/ajax-list-export?${query}&format=xlsx&column_field_list=${columns}`,
  );
  return { bytes: Buffer.from(await answer.arrayBuffer()), names };
}

const rows = (names: readonly string[]) => [
  titles,
  ...names.map((name) => [name, "06000", 7, expect.any(Date), null]),
];

test("A02 ExcelJS, read-excel-file and SheetJS find every cell of an export, its name, widths, filter and fixed titles", async () => {
  const { bytes, names } = await exported();
  const book = new ExcelJS.Workbook();
  // Its declaration knows an older Buffer.
  await book.xlsx.load(Uint8Array.from(bytes).buffer);
  const sheet = book.getWorksheet("Immeubles");
  const found = [1, 2, 3, 4].map((line) => titles.map((_, at) => sheet?.getRow(line).getCell(at + 1).value));
  expect(found).toEqual(rows(names));
  expect(sheet?.views).toEqual([expect.objectContaining({ state: "frozen", ySplit: 1 })]);
  expect(sheet?.autoFilter).toBe("A1:E4");
  const widths = titles.map((_, at) => sheet?.getColumn(at + 1).width ?? 0);
  expect(widths).toEqual([28, 15, 10, 18, 34]);

  const [first] = await readExcelFile(bytes);
  expect(first?.sheet).toBe("Immeubles");
  expect(first?.data).toEqual(rows(names));

  const { SheetNames, Sheets } = read(bytes, { cellDates: true });
  expect(SheetNames).toEqual(["Immeubles"]);
  const [only] = Object.values(Sheets);
  if (only === undefined) throw new Error("no sheet");
  expect(utils.sheet_to_json(only, { header: 1, defval: null })).toEqual(rows(names));
});
