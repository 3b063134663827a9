// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetKeptPages,
  isSaidBy,
  type KeptPage,
  keepPage,
  keepPagesOf,
  readKeptPage,
} from "./kept-rows.ts";

const hour = 3_600_000;
const page = (at: string, admin = 1, since = 0): KeptPage => ({
  admin,
  at,
  since,
  rows: [{ id: 1, name: at }],
  filtered: 1,
});

beforeEach(() => localStorage.clear());

test("A14 the last page of each address is kept for a day's work, five addresses at most", () => {
  for (const at of ["/a", "/b", "/c", "/d", "/e", "/f"]) keepPage(page(at));
  expect(readKeptPage("/a", hour)).toBeUndefined();
  expect(readKeptPage("/b", hour)?.rows).toEqual([{ id: 1, name: "/b" }]);
  expect(readKeptPage("/b?q=x", hour)).toBeUndefined();
  expect(readKeptPage("/b", 8 * hour)).toBeUndefined();
  // A clock that was set back says nothing about age.
  expect(readKeptPage("/b", -1)).toBeUndefined();
});

test("A13 another admin's pages go, what is too old too, and all of them with the session", () => {
  keepPage(page("/a"));
  keepPagesOf(1, hour);
  expect(readKeptPage("/a", hour)).toBeDefined();
  keepPage(page("/b", 2));
  expect(readKeptPage("/a", hour)).toBeUndefined();
  keepPagesOf(1, hour);
  expect(localStorage).toHaveLength(0);
  keepPage(page("/a"));
  keepPagesOf(1, 8 * hour);
  expect(localStorage).toHaveLength(0);
  keepPage(page("/a"));
  forgetKeptPages();
  expect(localStorage).toHaveLength(0);
});

test("A13 A14 a page without rows takes its address's rows away, and no other page's", () => {
  keepPage(page("/a"));
  keepPage(page("/b"));
  keepPage({ ...page("/b"), rows: [], filtered: 0 });
  expect(readKeptPage("/b", hour)).toBeUndefined();
  expect(readKeptPage("/a", hour)?.rows).toHaveLength(1);
  keepPage({ ...page("/c"), rows: [], filtered: 0 });
  keepPagesOf(2, hour);
  expect(localStorage).toHaveLength(0);
});

test.each(["", "{", "null", "[1]", '[{"admin":1,"at":"/a","since":0,"filtered":1,"rows":[]}]'])(
  "what another version or another program left there is no page: %s",
  (text) => {
    keepPage(page("/a"));
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, text);
    expect(readKeptPage("/a", hour)).toBeUndefined();
    keepPage(page("/a"));
    expect(readKeptPage("/a", hour)).toBeDefined();
  },
);

test("A03 a full storage keeps no page, not even the one before, and fails nothing", () => {
  keepPage(page("/a"));
  const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keepPage(page("/a", 1, 1));
  full.mockRestore();
  expect(readKeptPage("/a", hour)).toBeUndefined();
});

test("rows that say the same are the kept ones; another value, order or number of them is not", () => {
  const kept = [
    { name: "Lilas", tags: ["a"] },
    { name: "Roses", tags: [] },
  ];
  const now = kept.map((row, index) => ({ ...row, id: index, version: 4 }));
  expect(isSaidBy(kept, now)).toBe(true);
  expect(isSaidBy(kept, now.toReversed())).toBe(false);
  expect(isSaidBy(kept, now.slice(1))).toBe(false);
  expect(isSaidBy(kept, [...now, ...now])).toBe(false);
  expect(isSaidBy(kept, [{ ...now[0], tags: ["b"] }, { ...now[1] }])).toBe(false);
});
