import { readFileSync } from "node:fs";
import { fieldKinds } from "@palier/contract";
import { expect, test } from "vitest";
import { indexesOf, listedTables } from "../scripts/scale-model.ts";
import { quoted } from "../scripts/scale-names.ts";
import { planOf } from "../scripts/scale-plans.ts";
import { searchColumnsOf, searchIn } from "../scripts/scale-search.ts";
import { scaleText } from "../scripts/scale-text.ts";

// No promise: the indexes are advice to developers of backends.
test("docs/scale/postgres.sql is what the contract asks for now (else: npm run generate)", () => {
  expect(readFileSync(new URL("../../../docs/scale/postgres.sql", import.meta.url), "utf8")).toBe(
    scaleText(),
  );
});

// No promise: as above.
test("each order, filter and search of each list has an index that begins with its column", () => {
  const tables = listedTables();
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) {
    const indexed = indexesOf(table).map(({ on }) => on);
    const columns = [
      ...table.columns
        .filter(({ name, field }) => name !== "id" && fieldKinds[field.kind].sorted !== undefined)
        .map(({ name }) => name),
      ...table.filters.map(({ column }) => column),
      ...searchColumnsOf(table.columns).map(({ name }) => name),
    ];
    for (const name of columns) {
      expect(
        indexed.some((on) => on.includes(quoted(name))),
        `${table.name}.${name}`,
      ).toBe(true);
    }
    expect(new Set(indexesOf(table).map(({ name }) => name)).size).toBe(indexed.length);
  }
});

// No promise: as above.
test("each column that the contract searches stands in one search column, and no other does", () => {
  const ways = new Set<string>();
  for (const { name: table, columns } of listedTables()) {
    const search = searchColumnsOf(columns);
    for (const { name, field } of columns) {
      const { searched } = fieldKinds[field.kind];
      if (searched !== undefined) ways.add(searched);
      const places = search.filter(({ expression }) => expression.includes(quoted(name)));
      expect(places.length, `${table}.${name}`).toBe(searched === undefined ? 0 : 1);
    }
  }
  expect(ways.size).toBe(6);
});

// No promise: as above.
test("a word is asked of the columns that the contract looks for it in", () => {
  const columns = listedTables().find(({ name }) => name === "accountAdmin")?.columns ?? [];
  const placesFor = (word: string) => searchIn(columns, word).where.match(/"search\w+"/g);
  expect(placesFor("lilas")).toEqual(['"searchText"', '"searchPhones"']);
  expect(placesFor("12")).toEqual(['"searchText"', '"searchPhones"', '"searchExact"']);
  expect(placesFor("20/11")).toEqual(['"searchText"', '"searchPhones"', '"searchShown"']);
  expect(searchIn(columns, "actif").given.at(-1)).toEqual(["=enabled"]);
  expect(searchIn(columns, "100%").given[0]).toBe("%100\\%%");
});

const scan = (type: string, found: number, dropped: number) => {
  const ran = { "Actual Rows": found, "Actual Loops": 1 };
  const inner = { "Node Type": type, "Index Name": "i", "Rows Removed by Filter": dropped, ...ran };
  return [{ Plan: { "Node Type": "Limit", ...ran, Plans: [inner] } }];
};

// No promise: as above.
test.each([
  ["Seq Scan", 100, 0, true],
  ["Seq Scan", 1, 99, true],
  ["Index Scan", 1, 99, true],
  ["Index Scan", 20, 0, false],
  ["Seq Scan", 30, 70, false],
])(
  "a plan with a %s that finds %i of 100 rows and drops %i reads all for nothing: %s",
  (type, found, dropped, reads) => {
    expect(planOf(scan(type, found, dropped), 100).readsAll).toBe(reads);
  },
);
