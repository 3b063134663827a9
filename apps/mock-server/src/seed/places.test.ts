import { expect, test } from "vitest";
import { rng } from "../core/random.ts";
import { cities } from "./data/cities.ts";
import { buildingName, buildingNameCount, neighborhoodPlace, streetOf } from "./places.ts";

test("ten thousand buildings have ten thousand names, and articles are contracted", () => {
  expect(buildingNameCount).toBeGreaterThanOrEqual(10_000);
  const names = Array.from({ length: buildingNameCount }, (_, at) => buildingName(41, at));
  expect(new Set(names).size).toBe(buildingNameCount);
  expect(names).toContain("Résidence Les Tilleuls");
  expect(names).toContain("Le Clos des Vignes");
  expect(names.filter((name) => /\bde le[s]?\b|\{/.test(name))).toEqual([]);
  expect(buildingName(41, buildingNameCount)).toMatch(/ – Bâtiment A$/);
});

test("neighbourhoods past the real quarters still differ", () => {
  const places = Array.from({ length: 1_000 }, (_, at) => neighborhoodPlace(at));
  expect(new Set(places.map((place) => `${place.city} ${place.name}`)).size).toBe(1_000);
});

test("each city has five-digit postal codes of one department", () => {
  expect(cities).toHaveLength(70);
  for (const town of cities) {
    for (const quarter of town) expect(quarter.postalCode).toMatch(/^\d{5}$/);
    expect(new Set(town.map((quarter) => quarter.postalCode.slice(0, 2))).size).toBe(1);
  }
});

test("streets are numbered", () => {
  expect(streetOf(rng("palier", "street", 1))).toMatch(/^\d+(\u00a0bis)?, /);
});
