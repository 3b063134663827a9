import { expect, test } from "vitest";
import { Schedule } from "../../test/schedule.ts";
import type { Outcome } from "../lock/state.ts";
import type { Update } from "../lock/writes.ts";
import type { ChildListener, RealtimeAdapter } from "../realtime/realtime-adapter.ts";
import { watchViewers } from "./record-viewers.ts";

const record = "viewers/order/12";

function looking(outcome: Outcome = { kind: "done" }) {
  const schedule = new Schedule();
  const calls: string[] = [];
  let listener: ChildListener | undefined;
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
    watchChildren: (_, given) => {
      listener = given;
      return () => undefined;
    },
    removeOnDisconnect: async (path) => {
      calls.push(`on disconnect ${path}`);
      return { kind: "done" };
    },
    cancelOnDisconnect: async (path) => {
      calls.push(`cancel ${path}`);
      return { kind: "done" };
    },
    transact: async (path: string, update: Update) => {
      calls.push(`${update(null) === null ? "remove" : "write"} ${path}`);
      return outcome;
    },
    readNumbers: () => Promise.reject(new Error("unused")),
    serverNow: () => schedule.now,
    reconnect: () => undefined,
  };
  const tab = { email: "jeanne@x.fr", name: "Jeanne", sid: "tab-1" };
  const { others, stop } = watchViewers(tab, record, adapter, schedule.clock());
  const put = (key: string, value: unknown) => listener?.put(key, value);
  return {
    schedule,
    calls,
    stop,
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

test("rules of a former version refuse: nothing is asked again", async () => {
  const { schedule, calls, connect } = looking({ kind: "failed", why: "denied" });
  connect(true);
  await schedule.advance(600_000);
  expect(calls.filter((call) => call.startsWith("write"))).toHaveLength(1);
});
