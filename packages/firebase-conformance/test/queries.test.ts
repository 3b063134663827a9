import {
  type Database,
  type DataSnapshot,
  endAt,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  type Query,
  type QueryConstraint,
  query,
  ref,
  remove,
  set,
  startAfter,
  startAt,
  update,
} from "firebase/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Service, startService } from "../src/service.ts";
import { dice } from "../src/until.ts";

let service: Service;
beforeAll(async () => {
  service = await startService({ openRules: true });
});
afterAll(() => service.close());

const people = {
  "1": { name: "Zoé", age: 30 },
  "2": { name: "Adam", age: 40 },
  "10": { name: "Marc", age: 30 },
  a: { name: "Ève" },
  b: { name: "Luc", age: "old" },
  c: { name: "Max", age: false },
};

const cases: readonly (readonly [string, readonly QueryConstraint[], readonly string[]])[] = [
  ["by key", [orderByKey()], ["1", "2", "10", "a", "b", "c"]],
  ["by key, from 2", [orderByKey(), startAt("2")], ["2", "10", "a", "b", "c"]],
  ["by key, after 2, before b", [orderByKey(), startAfter("2"), endBefore("b")], ["10", "a"]],
  ["by key, equal", [orderByKey(), equalTo("10")], ["10"]],
  ["by child: nothing, booleans, numbers, texts", [orderByChild("age")], ["a", "c", "1", "10", "2", "b"]],
  ["by child, equal", [orderByChild("age"), equalTo(30)], ["1", "10"]],
  ["by child, equal with key", [orderByChild("age"), equalTo(30, "10")], ["10"]],
  ["by child, range", [orderByChild("age"), startAt(30), endAt(40)], ["1", "10", "2"]],
  ["by child, after", [orderByChild("age"), startAfter(30)], ["2", "b"]],
  ["by child, before", [orderByChild("age"), endBefore(40)], ["a", "c", "1", "10"]],
  ["first two", [orderByChild("name"), limitToFirst(2)], ["2", "b"]],
  ["last two", [orderByChild("name"), limitToLast(2)], ["1", "a"]],
  ["last two of a range", [orderByChild("age"), endAt(30), limitToLast(2)], ["1", "10"]],
  ["limit alone", [limitToFirst(3)], ["1", "2", "10"]],
];

const keysOf = (snapshot: DataSnapshot): (string | null)[] => {
  const keys: (string | null)[] = [];
  snapshot.forEach((item) => {
    keys.push(item.key);
  });
  return keys;
};

test.each(cases)("%s", async (_, constraints, expected) => {
  const world = service.world();
  world.set("people", people);
  const { db } = service.client(world);
  const asked = query(ref(db, "people"), ...constraints);
  expect(keysOf(await get(asked))).toEqual(expected);
  const live = await new Promise<DataSnapshot>((resolve) => {
    onValue(query(ref(service.client(world).db, "people"), ...constraints), resolve);
  });
  expect(keysOf(live)).toEqual(expected);
});

test("by value", async () => {
  const world = service.world();
  world.set("scores", { a: 3, b: 1, c: 2, d: "x" });
  const { db } = service.client(world);
  expect(keysOf(await get(query(ref(db, "scores"), orderByValue(), limitToLast(2))))).toEqual(["a", "d"]);
  expect(keysOf(await get(query(ref(db, "scores"), orderByValue(), startAt(2))))).toEqual(["c", "a", "d"]);
});

function watch(asked: Query): { readonly latest: () => unknown } {
  let latest: unknown;
  onValue(asked, (snapshot) => {
    latest = keysOf(snapshot).map((key) => [key, snapshot.child(key ?? "").val()]);
  });
  return { latest: () => latest };
}

test("live queries agree with fresh ones after 300 random changes, and with plain views of the same place", async () => {
  const world = service.world();
  const watcher = service.client(world).db;
  const writer = service.client(world).db;
  const queries = (db: Database) => [
    ref(db, "list"),
    query(ref(db, "list"), orderByChild("n"), limitToFirst(4)),
    query(ref(db, "list"), orderByChild("n"), limitToLast(3)),
    query(ref(db, "list"), orderByChild("n"), startAt(20), endAt(60)),
    query(ref(db, "list"), orderByKey(), limitToLast(2)),
    query(ref(db, "list"), orderByChild("deep/er"), equalTo(1)),
  ];
  // On a separate client: beside an unfiltered query, the SDK would answer the filtered ones locally.
  const filtered = service.client(world).db;
  const views = [...queries(watcher), ...queries(filtered).slice(1)].map(watch);
  const roll = dice(11);
  for (let round = 0; round < 300; round += 1) {
    const at = ref(writer, `list/k${roll(12)}`);
    const kind = roll(4);
    if (kind === 0) void remove(at);
    else if (kind === 1) void update(at, { n: roll(100), "deep/er": roll(2) });
    else if (kind === 2) void set(ref(writer, `list/k${roll(12)}/n`), roll(100));
    else void set(at, { n: roll(100), text: `round ${round}` });
  }
  await set(ref(writer, "done"), true);
  for (const db of [watcher, filtered]) await get(ref(db, "done"));
  const fresh = service.client(world).db;
  const expected: unknown[] = [];
  for (const asked of queries(fresh)) {
    const snapshot = await get(asked);
    expected.push(keysOf(snapshot).map((key) => [key, snapshot.child(key ?? "").val()]));
  }
  expect(views.map(({ latest }) => latest())).toEqual([...expected, ...expected.slice(1)]);
});
