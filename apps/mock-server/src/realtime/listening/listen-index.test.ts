import { expect, test } from "vitest";
import { Store } from "../tree/store.ts";
import { ListenIndex } from "./listen-index.ts";

const receiver = () => ({ send: () => undefined });
const path = (text: string) => text.split("/").filter((key) => key !== "");

test("a change finds the listens on its way and below it, and no others", () => {
  const index = new ListenIndex(new Store());
  for (const text of ["", "a", "a/b", "a/b/c", "a/b/c/d", "a/x", "b"]) {
    index.add(receiver(), path(text), undefined, undefined);
  }
  const found = Array.from(index.touchedBy(path("a/b")), (listening) => listening.path.join("/"));
  expect(found).toEqual(["", "a", "a/b", "a/b/c", "a/b/c/d"]);
  expect(Array.from(index.touchedBy(path("z/z")), (listening) => listening.path.join("/"))).toEqual([""]);
});

test("listens of one place and query are one; what ended is found no more", () => {
  const index = new ListenIndex(new Store());
  const [one, two] = [receiver(), receiver()];
  const first = index.add(one, ["a", "b"], undefined, undefined);
  expect(index.add(two, ["a", "b"], undefined, undefined)).toBe(first);
  index.remove(one, first);
  expect([...index.touchedBy(["a", "b", "c"])]).toEqual([first]);
  index.remove(two, first);
  expect([...index.touchedBy(["a", "b"])]).toEqual([]);
  index.remove(two, first);
  expect([...index.touchedBy(["a"])]).toEqual([]);
});
