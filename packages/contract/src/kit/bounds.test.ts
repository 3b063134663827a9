import { describe, expect, test } from "vitest";
import { contract, outOfBounds, rangeOf, routesOf } from "../index.ts";

const bounds = { value: { least: "minimum", most: "maximum" } } as const;

describe("a value's bounds stand in its record", () => {
  test.each([
    [{ minimum: 0, maximum: 100 }, "-5", "Indiquez 0 ou plus."],
    [{ minimum: 0, maximum: 100 }, "100.5", "Indiquez 100 ou moins."],
    [{ minimum: 1, maximum: 100_000 }, 100_001, "Indiquez 100\u202f000 ou moins."],
    [{ minimum: 0, maximum: 100 }, "0", undefined],
    [{ minimum: 0, maximum: 100 }, "100", undefined],
    [{ minimum: null, maximum: 100 }, "-5", undefined],
    [{ minimum: null, maximum: null }, "1e9", undefined],
    [{ minimum: 0, maximum: 100 }, "douze", undefined],
    [{ minimum: 0, maximum: 100 }, " ", undefined],
  ])("%o: %s is said to be %s", (record, value, problem) => {
    expect(outOfBounds(bounds, record, "value", value)).toBe(problem);
  });

  test("a field without bounds, and a new record, have no range", () => {
    expect(rangeOf(bounds, { minimum: null, maximum: null }, "value")).toBeUndefined();
    expect(rangeOf(bounds, { minimum: 1, maximum: 2 }, "label")).toBeUndefined();
    expect(rangeOf(bounds, undefined, "value")).toBeUndefined();
  });
});

test("B13 each declared bound is a number of its form's record", () => {
  const declared = routesOf(contract).flatMap(({ name, meta }) => {
    if (meta.kind !== "form" || meta.bounds === undefined) return [];
    const columns = Object.values(meta.bounds).flatMap((each) => (each ? [each.least, each.most] : []));
    expect(Object.keys(meta.answer.shape), name).toEqual(expect.arrayContaining(columns));
    return [name];
  });
  expect(declared).toEqual(["setting.edit.post"]);
});
