import { contract, routesOf } from "@palier/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { queryCases } from "../src/read/query-cases.ts";

test("B02 a route with one parameter, or with few, gets as many cases as others", () => {
  const route = routesOf(contract).find(({ name }) => name === "building.list");
  if (route === undefined) throw new Error("building.list is gone");
  for (const names of [["q"], ["q", "city"]]) {
    const query = z.object(Object.fromEntries(names.map((name) => [name, z.string().max(200)])));
    const cases = queryCases({ ...route, query }, 1, 60);
    expect(cases.length).toBeGreaterThanOrEqual(60);
    const sent = new Set(cases.flatMap(({ pairs }) => pairs.map(([key]) => key)));
    for (const name of names) expect(sent).toContain(name);
  }
});
