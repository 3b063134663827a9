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

test("a city that is written in three ways is one city, which finds all of its rows", async () => {
  const table = state().table("building");
  const spellings = ["Le\u00a0Havre-Essai", "Le  Havre-Essai", "Le Havre-Essai", "le havre‑essai\u200b"];
  for (const [at, city] of spellings.entries()) table.patch(at + 1, { city });
  const path = "/admin/building/building-cities-list";
  const one = [{ id: "Le Havre-Essai", text: "Le Havre-Essai" }];
  expect((await options("term=havre-essai", path)).results).toEqual(one);
  for (const city of spellings) {
    const { data } = await get<{ data: { id: number }[] }>(
      `/admin/building/ajax-list?${new URLSearchParams({ city })}`,
    );
    expect(data.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    // The option of a saved address keeps the address's spelling.
    expect((await options(`${new URLSearchParams({ ids: city })}`, path)).results).toEqual([
      { id: city, text: "Le Havre-Essai" },
    ]);
  }
});

test("Select2's q is taken where term is not there", async () => {
  const path = "/admin/concierge/service/search/article";
  const { results } = await options("", path);
  const word = encodeURIComponent(results[0]?.text.split(" ")[0] ?? "");
  expect(await options(`q=${word}`, path)).toEqual(await options(`term=${word}`, path));
  expect((await json<Options>(client().get(`${path}?q=zzzz`))).results).toEqual([]);
});
