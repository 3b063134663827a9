import { expect, test } from "vitest";
import { heldByOthers, look, noLocksKnown, type PresenceEvent } from "./presence.ts";

const now = 5;
const entry = (email: string) => ({ email, name: email.toUpperCase(), sid: "s", at: 7 });
const put = (key: string, value: unknown): PresenceEvent => ({ kind: "put", key, value, now });
const up: PresenceEvent = { kind: "connection", up: true };
const down: PresenceEvent = { kind: "connection", up: false };

test("S14: who holds which record, by its numeric id", () => {
  const { kind, holders } = look(noLocksKnown, [up, put("12", entry("a@x.fr")), put("7", entry("b@x.fr"))]);
  expect(kind).toBe("live");
  expect([...holders.keys()]).toEqual([12, 7]);
  expect(holders.get(12)).toEqual({ email: "a@x.fr", name: "A@X.FR", since: 7 });
});

test("S14: plain identifiers, bare objects and odd keys of other programs do no harm", () => {
  const values = {
    "1": "old@x.fr",
    "2": 42,
    "3": { email: "c@x.fr" },
    "4": {},
    "5": null,
    "6": ["x"],
    a: "a",
    "07": "b",
    "-1": "c",
  };
  const { holders } = look(
    noLocksKnown,
    Object.entries(values).map(([key, value]) => put(key, value)),
  );
  expect([...holders].map(([id, { email, name, since }]) => [id, email, name, since])).toEqual([
    [1, "old@x.fr", "old@x.fr", now],
    [2, "42", "42", now],
    [3, "c@x.fr", "c@x.fr", now],
    [4, "?", "?", now],
    [6, "?", "?", now],
  ]);
});

test("S14: a lock that goes, and the own ones, do not lock a row", () => {
  const before = look(noLocksKnown, [
    put("1", entry("a@x.fr")),
    put("2", entry("b@x.fr")),
    put("3", entry("b@x.fr")),
  ]);
  const after = look(before, [{ kind: "gone", key: "3" }]);
  expect([...heldByOthers(after.holders, { email: "a@x.fr" }).keys()]).toEqual([2]);
  expect(before.holders.size).toBe(3);
});

test("L07: what was known is stale while the connection is cut, and stays known without permission", () => {
  const live = look(noLocksKnown, [up, put("1", "a")]);
  const cut = look(live, [down]);
  expect([cut.kind, cut.holders]).toEqual(["stale", live.holders]);
  expect(look(cut, [up]).kind).toBe("live");
  expect(look(noLocksKnown, [down])).toBe(noLocksKnown);
  const refused = look(live, [{ kind: "refused" }, up]);
  expect([refused.kind, refused.holders]).toEqual(["unavailable", live.holders]);
  // A known holder outweighs trouble; the next answer shows who is left.
  const asked = look(refused, [{ kind: "listening" }, up, put("2", "b"), { kind: "known", keys: ["2"] }]);
  expect([asked.kind, [...asked.holders.keys()]]).toEqual(["live", [2]]);
});
