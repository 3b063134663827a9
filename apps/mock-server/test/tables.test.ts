import { dataTablesQuery, formatBracketQuery } from "@palier/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, json, nonEmpty, openDoor, type ProblemAnswer, type TableAnswer } from "./harness.ts";

const door = await openDoor({ rows: { building: 300 } });
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

const list = (query: Record<string, unknown>, path = "/admin/building/ajax-list") =>
  json<TableAnswer>(client.get(`${path}?${formatBracketQuery(query)}`));
const columns = ["id", "name", "city", "lotCount", "createdAt", "status"].map((name) => ({
  name,
  searchable: true,
  orderable: true,
}));
const collator = new Intl.Collator("fr", { numeric: true });

describe("a table speaks DataTables", () => {
  test("S01 without parameters: 20 rows by id, counts of all", async () => {
    const answer = await list({});
    expect(answer).toMatchObject({ draw: 0, recordsTotal: 300, recordsFiltered: 300 });
    expect(answer.data.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  test("draw comes back as an integer, with and without a remembered query", async () => {
    for (const draw of [1, 7, 2_000_000_000, 7]) {
      expect((await list({ draw, start: 5, length: 1, _: Date.now() })).draw).toBe(draw);
    }
    expect((await client.get("/admin/building/ajax-list?draw=1&draw=<b>")).status).toBe(400);
  });

  test("what the web app and DataTables send is understood: order, page, search over the sent columns", async () => {
    const request = { draw: 2, page: 1, length: 10, search: "", columns } as const;
    const up = await list(dataTablesQuery({ ...request, order: [{ column: "city", dir: "asc" }] }));
    const down = await list(dataTablesQuery({ ...request, order: [{ column: "city", dir: "desc" }] }));
    const cities = up.data.map(({ city }) => String(city));
    expect(cities).toEqual([...cities].sort(collator.compare));
    expect(collator.compare(String(down.data[0]?.city), cities[0] ?? "")).toBeGreaterThanOrEqual(0);
  });

  test("pages neither repeat nor miss a row, in any order", async () => {
    const order = [{ column: 5, dir: "desc", name: "status" }];
    const seen: number[] = [];
    for (let start = 0; start < 300; start += 45)
      seen.push(...(await list({ order, start, length: 45 })).data.map((row) => row.id));
    expect(new Set(seen).size).toBe(300);
  });

  test("global search is OR over the searchable columns, without accents or case; column searches are ANDed", async () => {
    const { data } = await list({ length: 1 });
    const word = String(data[0]?.city).toUpperCase();
    const all = await list({ search: { value: word }, length: 500 });
    expect(all.recordsTotal).toBe(300);
    expect(all.recordsFiltered).toBe(all.data.length);
    expect(all.data.length).toBeGreaterThan(0);
    const sent = (searchable: boolean, value = "") => [
      { data: "city", searchable: String(searchable), search: { value } },
      { data: "name", searchable: "true" },
      { data: "nonsense", searchable: "true" },
    ];
    const inNames = await list({ search: { value: word }, columns: sent(false), length: 500 });
    expect(inNames.recordsFiltered).toBeLessThan(all.recordsFiltered);
    const both = await list({ search: { value: word }, columns: sent(true, "zzz"), length: 500 });
    expect(both.recordsFiltered).toBe(0);
  });

  test("choices and flags are searched in their column by their French words", async () => {
    const columns = [{ data: "status", search: { value: "archiv" } }];
    const { data, recordsFiltered } = await list({ columns, length: 500 });
    expect(recordsFiltered).toBeGreaterThan(0);
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(["archived"]));
    const admins = "/admin/account-admin/ajax-list";
    const off = await list({ columns: [{ data: "enabled", search: { value: "non" } }], length: 500 }, admins);
    expect(nonEmpty(off.data).every(({ enabled }) => enabled === false)).toBe(true);
  });

  test("the screen's own filters narrow and are ANDed; an empty one is not set", async () => {
    const { data } = await list({ length: 1, start: 3 });
    const [city, status] = [data[0]?.city, data[0]?.status];
    const narrowed = await list({ city, status, walletId: "", length: 500 });
    expect(narrowed.recordsFiltered).toBeGreaterThan(0);
    expect(narrowed.recordsFiltered).toBeLessThan(300);
    expect(nonEmpty(narrowed.data).every((row) => row.city === city && row.status === status)).toBe(true);
    expect((await list({ city: "", length: 500 })).recordsFiltered).toBe(300);
  });

  test("unknown columns, columns that cannot be ordered and extras of newer DataTables are skipped", async () => {
    const plain = await list({ order: [{ column: 9 }] });
    for (const query of [
      { order: [{ column: 0, name: "nonsense" }] },
      { order: [{ column: 0 }], columns: [{ data: "name", orderable: "false" }] },
      { search: { value: "", fixed: [{ name: "a" }], groups: "b" } },
    ]) {
      expect((await list(query)).data.map(({ id }) => id)).toEqual(plain.data.map(({ id }) => id));
    }
  });

  test("past the end there are no rows, and length −1 or beyond 500 is refused", async () => {
    expect(await list({ start: 100_000 })).toMatchObject({ recordsFiltered: 300, data: [] });
    for (const length of [-1, 0, 501, "20.5", "many"]) {
      const answer = await client.get(`/admin/building/ajax-list?length=${length}`);
      expect(answer.status).toBe(400);
      const problem = await json<ProblemAnswer>(answer);
      expect(problem).toMatchObject({ type: "/problems/invalid-query", errors: [{ path: "length" }] });
    }
  });

  test("rows have exactly the columns of the contract", async () => {
    const { data } = await list({ length: 1 });
    expect(Object.keys(data[0] ?? {})).toContain("neighborhoodName");
    expect(data[0]).not.toHaveProperty("accessInstructions");
  });
});
