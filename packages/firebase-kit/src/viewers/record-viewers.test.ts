import { expect, test } from "vitest";
import { Schedule } from "../../test/schedule.ts";
import type { ChildListener, RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import type { Outcome } from "../lock/state.ts";
import type { Update } from "../lock/writes.ts";
import { watchViewers } from "./record-viewers.ts";

const record = "viewers/order/12";

const done = async (): Promise<Outcome> => ({ kind: "done" });
const denied = async (): Promise<Outcome> => ({ kind: "failed", why: "denied" });

interface Service {
  readonly transact?: () => Promise<Outcome>;
  readonly register?: () => Promise<Outcome>;
}

function looking({ transact = done, register = done }: Service = {}) {
  const schedule = new Schedule();
  const calls: string[] = [];
  let listener: ChildListener | undefined;
  let refuse = (): void => undefined;
  let listens = 0;
  let connection = (_up: boolean): void => undefined;
  const adapter: RealtimeAdapter = {
    watchIdentity: (tell) => {
      tell({ email: "jeanne@x.fr", name: "Jeanne Martin" });
      return () => undefined;
    },
    identitySeen: () => undefined,
    watchConnection: (tell) => {
      connection = tell;
      return () => undefined;
    },
    watch: () => () => undefined,
    watchChildren: (_, given, refused) => {
      listener = given;
      refuse = refused;
      listens += 1;
      return () => undefined;
    },
    removeOnDisconnect: async (path) => {
      calls.push(`on disconnect ${path}`);
      return register();
    },
    cancelOnDisconnect: async (path) => {
      calls.push(`cancel ${path}`);
      return { kind: "done" };
    },
    transact: async (path: string, update: Update) => {
      calls.push(`${update(null) === null ? "remove" : "write"} ${path}`);
      return transact();
    },
    readNumbers: () => Promise.reject(new Error("unused")),
    serverNow: () => schedule.now,
    reconnect: () => undefined,
  };
  const tab = { email: "jeanne@x.fr", name: "Jeanne", sid: "tab-1" };
  const { others, retry, stop } = watchViewers(tab, record, adapter, schedule.clock());
  const put = (key: string, value: unknown) => listener?.put(key, value);
  return {
    schedule,
    calls,
    stop,
    retry,
    refuse: () => refuse(),
    listens: () => listens,
    known: (...keys: string[]) => listener?.known(keys),
    connect: (up: boolean) => connection(up),
    put,
    see: (key: string, email: string) => put(key, { email, name: email[0], seen: schedule.now }),
    gone: (key: string) => listener?.gone(key),
    names: () => others.get().map(({ name }) => name),
  };
}

test("L03: the removal is registered before this tab is shown; it leaves when it stops", async () => {
  const { schedule, calls, connect, stop } = looking();
  connect(true);
  await schedule.advance(10);
  expect(calls).toEqual([`on disconnect ${record}/tab-1`, `write ${record}/tab-1`]);
  stop();
  await schedule.advance(10);
  expect(calls.slice(2)).toEqual([`remove ${record}/tab-1`, `cancel ${record}/tab-1`]);
  await schedule.advance(600_000);
  expect(calls).toHaveLength(4);
});

test("L11: this tab is renewed while it is open; another that no tab renews is not shown after three minutes", async () => {
  const { schedule, calls, connect, see, names } = looking();
  connect(true);
  see("tab-2", "karim@x.fr");
  await schedule.advance(170_000);
  expect(names()).toEqual(["k"]);
  expect(calls.filter((call) => call.startsWith("write"))).toHaveLength(4);
  await schedule.advance(20_000);
  expect(names()).toEqual([]);
});

test("each admin is shown once, own tabs never, and what is no entry is nobody", async () => {
  const { see, put, gone, names } = looking();
  see("tab-2", "karim@x.fr");
  see("tab-3", "karim@x.fr");
  see("tab-4", "Jeanne@X.fr");
  see("tab-5", "anne@x.fr");
  for (const value of [null, 7, "karim@x.fr", [], { email: "x@x.fr" }]) put("tab-6", value);
  expect(names()).toEqual(["a", "k"]);
  gone("tab-2");
  expect(names()).toEqual(["a", "k"]);
  gone("tab-3");
  expect(names()).toEqual(["a"]);
});

test.each([
  ["the entry", { transact: denied }, ["on disconnect", "write"]],
  ["its removal at disconnect already", { register: denied }, ["on disconnect"]],
])("rules of a former version refuse %s: nothing is asked again", async (_, service, once) => {
  const { schedule, calls, connect } = looking(service);
  connect(true);
  await schedule.advance(600_000);
  expect(calls).toEqual(once.map((call) => `${call} ${record}/tab-1`));
});

test("L13: after a lost sign-in this tab is shown again, and sees who is there by then", async () => {
  let answer = denied;
  const { schedule, calls, connect, see, names, refuse, listens, known, retry } = looking({
    transact: () => answer(),
  });
  connect(true);
  see("tab-2", "karim@x.fr");
  await schedule.advance(10);
  refuse();
  answer = done;
  retry();
  see("tab-3", "anne@x.fr");
  known("tab-3");
  await schedule.advance(60_000);
  expect([listens(), names()]).toEqual([2, ["a"]]);
  expect(calls.filter((call) => call.startsWith("write"))).toHaveLength(3);
});

test("L03: a tab that leaves before its removal is registered leaves nothing behind", async () => {
  const answer = Promise.withResolvers<Outcome>();
  const { schedule, calls, connect, stop } = looking({ register: () => answer.promise });
  connect(true);
  stop();
  await schedule.advance(10);
  answer.resolve({ kind: "done" });
  await schedule.advance(600_000);
  expect(calls.filter((call) => call.startsWith("write"))).toEqual([]);
});
