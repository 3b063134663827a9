/** @vitest-environment happy-dom */
import { fieldKinds } from "@palier/contract";
import { mockWorld } from "@palier/mock-server/msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#api/call.ts";
import { signIn } from "#api/session.ts";
import { formatField } from "#fields/format-field.ts";
import type { List, ListColumn, ListRow } from "#lists/define-list.ts";
import { listQuery } from "#lists/list-query.ts";
import { searchHint } from "#lists/search-hint.ts";
import { areas } from "./areas.ts";

const world = mockWorld({ origin: "https://palier.test" });
const server = setupServer(...world.handlers);
beforeAll(async () => {
  server.listen({ onUnhandledFrame: "error" });
  await signIn("jeanne.martin@palier.test", "palier");
});
afterAll(() => server.close());

const lists = areas.flatMap(({ declaration: { name, list } }) =>
  list === undefined ? [] : [{ name, list }],
);

const named = (hint: string): readonly string[] => hint.split(/\.(?: |$)|, |\u00a0: /);

async function rowsFor(list: List<ListRow>, search: string): Promise<readonly ListRow[]> {
  const query = { ...listQuery(list.columns, { page: 0, search, order: [], filters: {} }, 1), length: 500 };
  return (await call(list.definition.table, { params: {}, query })).data;
}

const longestWord = (text: string): string =>
  text.split(/[^\p{L}]+/u).reduce((longest, word) => (word.length > longest.length ? word : longest), "");

function written({ meta }: ListColumn, value: unknown): string | undefined {
  const shown = value === null || value === undefined || value === "" ? "" : formatField(meta, value);
  const { searched } = fieldKinds[meta.kind];
  switch (searched) {
    case "text":
    case "label":
      return shown === "" ? undefined : shown.slice(0, 60);
    case "day":
      return /\d{2}\/\d{2}\/\d{4}/.exec(shown)?.[0];
    case "amount":
      return /\d+,\d{2}/.exec(shown.replace(/\s/g, ""))?.[0];
    case "number":
      return typeof value === "number" ? String(value).replace(".", ",") : undefined;
    case "title":
      return value === true ? longestWord(meta.title ?? "") : undefined;
    case undefined:
      return undefined;
    default:
      return searched satisfies never;
  }
}

test.each(lists)(
  "A09 the search of $name says which columns it looks in, and finds what they show",
  async (area) => {
    const { list } = await area.list();
    const hint = searchHint(list.columns) ?? "";
    const [row] = await rowsFor(list, "");
    const unfound: string[] = [];
    for (const column of list.columns) {
      expect(named(hint).includes(column.header), column.header).toBe(column.searchable);
      if (!column.searchable) continue;
      const word = row === undefined ? undefined : written(column, Reflect.get(row, column.name));
      if (word === undefined || row === undefined) continue;
      const found = await rowsFor(list, word);
      if (!found.some(({ id }) => id === row.id) && found.length < 500)
        unfound.push(`${column.header}: ${word}`);
    }
    expect(unfound).toEqual([]);
  },
);
