import { readFileSync } from "node:fs";
import { fieldKinds } from "@palier/contract";
import { expect, test } from "vitest";
import { schemaFile, schemaText } from "../scripts/fold-sql.ts";
import { indexesOf, listedTables } from "../scripts/scale-model.ts";
import { quoted } from "../scripts/scale-names.ts";
import { searchColumnsOf } from "../scripts/scale-search.ts";
import { scaleText } from "../scripts/scale-text.ts";

// No promise: the indexes are advice to developers of backends.
test("docs/scale/postgres.sql is what the contract asks for now (else: npm run generate)", () => {
  expect(readFileSync(new URL("../../../docs/scale/postgres.sql", import.meta.url), "utf8")).toBe(
    scaleText(),
  );
  expect(readFileSync(schemaFile, "utf8")).toBe(schemaText());
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
