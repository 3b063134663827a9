/** What holds for every list of the contract, then what DataTables sends. */
import {
  choiceOrder,
  dataTablesQuery,
  type FieldMeta,
  fieldKinds,
  fieldMeta,
  formatBracketQuery,
} from "@palier/contract";
import { expect, test } from "vitest";
import type { z } from "zod";
import { nonEmpty, type ProblemAnswer, type Row, type TableAnswer } from "../kit/client.ts";
import { filled, paramsOf, routes } from "../kit/route-bodies.ts";
import { oneWorld } from "../kit/worlds.ts";

const { client, state, get } = await oneWorld();

const list = (query: Record<string, unknown>, path = "/admin/building/ajax-list") =>
  get<TableAnswer>(`${path}?${formatBracketQuery(query)}`);

const lists = nonEmpty(
  routes.flatMap((route) =>
    route.meta.kind === "table"
      ? [{ name: route.name, meta: route.meta, path: filled(route.template, paramsOf(state(), route)) }]
      : [],
  ),
);
const columnsOf = ({ meta }: (typeof lists)[number]) =>
  Object.entries(meta.row.shape).map(([name, schema]) => [name, fieldMeta(schema as z.ZodType)] as const);

const collator = new Intl.Collator("fr", { numeric: true });

/** Undefined for equal ones, and where one is missing. */
function compare(field: FieldMeta, a: unknown, b: unknown): number {
  switch (fieldKinds[field.kind].sorted) {
    case "text":
      return collator.compare(String(a), String(b));
    case "choice": {
      const places = choiceOrder(field);
      return places.indexOf(String(a)) - places.indexOf(String(b));
    }
    case "instant":
      return Date.parse(String(a)) - Date.parse(String(b));
    case "day":
      return String(a) < String(b) ? -1 : 1;
    default:
      return Number(a) - Number(b);
  }
}

test("S01 every list sorts by each of its sortable columns, both ways, with empty cells last", async () => {
  const bad: string[] = [];
  for (const each of lists)
    for (const [column, field] of columnsOf(each)) {
      if (fieldKinds[field.kind].sorted === undefined) continue;
      for (const dir of ["asc", "desc"] as const) {
        const order = { columns: [{ data: column }], order: [{ column: 0, dir }], length: 100 };
        const { data } = await list(order, each.path);
        const cells = data.map((row) => row[column]);
        for (const [at, cell] of cells.entries()) {
          const before = cells[at - 1];
          if (at === 0 || before === cell || cell === null) continue;
          const difference = before === null ? 1 : compare(field, before, cell) * (dir === "asc" ? 1 : -1);
          if (difference > 0) bad.push(`${each.name} by ${column} ${dir}: ${before}, ${cell}`);
        }
      }
    }
  expect(bad.slice(0, 9)).toEqual([]);
});

test("S01 S02 every list's pages neither repeat nor miss a row, and their rows are as the contract says", async () => {
  const bad: string[] = [];
  for (const { name, meta, path } of lists) {
    const all = await list({ length: 40 }, path);
    const pages: Row[] = [];
    for (let start = 0; start < all.data.length; start += 7)
      pages.push(...(await list({ start, length: 7 }, path)).data);
    const ids = (rows: readonly Row[]) =>
      rows
        .slice(0, all.data.length)
        .map(({ id }) => id)
        .join();
    if (ids(pages) !== ids(all.data)) bad.push(`${name}: other pages`);
    if (new Set(all.data.map(({ id }) => id)).size !== all.data.length) bad.push(`${name}: a row twice`);
    if (all.recordsTotal < all.recordsFiltered) bad.push(`${name}: counts`);
    for (const row of all.data)
      if (!meta.row.strict().safeParse(row).success) bad.push(`${name}: ${JSON.stringify(row)}`);
  }
  expect(bad).toEqual([]);
});

test("S01 every filter that is named like a column narrows its list to the rows with that value", async () => {
  const bad: string[] = [];
  let tried = 0;
  for (const { name, meta, path } of lists) {
    const all = await list({ length: 500 }, path);
    for (const filter of Object.keys(meta.filters).filter((each) => each in meta.row.shape)) {
      const value = all.data
        .map((row) => row[filter])
        .find((cell) => cell !== null && typeof cell !== "object");
      if (value === undefined) continue;
      tried += 1;
      const { data, recordsFiltered, recordsTotal } = await list(
        { [filter]: String(value), length: 500 },
        path,
      );
      if (data.length === 0 || data.some((row) => row[filter] !== value))
        bad.push(`${name} ${filter}=${value}`);
      const expected = all.data.filter((row) => row[filter] === value).length;
      if (all.recordsTotal <= 500 && recordsFiltered !== expected)
        bad.push(`${name} ${filter}: ${recordsFiltered}`);
      if (recordsTotal !== all.recordsTotal) bad.push(`${name} ${filter}: of ${recordsTotal}`);
      const unset = await list({ [filter]: "", length: 1 }, path);
      if (unset.recordsFiltered !== all.recordsFiltered) bad.push(`${name} ${filter} is empty`);
    }
  }
  expect(bad).toEqual([]);
  expect(tried).toBeGreaterThan(50);
});

test("S01 without parameters a list answers 20 rows by id, and draw comes back as an integer", async () => {
  const answer = await list({});
  expect(answer).toMatchObject({ draw: 0, recordsTotal: 240, recordsFiltered: 240 });
  expect(answer.data.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  for (const draw of [1, 2_000_000_000]) expect((await list({ draw, _: Date.now() })).draw).toBe(draw);
  expect((await client().get("/admin/building/ajax-list?draw=1&draw=<b>")).status).toBe(400);
});

test("S01 the query of the web app and of DataTables is understood", async () => {
  const columns = ["id", "name", "city"].map((name) => ({ name, searchable: true, orderable: true }));
  const request = { draw: 2, page: 1, length: 10, search: "", columns } as const;
  const up = await list(dataTablesQuery({ ...request, order: [{ column: "city", dir: "asc" }] }));
  const cities = up.data.map(({ city }) => String(city));
  expect(cities).toEqual([...cities].sort(collator.compare));
});

test("unknown columns, columns that cannot be ordered and extras of newer DataTables are skipped", async () => {
  const plain = await list({ order: [{ column: 9 }] });
  for (const query of [
    { order: [{ column: 0, name: "nonsense" }] },
    { order: [{ column: 0 }], columns: [{ data: "name", orderable: "false" }] },
    { search: { value: "", fixed: [{ name: "a" }], groups: "b" } },
  ])
    expect((await list(query)).data.map(({ id }) => id)).toEqual(plain.data.map(({ id }) => id));
});

test("past the end there are no rows, and a length below 1 or beyond 500 is refused", async () => {
  expect(await list({ start: 100_000 })).toMatchObject({ recordsFiltered: 240, data: [] });
  for (const length of [-1, 0, 501, "20.5", "many"]) {
    const problem = await get<ProblemAnswer>(`/admin/building/ajax-list?length=${length}`);
    expect(problem).toMatchObject({
      status: 400,
      type: "/problems/invalid-query",
      errors: [{ path: "length" }],
    });
  }
});
