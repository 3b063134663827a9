import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBuilding } from "./building-forms.ts";
import { type Client, json, openDoor } from "./harness.ts";

const door = await openDoor();
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

const create = (more?: object) => createBuilding(client, more);

describe("choices for a selector", () => {
  interface Options {
    results: { id: string | number; text: string; detail?: string }[];
    pagination: { more: boolean };
  }
  const options = (query: string, path = "/admin/building/ajax/search") =>
    json<Options>(client.get(`${path}?${query}`));

  test("twenty a page, sorted, and « more » is exact", async () => {
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const { results, pagination } = await options(`page=${page}`);
      seen.push(...results.map(({ text }) => text));
      expect(results.length).toBe(pagination.more ? 20 : results.length);
      expect(results.length).toBeGreaterThan(0);
      if (!pagination.more) break;
    }
    expect(seen).toHaveLength(door.app.world("default").table("building").size);
    expect(seen).toEqual([...seen].sort(new Intl.Collator("fr", { numeric: true }).compare));
  });

  test("found without accents, and by ids", async () => {
    const { id } = await create({ name: "Château d’Été", city: "Béziers-Essai", reference: "ESSAI-ETE" });
    const made = [{ id, text: "Château d’Été", detail: "ESSAI-ETE · Béziers-Essai" }];
    expect((await options("term=chateau d'ete")).results).toEqual(made);
    expect((await options(`ids=${id},999999,x`)).results).toEqual(made);
    // Also by its detail.
    expect((await options("term=beziers-essai chateau")).results).toEqual(made);
    expect((await options("term=essai-ete chat")).results).toEqual(made);
    const cities = await options("term=beziers-e", "/admin/building/building-cities-list");
    expect(cities).toEqual({
      results: [{ id: "Béziers-Essai", text: "Béziers-Essai" }],
      pagination: { more: false },
    });
  });
});
