import { expect, test } from "vitest";
import { ByteCache } from "./byte-cache.ts";

test("a byte cache drops what was used least recently once its budget is spent", () => {
  const cache = new ByteCache(4 * 4000);
  const made: string[] = [];
  const ask = (key: string) =>
    cache.int32(key, () => {
      made.push(key);
      return new Int32Array(900);
    });
  for (const key of ["a", "b", "c", "a", "d", "e", "a", "b"]) ask(key);
  // Four fit: e evicts b, the least recently used; b then evicts c.
  expect(made).toEqual(["a", "b", "c", "d", "e", "b"]);
  ask("a");
  expect(made).toHaveLength(6);
  ask("c");
  expect(made.at(-1)).toBe("c");
});
