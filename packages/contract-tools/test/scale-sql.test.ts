import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { indexesOf, listedTables, orderedColumns, quoted, searchedColumns } from "../scripts/scale-model.ts";
import { planOf } from "../scripts/scale-plans.ts";
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
      ...orderedColumns(table).map(({ name }) => name),
      ...table.filters.map(({ column }) => column),
    ];
    for (const name of columns) {
      expect(
        indexed.some((on) => on.includes(quoted(name))),
        `${table.name}.${name}`,
      ).toBe(true);
    }
    expect(
      indexed.some((on) => on.includes("gin_trgm_ops")),
      table.name,
    ).toBe(searchedColumns(table).length > 0);
    expect(new Set(indexesOf(table).map(({ name }) => name)).size).toBe(indexed.length);
  }
});

// No promise: as above.
test("a plan that reads every row is seen, below other steps too", () => {
  const scan = (type: string) => [
    { Plan: { "Node Type": "Limit", Plans: [{ "Node Type": type, "Index Name": "i" }] } },
  ];
  expect(planOf(scan("Seq Scan")).readsAll).toBe(true);
  expect(planOf(scan("Index Scan"))).toEqual({ steps: "Index Scan i", readsAll: false });
});
