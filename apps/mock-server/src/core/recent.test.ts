import { expect, test } from "vitest";
import { Recent } from "./recent.ts";

test("what was kept last is found, what was kept first goes", () => {
  const recent = new Recent<number>(3);
  for (const [at, key] of ["a", "bb", "ccc", "dddd"].entries()) recent.set(key, at);
  expect(["a", "bb", "ccc", "dddd"].map((key) => recent.get(key))).toEqual([undefined, 1, 2, 3]);
  for (let at = 0; at < 20; at += 1) recent.set(`x${String(at).padStart(2, "0")}`, at);
  expect(recent.get("x00")).toBeUndefined();
  expect(recent.get("x19")).toBe(19);
});

test("B10 long keys are kept up to half a million characters in all, the last one always", () => {
  const recent = new Recent<number>(1000);
  const keys = Array.from({ length: 100 }, (_, at) => "k".repeat(10_000 + at));
  for (const [at, key] of keys.entries()) recent.set(key, at);
  const kept = keys.filter((key) => recent.get(key) !== undefined);
  expect(kept.length).toBeGreaterThan(40);
  expect(kept.join("").length).toBeLessThanOrEqual(500_000);
  recent.set("z".repeat(600_000), 1);
  expect(recent.get("z".repeat(600_000))).toBe(1);
});
