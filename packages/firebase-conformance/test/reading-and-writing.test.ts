import {
  child,
  get,
  increment,
  off,
  onValue,
  push,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  update,
} from "firebase/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Service, startService } from "../src/service.ts";
import { until } from "../src/until.ts";

let service: Service;
beforeAll(async () => {
  service = await startService({ openRules: true });
});
afterAll(() => service.close());

const open = () => {
  const world = service.world();
  return { world, ...service.client(world) };
};

test("what is set can be got, by its writer, by others and by the server", async () => {
  const { world, db } = open();
  await set(ref(db, "a/b"), { text: "é €😀", number: 1.5, yes: true, none: null });
  const expected = { text: "é €😀", number: 1.5, yes: true };
  expect((await get(ref(db, "a/b"))).val()).toEqual(expected);
  expect((await get(ref(service.client(world).db, "a"))).val()).toEqual({ b: expected });
  expect(world.read("a/b")).toEqual(expected);
  expect((await get(ref(db, "nothing/here"))).exists()).toBe(false);
});

test("update merges, also at deep paths; remove deletes and empty branches vanish", async () => {
  const { world, db } = open();
  await set(ref(db, "a"), { x: 1, y: { z: 2, w: 3 } });
  await update(ref(db, "a"), { x: 5, "y/z": null, "n/m": "new" });
  expect(world.read("a")).toEqual({ x: 5, y: { w: 3 }, n: { m: "new" } });
  await remove(ref(db, "a/y/w"));
  expect(world.read("a")).toEqual({ x: 5, n: { m: "new" } });
  await set(ref(db, "a"), null);
  expect(world.snapshot()).toBeNull();
});

test("keys of push() keep their order for listeners", async () => {
  const { world, db } = open();
  for (const text of ["one", "two", "three"]) await push(ref(db, "list"), text);
  const seen: unknown[] = [];
  const all = await get(ref(service.client(world).db, "list"));
  all.forEach((item) => {
    seen.push(item.val());
  });
  expect(seen).toEqual(["one", "two", "three"]);
});

test("listeners above, at and below a change are notified, others and ended ones are not", async () => {
  const { world, db } = open();
  const other = service.client(world).db;
  const received: string[] = [];
  for (const path of ["a", "a/b", "a/b/c", "a/x"]) {
    onValue(ref(other, path), (snapshot) => received.push(`${path}=${JSON.stringify(snapshot.val())}`));
  }
  await until(ref(other, "a/x"), (value) => value === null);
  await get(ref(other, "a"));
  received.length = 0;
  await set(ref(db, "a/b"), { c: 1, d: 2 });
  await until<number>(ref(other, "a/b/d"), (value) => value === 2);
  expect(received.toSorted()).toEqual(["a/b/c=1", 'a/b={"c":1,"d":2}', 'a={"b":{"c":1,"d":2}}']);
  off(ref(other, "a/b/c"));
  received.length = 0;
  await set(ref(db, "a/b/c"), 7);
  await until<number>(ref(other, "a/b/c"), (value) => value === 7);
  expect(received.toSorted()).toEqual(['a/b={"c":7,"d":2}', 'a={"b":{"c":7,"d":2}}']);
});

test("twenty increments at once add up; timestamps are the server's (L10)", async () => {
  const { world, db } = open();
  await Promise.all(Array.from({ length: 20 }, () => set(ref(db, "count"), increment(1))));
  expect(world.read("count")).toBe(20);
  const before = Date.now();
  await update(ref(db, "more"), { "a/n": increment(2), at: serverTimestamp() });
  const { at } = await until<{ at: number }>(ref(db, "more"), (value) => value !== null);
  expect(world.read("more")).toEqual({ a: { n: 2 }, at });
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
});

test("a client learns how far its clock is from the server's (L10)", async () => {
  const own = await startService({ openRules: true });
  own.advance(3_600_000);
  const { db } = own.client(own.world());
  const offset = await until<number>(ref(db, ".info/serverTimeOffset"), (value) => Math.abs(value) > 1_000);
  expect(Math.round(offset / 60_000)).toBe(60);
  await own.close();
});

test("100 kB of text and 2000 children travel in parts, both ways", async () => {
  const { world, db } = open();
  const long = "aé€".repeat(35_000);
  await set(ref(db, "long"), long);
  expect((await get(ref(service.client(world).db, "long"))).val() === long).toBe(true);
  // The SDK splits such characters when sending.
  world.set("emoji", `x${"😀".repeat(20_000)}`);
  expect((await get(ref(db, "emoji"))).val() === world.read("emoji")).toBe(true);
  const many = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, at) => [`k${at}`, { name: `child ${at}` }]),
  );
  await set(ref(db, "many"), many);
  expect(await until(ref(service.client(world).db, "many"), (value) => value !== null)).toEqual(many);
});

test("a hundred contended transactions all commit, once each", async () => {
  const { world } = open();
  const clients = Array.from({ length: 5 }, () => service.client(world).db);
  const add = async (db: (typeof clients)[number]) => {
    for (let round = 0; round < 20; round += 1) {
      const { committed } = await runTransaction(
        ref(db, "total"),
        (value: number | null) => (value ?? 0) + 1,
      );
      expect(committed).toBe(true);
    }
  };
  await Promise.all(clients.map(add));
  expect(world.read("total")).toBe(100);
});

test("an aborted transaction changes nothing", async () => {
  const { world, db } = open();
  await set(ref(db, "lock"), "held");
  const other = service.client(world).db;
  const outcome = await runTransaction(ref(other, "lock"), (value) => (value === null ? "mine" : undefined), {
    applyLocally: false,
  });
  expect([outcome.committed, outcome.snapshot.val()]).toEqual([false, "held"]);
  expect(world.read("lock")).toBe("held");
});

test("50 simultaneous openers by transaction: exactly one holder, ten rounds (L01)", async () => {
  const { world } = open();
  const clients = Array.from({ length: 50 }, () => service.client(world).db);
  await Promise.all(clients.map((db) => get(ref(db, "warm"))));
  for (let round = 0; round < 10; round += 1) {
    const outcomes = await Promise.all(
      clients.map((db, at) =>
        runTransaction(ref(db, `lock/${round}`), (held) => (held === null ? { holder: at } : undefined), {
          applyLocally: false,
        }),
      ),
    );
    expect(outcomes.filter(({ committed }) => committed)).toHaveLength(1);
    const holders = new Set(outcomes.map(({ snapshot }) => JSON.stringify(snapshot.val())));
    expect(holders).toEqual(new Set([JSON.stringify(world.read(`lock/${round}`))]));
  }
});

test("what another part of the server writes reaches clients, and the other way round", async () => {
  const { world, db } = open();
  const seen: unknown[] = [];
  const stop = world.listen("locks/building", (value) => seen.push(value));
  world.set("locks/building/1", { email: "played@x.fr" });
  await until<{ email: string } | null>(
    ref(db, "locks/building/1"),
    (value) => value?.email === "played@x.fr",
  );
  await remove(child(ref(db), "locks/building/1"));
  stop();
  world.update("locks", { "building/2": "later", "order/3": "later" });
  expect(seen).toEqual([{ "1": { email: "played@x.fr" } }, null]);
  const saved = world.snapshot();
  world.restore(null);
  expect(await until(ref(db, "locks"), (value) => value === null)).toBeNull();
  world.restore(saved);
  expect(world.read("locks/order")).toEqual({ "3": "later" });
});

test("worlds do not see each other (T02)", async () => {
  const [one, two] = [open(), open()];
  await set(ref(one.db, "a"), 1);
  expect((await get(ref(two.db, "a"))).exists()).toBe(false);
  expect(two.world.snapshot()).toBeNull();
});
