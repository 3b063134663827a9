import { expect, test } from "vitest";
import { family, once, stepsOf, tally } from "./family.ts";

test("children know their parents and parents their children, empty ones in between too", () => {
  const sizes = [0, 2, 0, 0, 3, 1, 0];
  const some = family(sizes.length, (parent) => sizes[parent] ?? 0)();
  expect(some.total).toBe(6);
  expect([0, 1, 2, 3, 4, 5].map(some.parent)).toEqual([1, 1, 4, 4, 4, 5]);
  sizes.forEach((size, parent) => {
    expect(some.size(parent)).toBe(size);
  });
  expect(some.first(4)).toBe(2);
});

test("a tally counts, or adds up, and leaves out those of nobody", () => {
  const parents = [0, 2, -1, 2];
  expect([...tally(3, 4, (child) => parents[child] ?? -1)()]).toEqual([1, 0, 2]);
  expect([
    ...tally(
      3,
      4,
      (child) => parents[child] ?? -1,
      (child) => child * 10,
    )(),
  ]).toEqual([0, 0, 40]);
});

test("steps meet each thing once", () => {
  for (const n of [1, 2, 22, 97, 360]) {
    for (const step of stepsOf(n).slice(0, 5)) {
      expect(new Set(Array.from({ length: n }, (_, at) => (at * step) % n)).size).toBe(n);
    }
  }
});

test("once makes its value once", () => {
  let made = 0;
  const value = once(() => {
    made += 1;
    return undefined;
  });
  value();
  value();
  expect(made).toBe(1);
});
