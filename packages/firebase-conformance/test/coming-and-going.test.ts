/** Connections that end, return, and run onDisconnect handlers. */
import {
  get,
  goOffline,
  goOnline,
  increment,
  onDisconnect,
  onValue,
  ref,
  remove,
  serverTimestamp,
  set,
  update,
} from "firebase/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Service, startService } from "../src/service.ts";
import { dice, until } from "../src/until.ts";

let service: Service;
beforeAll(async () => {
  service = await startService({ openRules: true });
});
afterAll(() => service.close());

const pair = () => {
  const world = service.world();
  return { world, a: service.client(world).db, b: service.client(world).db };
};

test("onDisconnect: set, update, remove, with server values; cancelled ones do nothing (S13)", async () => {
  const { world, a, b } = pair();
  world.set("c", { kept: 1, gone: 1, count: 1 });
  await onDisconnect(ref(a, "c/gone")).remove();
  await onDisconnect(ref(a, "c/left")).set({ at: serverTimestamp() });
  await onDisconnect(ref(a, "c")).update({ count: increment(1), "deep/er": true });
  await onDisconnect(ref(a, "c/never/x")).set(1);
  await onDisconnect(ref(a, "c/never")).cancel();
  await onDisconnect(ref(a, "twice")).set("first");
  await onDisconnect(ref(a, "twice")).set("second");
  goOffline(a);
  const end = await until<{ left: { at: number } } | null>(ref(b, "c"), (value) => value?.left !== undefined);
  await until(ref(b, "twice"), (value) => value !== null);
  expect(world.snapshot()).toEqual({
    c: { kept: 1, count: 2, deep: { er: true }, left: { at: end?.left.at } },
    twice: "second",
  });
});

test("part of an update at disconnect can be cancelled", async () => {
  const { world, a, b } = pair();
  await onDisconnect(ref(a, "c")).update({ one: 1, two: 2 });
  await onDisconnect(ref(a, "c/one")).cancel();
  goOffline(a);
  await until(ref(b, "c"), (value) => value !== null);
  expect(world.read("c")).toEqual({ two: 2 });
});

test("the last wish for a place counts, and is done once: not again when the client comes back and goes again", async () => {
  const { world, a, b } = pair();
  await onDisconnect(ref(a, "n")).set(increment(5));
  await onDisconnect(ref(a, "n")).set(increment(1));
  for (let round = 0; round < 3; round += 1) {
    goOffline(a);
    await until(ref(b, "n"), (value) => value === 1);
    goOnline(a);
    await get(ref(a, "n"));
  }
  expect(world.read("n")).toBe(1);
});

test("a cut socket frees at once and the client comes back by itself", async () => {
  const { world, a, b } = pair();
  await set(ref(a, "lock"), "a");
  await onDisconnect(ref(a, "lock")).remove();
  await until(ref(b, "lock"), (value) => value === "a");
  const states: boolean[] = [];
  onValue(ref(a, ".info/connected"), (snapshot) => states.push(snapshot.val()));
  const freed = until(ref(b, "lock"), (value) => value === null);
  const noticed = until(ref(a, ".info/connected"), (value) => value === false);
  expect(world.dropSockets()).toBe(2);
  await Promise.all([freed, noticed]);
  expect(world.read("lock")).toBeNull();
  await until(ref(a, ".info/connected"), (value) => value === true);
  expect(states).toEqual([true, false, true]);
});

test("a client that comes back ends its former session before it is greeted", async () => {
  const { world, a } = pair();
  await set(ref(a, "lock"), "a");
  await onDisconnect(ref(a, "lock")).remove();
  const [former] = world.sessions.keys();
  const socket = new WebSocket(`ws://127.0.0.1:${service.port}/.ws?v=5&ns=${world.name}&ls=${former}`);
  const atGreeting = await new Promise((resolve, reject) => {
    socket.addEventListener("message", () => resolve(world.read("lock")), { once: true });
    socket.addEventListener("error", reject);
  });
  expect(atGreeting).toBeNull();
  expect(world.sessions.has(String(former))).toBe(false);
  socket.close();
});

test("what is written offline is sent on return, in order", async () => {
  const { world, a, b } = pair();
  await set(ref(a, "x"), 0);
  goOffline(a);
  const writes = [
    set(ref(a, "x"), 1),
    update(ref(a), { x: 2, y: 1 }),
    remove(ref(a, "y")),
    set(ref(a, "x"), 3),
  ];
  expect(world.read("x")).toBe(0);
  goOnline(a);
  await Promise.all(writes);
  expect(world.snapshot()).toEqual({ x: 3 });
  expect((await get(ref(b, "x"))).val()).toBe(3);
});

test("changes during an absence are seen after it", async () => {
  const { world, a } = pair();
  world.set("list", { a: 1, b: 2 });
  const seen: unknown[] = [];
  onValue(ref(a, "list"), (snapshot) => seen.push(snapshot.val()));
  await until(ref(a, "list"), (value) => value !== null);
  goOffline(a);
  world.set("list/a", null);
  world.set("list/c", 3);
  goOnline(a);
  await until<{ c?: number }>(ref(a, "list"), ({ c }) => c === 3);
  expect(seen).toEqual([
    { a: 1, b: 2 },
    { b: 2, c: 3 },
  ]);
});

test("nothing is sent again to a listener that has it already", async () => {
  const { world, a } = pair();
  world.set("list/zz", { c: true, d: "text", e: -0.5, f: 1e300 });
  world.update("list", { a: 1, "-5": "é", "10": "x", "2": 1, "007": 0 });
  const stop = onValue(ref(a, "list"), () => undefined);
  await until(ref(a, "list"), (value) => value !== null);
  const sent = watchFrames(world);
  const comeAndGo = async () => {
    goOffline(a);
    goOnline(a);
    await set(ref(a, "after"), 1);
  };
  await comeAndGo();
  await set(ref(a, "list/zz/c"), false);
  sent().length = 0;
  await comeAndGo();
  expect(sent().filter((text) => text.includes('"a":"d"') && text.includes('"p":"list"'))).toEqual([]);
  stop();
});

function watchFrames({ sessions }: ReturnType<typeof service.world>): () => string[] {
  const texts: string[] = [];
  const enter = sessions.set.bind(sessions);
  sessions.set = (id, session) => {
    const send = session.send.bind(session);
    session.send = (prepared) => {
      texts.push(Buffer.concat([...prepared]).toString());
      send(prepared);
    };
    return enter(id, session);
  };
  return () => texts;
}

test("the realtime service can be switched off and on for a world (L07)", async () => {
  const { world, a } = pair();
  await get(ref(a, "x"));
  world.online = false;
  await until(ref(a, ".info/connected"), (value) => value === false);
  world.online = true;
  goOffline(a);
  goOnline(a);
  await until(ref(a, ".info/connected"), (value) => value === true);
});

test("after 1000 random writes by clients that come and go, all see what the server has", async () => {
  const world = service.world();
  const clients = Array.from({ length: 3 }, () => service.client(world).db);
  const views = clients.map((db) => {
    let latest: unknown = null;
    onValue(ref(db, "t"), (snapshot) => {
      latest = snapshot.val();
    });
    return () => latest;
  });
  const roll = dice(7);
  const away = new Set<number>();
  const pending: Promise<void>[] = [];
  for (let round = 0; round < 1_000; round += 1) {
    const who = roll(3);
    const db = clients[who] ?? clients[0];
    if (db === undefined) throw new Error("no client");
    const path = ["t", ...Array.from({ length: 1 + roll(3) }, () => `k${roll(4)}`)].join("/");
    const kind = roll(20);
    if (kind < 9)
      pending.push(set(ref(db, path), roll(5) === 0 ? { k1: roll(9), k2: { k3: "x" } } : roll(1_000)));
    else if (kind < 13) pending.push(remove(ref(db, path)));
    else if (kind < 17)
      pending.push(update(ref(db, path), { k0: roll(9), "k2/k1": roll(2) === 0 ? null : roll(9) }));
    else if (kind === 17 && !away.has(who)) {
      goOffline(db);
      away.add(who);
    } else if (away.delete(who)) goOnline(db);
    if (roll(10) === 0) await Promise.race([get(ref(db, "tick")).catch(() => undefined), nextTurn()]);
  }
  for (const db of clients) goOnline(db);
  await Promise.all(pending);
  for (const db of clients) await get(ref(db, "tick"));
  const truth = (await get(ref(service.client(world).db, "t"))).val();
  expect(views.map((view) => view())).toEqual([truth, truth, truth]);
  expect(world.read("t")).not.toBeNull();
});

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
