/** A02 The file equals the list. */
import { formatBracketQuery } from "@palier/contract";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { nonEmpty } from "../kit/client.ts";
import { filled, paramsOf, routes } from "../kit/route-bodies.ts";
import { oneWorld } from "../kit/worlds.ts";

const { client, state, table, send, done } = await oneWorld();

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
const bytesOf = async (path: string) => new Uint8Array(await (await client().get(path)).arrayBuffer());
const csvOf = async (path: string) =>
  parseCsv(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await bytesOf(path)).replace("\ufeff", ""));
const sheetOf = async (path: string) => {
  const parts = unzipSync(await bytesOf(`${path}&format=xlsx`));
  return { parts, part: (name: string) => strFromU8(parts[name] ?? new Uint8Array()) };
};
const buildings = (query: Record<string, unknown>) =>
  `/admin/building/ajax-list-export?${formatBracketQuery(query)}`;
const paris = (zone: string) =>
  new Intl.DateTimeFormat("fr-FR", { timeZone: zone, dateStyle: "short", timeStyle: "short" });

/** Each export with the list that it exports. */
const exports = nonEmpty(
  routes.flatMap((route) => {
    const { meta } = route;
    const list = routes.find(
      (each) =>
        meta.kind === "export" &&
        each.meta.kind === "table" &&
        each.meta.area === meta.area &&
        each.meta.entity === meta.entity &&
        each.meta.record?.entity === meta.record?.entity,
    );
    return meta.kind === "export" && list !== undefined
      ? [{ route, list, columns: Object.keys(meta.row.shape) }]
      : [];
  }),
);

test("A02 S03 every export has the rows, order and columns of its list, as CSV and as a workbook", async () => {
  const bad: string[] = [];
  for (const { route, list, columns } of exports) {
    const pathOf = (of: typeof route) => filled(of.template, paramsOf(state(), of));
    const first = Number((await table(pathOf(list))).data[0]?.id);
    for (const query of [
      { order: [{ column: 0, dir: "desc" }], columns: [{ data: "id" }] },
      { columns: [{ data: "id", search: { value: String(first) } }] },
      { search: { value: "a" }, start: 3 },
    ]) {
      const asked = formatBracketQuery({ ...query, column_field_list: columns.join(",") });
      const cells = await csvOf(`${pathOf(route)}?${asked}`);
      const { data, recordsFiltered } = await table(
        `${pathOf(list)}?${formatBracketQuery({ ...query, start: 0 })}`,
      );
      const at = columns.indexOf("id");
      const ids = cells.slice(1).map((row) => row[at]);
      if (cells.some((row) => row.length !== columns.length)) bad.push(`${route.name}: columns`);
      if (ids.length !== recordsFiltered && !(ids.length === 0 && recordsFiltered === 0))
        bad.push(`${route.name}: ${ids.length} of ${recordsFiltered}`);
      if (data.some((row, place) => String(row.id) !== ids[place])) bad.push(`${route.name}: order`);
      // Whole workbooks are read in seed/hostile.test.ts.
      if (recordsFiltered === 0 || recordsFiltered > 300) continue;
      const { part } = await sheetOf(`${pathOf(route)}?${asked}`);
      if (part("xl/worksheets/sheet1.xml").match(/<row /g)?.length !== recordsFiltered + 1)
        bad.push(`${route.name}: rows of the workbook`);
    }
  }
  expect(bad).toEqual([]);
  expect(exports.length).toBeGreaterThan(9);
});

describe("A02 a file", () => {
  test("has French titles, words, dates and amounts", async () => {
    const answer = await client().get(
      buildings({ column_field_list: "name,city,lotCount,status,createdAt" }),
    );
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''immeubles-2026-11-20.csv",
    );
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(text).toMatch(/^\ufeffNom;Ville;Lots;Statut;Créé le\r\n/);
    const { data } = await table("/admin/building/ajax-list");
    const words: Readonly<Record<string, string>> = {
      active: "Actif",
      archived: "Archivé",
      draft: "Brouillon",
    };
    expect(parseCsv(text).slice(1)).toEqual(
      data.map(({ name, city, lotCount, status, createdAt }) => [
        name,
        city,
        String(lotCount),
        words[String(status)],
        paris("Europe/Paris").format(new Date(String(createdAt))),
      ]),
    );
    const orders = await csvOf(
      "/admin/concierge/order/ajax-list-export?column_field_list=number,estimatedAmountCents",
    );
    expect(orders[1]?.join(";")).toMatch(/^C-\d{4}-\d{5};\d+,\d\d$/);
  });

  test("runs no cell as a formula, and keeps quotes, semicolons, line breaks, codes and phones", async () => {
    const trap = {
      name: '=HYPERLINK("http://x")',
      reference: "-1+2",
      street: "1, rue du Test",
      postalCode: "06000",
      city: "Ville du Piège",
      status: "active",
      lotCount: 3,
    };
    await done(send("/admin/building/new", trap));
    // A form takes one line; what is stored may have two.
    const stored = state().table("building");
    stored.patch(stored.nextId - 1, { street: '1; rue "du" Test\r\nbâtiment B' });
    const path = buildings({
      city: "Ville du Piège",
      column_field_list: "street,reference,name,lotCount,postalCode",
    });
    const [, row] = await csvOf(path);
    expect(row).toEqual([
      '1; rue "du" Test\r\nbâtiment B',
      "'-1+2",
      '\'=HYPERLINK("http://x")',
      "3",
      "06000",
    ]);
    const { part } = await sheetOf(path);
    expect(part("xl/worksheets/sheet1.xml")).toContain(
      '<c r="E2" s="0" t="inlineStr"><is><t xml:space="preserve">06000</t>',
    );
    const phones = (await csvOf("/admin/user/ajax-list-export?column_field_list=id,phone")).slice(1);
    expect(phones.filter(([, phone]) => phone !== "").length).toBeGreaterThan(10);
    for (const [, phone] of phones) expect(phone).toMatch(/^(?:0\d(?: \d{2}){4})?$/);
  });

  test("S05 answers 204 without rows", async () => {
    const answer = await client().get(buildings({ city: "Nulle part", column_field_list: "name" }));
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  });

  test("S03 takes its columns as PHP's list, in the order in which it names them", async () => {
    const path = "/admin/building/ajax-list-export?search[value]=a";
    const listed = await csvOf(`${path}&column_field_list[]=city&column_field_list[]=name`);
    expect(listed[0]).toEqual(["Ville", "Nom"]);
    expect(listed).toEqual(await csvOf(`${path}&column_field_list=city,name`));
    for (const wrong of ["[]=city&column_field_list[]=city", "[]=nonsense", "[]=", "[a]=city", ""])
      expect((await client().get(`${path}&column_field_list${wrong}`)).status, wrong).toBe(400);
  });

  test("that is a workbook has typed cells, frozen titles and a name for screen readers (RGAA 13.3)", async () => {
    const { parts, part } = await sheetOf(buildings({ column_field_list: "name,lotCount,createdAt" }));
    expect(Object.keys(parts).sort()).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "docProps/core.xml",
      "xl/_rels/workbook.xml.rels",
      "xl/styles.xml",
      "xl/workbook.xml",
      "xl/worksheets/sheet1.xml",
    ]);
    expect(part("docProps/core.xml")).toContain(
      "<dc:title>immeubles-2026-11-20</dc:title><dc:language>fr-FR</dc:language>",
    );
    expect(part("xl/workbook.xml")).toContain(
      `<definedName name="ColumnTitle" localSheetId="0">'Immeubles'!$A$1:$C$1</definedName>`,
    );
    const sheet = part("xl/worksheets/sheet1.xml");
    expect(sheet).not.toContain("mergeCell");
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    const [row] = (await table("/admin/building/ajax-list")).data;
    const first = /<row r="2">(.*?)<\/row>/.exec(sheet)?.[1] ?? "";
    expect(first).toContain(`<c r="B2" s="0"><v>${row?.lotCount}</v></c>`);
    const utc = (Number(/<c r="C2" s="4"><v>([\d.]+)<\/v>/.exec(first)?.[1]) - 25_569) * 86_400_000;
    expect(paris("UTC").format(Math.round(utc))).toBe(
      paris("Europe/Paris").format(new Date(String(row?.createdAt))),
    );
  });

  test("holds its rows as they were when it was asked for", async () => {
    const path = "/admin/user/ajax-list-export?column_field_list=id,lastName&length=-1";
    const before = await (await client().get(path)).text();
    const answer = await client().get(path);
    for (const id of [1, 900, 1799]) state().table("user").patch(id, { lastName: "Changé" });
    expect(await answer.text()).toBe(before);
    expect(await (await client().get(path)).text()).toContain("Changé");
  });
});
