/** Below 600 px lists show only main columns. */
import { expect, test } from "vitest";
import { openingColumn } from "#list-screen/list-cells.tsx";
import { areas } from "./areas.ts";

const lists = areas.flatMap(({ declaration: { name, entity, list, record } }) =>
  entity === undefined || list === undefined || record === undefined ? [] : [{ name, entity, list }],
);

test.each(lists)("A07 a main column of $name opens its row", async ({ entity, list }) => {
  const { definition, columns } = (await list()).list;
  expect(definition.table.metadata.entity).toBe(entity);
  const opening = openingColumn(columns, definition.cells);
  expect(columns.find(({ name }) => name === opening)?.definition.main).toBe(true);
});
