import { describe, expect, test } from "vitest";
import { rng, stream, weights } from "./random.ts";

const draws = (seed: string, table: string, index: number): number[] => {
  const random = rng(seed, table, index);
  return Array.from({ length: 8 }, () => random.next());
};

describe("random", () => {
  test("T01 the same seed, table and row give the same numbers; each of the three changes them", () => {
    const base = draws("palier", "building", 41);
    expect(draws("palier", "building", 41)).toEqual(base);
    expect(draws("autre", "building", 41)).not.toEqual(base);
    expect(draws("palier", "user", 41)).not.toEqual(base);
    expect(draws("palier", "building", 42)).not.toEqual(base);
  });

  test("T01 a known row keeps its numbers from one version to the next", () => {
    expect(draws("palier", "building", 0).slice(0, 3)).toEqual([3999904288, 3080969298, 3251761437]);
  });

  test("integers stay in their bounds and reach both ends", () => {
    const table = stream("palier", "bounds");
    const seen = new Set(Array.from({ length: 500 }, (_, at) => table.at(at).int(-2, 3)));
    expect([...seen].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(table.below(3, 1)).toBe(0);
    expect(table.at(0).below(0)).toBe(0);
  });

  test("weights are followed, and a value without a share never comes up", () => {
    const table = weights([
      ["often", 9],
      ["never", 0],
      ["rare", 1],
    ]);
    const drawn = Array.from({ length: 10_000 }, (_, at) => rng("palier", "w", at).weighted(table));
    expect(drawn.filter((value) => value === "often").length / 10_000).toBeCloseTo(0.9, 1);
    expect(drawn).not.toContain("never");
    expect(() => rng("palier", "w", 0).weighted(weights([]))).toThrow(RangeError);
  });

  test("a sample has different members in the list's order, and the whole list at most", () => {
    const list = ["a", "b", "c", "d", "e"];
    for (let at = 0; at < 50; at += 1) {
      const taken = rng("palier", "sample", at).sample(list, 3);
      expect(taken).toHaveLength(3);
      expect(taken).toEqual(list.filter((value) => taken.includes(value)));
    }
    expect(rng("palier", "sample", 0).sample(list, 9)).toEqual(list);
    expect(() => rng("palier", "sample", 0).pick([])).toThrow(RangeError);
  });
});
