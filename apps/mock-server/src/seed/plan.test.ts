import { describe, expect, test } from "vitest";
import { countedTables, defaultCounts, parseRows, planOf } from "./plan.ts";

describe("--rows", () => {
  test("names tables and numbers, over the defaults", () => {
    expect(parseRows("building=10000, order=0,")).toEqual({ building: 10_000, order: 0 });
    expect(planOf(parseRows("building=10000"))).toEqual({ ...defaultCounts, building: 10_000 });
    expect(parseRows("")).toEqual({});
  });

  test("all is said of every table that is not named, but for what the platform brings along", () => {
    const plan = planOf(parseRows("building=3,all=0"));
    const { accountAdmin, module, setting } = defaultCounts;
    const empty = Object.fromEntries(countedTables.map((table) => [table, 0]));
    expect(plan).toEqual({ ...empty, building: 3, accountAdmin, module, setting });
    expect(() => parseRows("all=0,all=1")).toThrow("deux fois");
  });

  test("an unknown table is refused with the names of all, in French and English", () => {
    expect(() => parseRows("batiment=3")).toThrow(RangeError);
    expect(() => parseRows("batiment=3")).toThrow(
      /table inconnue «\u00a0batiment\u00a0».*neighborhood[\s\S]*unknown table/,
    );
    for (const table of countedTables) expect(() => parseRows("x=1")).toThrow(table);
  });

  test.each([
    "building",
    "building=",
    "building=-1",
    "building=1.5",
    "building=1e3",
    "building=100001",
    "user=3=4",
  ])("%s is refused: not a number that can be meant", (text) => {
    expect(() => parseRows(text)).toThrow(/table=nombre[\s\S]*table=number/);
  });

  test("a table given twice is refused", () => {
    expect(() => parseRows("order=1,order=2")).toThrow("deux fois");
  });

  test("without parents there are no children, and the demo accounts always exist", () => {
    const plan = planOf({ building: 0, accountAdmin: 0 });
    expect(plan).toMatchObject({
      accountAdmin: 2,
      ula: 0,
      incident: 0,
      order: 0,
      subscriber: 0,
      change: 0,
      user: 1_800,
    });
    expect(planOf({ theme: 0 })).toMatchObject({ service: 0, order: 0, subscription: 0, subscriber: 0 });
  });
});
