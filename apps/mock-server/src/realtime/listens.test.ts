import { expect, test } from "vitest";
import { broadcast, type Listen } from "./listens.ts";
import { readQuery } from "./tree/query.ts";
import { written } from "./tree/tree.ts";

const path = (text: string) => text.split("/").filter((key) => key !== "");

/** What each listen (place, query) is told when `merge` or a single value is written at `base`. */
function told(listens: readonly [string, unknown?][], base: string, values: object | number | null) {
  const heard: [string, unknown][] = [];
  const all = listens.map(
    ([place, query], at): Listen => ({
      path: path(place),
      query: readQuery(query),
      tag: query === undefined ? undefined : at,
      send: (message) => heard.push([place, JSON.parse(String(message[0])).d]),
    }),
  );
  const merge = typeof values === "object" && values !== null;
  const entries = merge ? Object.entries(values) : [["", values]];
  const writes = entries.map(([below, tree]) => ({
    path: path(`${base}/${below}`),
    tree: tree ?? undefined,
  }));
  const before = { a: { b: { c: { d: 1, e: 2 } }, x: 3 }, b: 4 };
  broadcast(all, { base: path(base), merge, writes }, written(before, writes));
  return heard;
}

test("a change is told at its place, above and below, and nowhere else", () => {
  const all: [string][] = [[""], ["a"], ["a/b"], ["a/b/c"], ["a/b/c/d"], ["a/x"], ["b"], ["a/b/z"]];
  const part = { a: "d", b: { p: "a/b/c", d: 5 } };
  expect(told(all, "a/b/c", 5)).toEqual([
    ["", part],
    ["a", part],
    ["a/b", part],
    ["a/b/c", part],
    ["a/b/c/d", { a: "d", b: { p: "a/b/c/d", d: null } }],
  ]);
});

test("of an update each listen is told the part that it sees", () => {
  const all: [string][] = [["a"], ["a/b"], ["a/b/c/d"], ["a/b/c/e"], ["a/x"]];
  expect(told(all, "a", { "b/c/d": 7, x: null })).toEqual([
    ["a", { a: "m", b: { p: "a", d: { "b/c/d": 7, x: null } } }],
    ["a/b", { a: "m", b: { p: "a/b", d: { "c/d": 7 } } }],
    ["a/b/c/d", { a: "d", b: { p: "a/b/c/d", d: 7 } }],
    ["a/x", { a: "d", b: { p: "a/x", d: null } }],
  ]);
});

test("a filtered listen is told what it shows by now, with its tag", () => {
  const fromTwo = { i: ".value", sp: 2 };
  expect(told([["a/b/c", fromTwo]], "a/b/c/d", 9)).toEqual([
    ["a/b/c", { a: "d", b: { p: "a/b/c", d: { d: 9, e: 2 }, t: 0 } }],
  ]);
  expect(told([["a/b/c", fromTwo]], "a/b/c/e", 1)).toEqual([
    ["a/b/c", { a: "d", b: { p: "a/b/c", d: null, t: 0 } }],
  ]);
});
