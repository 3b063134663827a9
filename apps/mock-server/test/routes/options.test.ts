/** Choices for a selector. */
import { expect, test } from "vitest";
import { createBuilding } from "../kit/building-forms.ts";
import { json } from "../kit/client.ts";
import { oneWorld } from "../kit/worlds.ts";

const { client, state, get } = await oneWorld();

interface Options {
  results: { id: string | number; text: string; detail?: string }[];
  pagination: { more: boolean };
}
const options = (query: string, path = "/admin/building/ajax/search") => get<Options>(`${path}?${query}`);

test("a selector's choices come twenty a page, sorted, and « more » is exact", async () => {
  const seen: string[] = [];
  for (let page = 1; ; page += 1) {
    const { results, pagination } = await options(`page=${page}`);
    seen.push(...results.map(({ text }) => text));
    expect(results.length).toBe(pagination.more ? 20 : results.length);
    expect(results.length).toBeGreaterThan(0);
    if (!pagination.more) break;
  }
  expect(seen).toHaveLength(state().table("building").size);
  expect(seen).toEqual([...seen].sort(new Intl.Collator("fr", { numeric: true }).compare));
});

test("a choice is found without accents, by its detail and by ids; a city once", async () => {
  const { id } = await createBuilding(client(), {
    name: "Château d’Été",
    city: "Béziers-Essai",
    reference: "ESSAI-ETE",
  });
  const made = [{ id, text: "Château d’Été", detail: "ESSAI-ETE · Béziers-Essai" }];
  for (const query of [
    "term=chateau d'ete",
    `ids=${id},999999,x`,
    "term=beziers-essai chateau",
    "term=essai-ete chat",
  ])
    expect((await options(query)).results, query).toEqual(made);
  expect(await options("term=beziers-e", "/admin/building/building-cities-list")).toEqual({
    results: [{ id: "Béziers-Essai", text: "Béziers-Essai" }],
    pagination: { more: false },
  });
});

test("Select2's q is taken where term is not there", async () => {
  const path = "/admin/concierge/service/search/article";
  const { results } = await options("", path);
  const word = encodeURIComponent(results[0]?.text.split(" ")[0] ?? "");
  expect(await options(`q=${word}`, path)).toEqual(await options(`term=${word}`, path));
  expect((await json<Options>(client().get(`${path}?q=zzzz`))).results).toEqual([]);
});
