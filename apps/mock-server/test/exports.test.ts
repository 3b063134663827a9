import { formatBracketQuery } from "@palier/contract";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, json, openDoor, type TableAnswer } from "./harness.ts";

const door = await openDoor({ rows: { building: 700 } });
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
  const trap = {
    name: '=HYPERLINK("http://x")',
    reference: "-1+2",
    street: '1; rue "du" Test\r\nbâtiment B',
    postalCode: "69003",
    city: "Ville du Piège",
    status: "active",
    lotCount: 3,
    accessInstructions: null,
  };
  expect((await client.post("/admin/building/new", trap)).status).toBe(201);
});
afterAll(() => door.close());

const file = (query: Record<string, unknown>) =>
  client.get(`/admin/building/ajax-list-export?${formatBracketQuery(query)}`);

/** RFC 4180 with `;`. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of text.matchAll(/("(?:[^"]|"")*"|[^;\r]*)(;|\r\n|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\r\n") rows.push([]);
    if (end === "") break;
  }
  return rows.filter((row) => row.length > 1 || row[0] !== "");
}

describe("exports", () => {
  test("A02 the file has the rows, order and columns of the screen", async () => {
    const query = {
      order: [{ column: 0, dir: "desc" }],
      columns: [{ data: "city" }, { data: "name" }],
      search: { value: "a" },
      status: "active",
    };
    const answer = await file({
      ...query,
      length: -1,
      column_field_list: "name,city,lotCount,status,createdAt",
    });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''immeubles-2026-11-20.csv",
    );
    const [header, ...rows] = parseCsv(
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer()),
    );
    expect(header).toEqual(["\ufeffNom", "Ville", "Lots", "Statut", "Créé le"]);
    const listed: TableAnswer["data"] = [];
    for (let start = 0; ; start += 500) {
      const { data } = await json<TableAnswer>(
        client.get(`/admin/building/ajax-list?${formatBracketQuery({ ...query, start, length: 500 })}`),
      );
      listed.push(...data);
      if (data.length < 500) break;
    }
    const paris = new Intl.DateTimeFormat("fr-FR", {
      timeZone: "Europe/Paris",
      dateStyle: "short",
      timeStyle: "short",
    });
    expect(rows.map((row) => row.slice(0, 4))).toEqual(
      listed.map(({ name, city, lotCount }) => [
        String(name).replace(/^=/, "'="),
        city,
        String(lotCount),
        "Actif",
      ]),
    );
    expect(rows.map((row) => row[4])).toEqual(
      listed.map(({ createdAt }) => paris.format(new Date(String(createdAt)))),
    );
    expect(rows.length).toBeGreaterThan(50);
  });

  test("A02 no cell runs as a formula, and quotes, semicolons and line breaks survive", async () => {
    const answer = await file({
      city: "Ville du Piège",
      column_field_list: "street,reference,name,lotCount",
    });
    const [, row] = parseCsv((await answer.text()).replace("\ufeff", ""));
    expect(row).toEqual(['1; rue "du" Test\r\nbâtiment B', "'-1+2", '\'=HYPERLINK("http://x")', "3"]);
  });

  test("A02 phones stand as the screen shows them, and codes that begin with 0 keep it", async () => {
    const query = formatBracketQuery({ column_field_list: "id,phone,email" });
    const text = await (await client.get(`/admin/user/ajax-list-export?${query}`)).text();
    const phones = parseCsv(text)
      .slice(1)
      .map((row) => row[1] ?? "");
    expect(phones.filter((phone) => phone !== "").length).toBeGreaterThan(10);
    for (const phone of phones) expect(phone).toMatch(/^(?:0\d(?: \d{2}){4})?$/);

    const values = {
      street: "1 rue Neuve",
      city: "Nice",
      status: "active",
      lotCount: 1,
      postalCode: "06000",
    };
    const made = { ...values, name: "Nice", reference: "NICE-1", accessInstructions: null };
    expect((await client.post("/admin/building/new", made)).status).toBe(201);
    const columns = { column_field_list: "postalCode", search: { value: "NICE-1" } };
    const [, row] = parseCsv((await (await file(columns)).text()).replace("\ufeff", ""));
    expect(row).toEqual(["06000"]);
    const book = unzipSync(new Uint8Array(await (await file({ ...columns, format: "xlsx" })).arrayBuffer()));
    const sheet = strFromU8(book["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">06000</t>');
  });

  test("S05 an export without rows answers 204", async () => {
    const answer = await file({ city: "Nulle part", column_field_list: "name" });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  });

  test("a workbook has the same rows, with amounts, counts and dates as typed cells", async () => {
    const answer = await file({
      column_field_list: "name,lotCount,createdAt",
      format: "xlsx",
      status: "active",
    });
    expect(answer.headers.get("content-disposition")).toContain("immeubles-2026-11-20.xlsx");
    const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(parts).sort()).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "docProps/core.xml",
      "xl/_rels/workbook.xml.rels",
      "xl/styles.xml",
      "xl/workbook.xml",
      "xl/worksheets/sheet1.xml",
    ]);
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    // Read by screen readers (RGAA 13.3).
    expect(part("docProps/core.xml")).toContain(
      "<dc:title>immeubles-2026-11-20</dc:title><dc:language>fr-FR</dc:language>",
    );
    expect(part("xl/workbook.xml")).toContain(
      `<definedName name="ColumnTitle" localSheetId="0">'Export'!$A$1:$C$1</definedName>`,
    );
    const sheet = part("xl/worksheets/sheet1.xml");
    expect(sheet).not.toContain("mergeCell");
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    const { data, recordsFiltered } = await json<TableAnswer>(
      client.get("/admin/building/ajax-list?status=active&length=1"),
    );
    expect(sheet.match(/<row /g)).toHaveLength(recordsFiltered + 1);
    const first = /<row r="2">(.*?)<\/row>/.exec(sheet)?.[1] ?? "";
    expect(first).toContain(`<c s="0"><v>${data[0]?.lotCount}</v></c>`);
    const serial = Number(/<c s="4"><v>([\d.]+)<\/v>/.exec(first)?.[1]);
    const utc = (serial - 25_569) * 86_400_000;
    const shown = new Intl.DateTimeFormat("fr-FR", {
      timeZone: "UTC",
      dateStyle: "short",
      timeStyle: "short",
    });
    const paris = new Intl.DateTimeFormat("fr-FR", {
      timeZone: "Europe/Paris",
      dateStyle: "short",
      timeStyle: "short",
    });
    expect(shown.format(Math.round(utc))).toBe(paris.format(new Date(String(data[0]?.createdAt))));
  });
});
