import { expect, test } from "vitest";
import { Schedule } from "../../test/schedule.ts";
import type { ChildListener, RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import { watchArea } from "./watch-area.ts";

const minute = 60_000;

function watched(leases: (now: number) => Promise<Record<string, number>>) {
  const schedule = new Schedule();
  let fast = 0;
  let listener: ChildListener | undefined;
  let connection: (up: boolean) => void = () => undefined;
  const reads: number[] = [];
  const unused = () => Promise.reject(new Error("a list writes nothing"));
  const adapter: RealtimeAdapter = {
    watchIdentity: () => () => undefined,
    identitySeen: () => undefined,
    watchConnection: (tell) => {
      connection = tell;
      tell(true);
      return () => undefined;
    },
    watch: () => () => undefined,
    watchChildren: (_, given) => {
      listener = given;
      return () => undefined;
    },
    removeOnDisconnect: unused,
    cancelOnDisconnect: unused,
    transact: unused,
    readNumbers: async (path, least) => {
      expect(path).toBe("leases/building");
      reads.push(schedule.now);
      const all = Object.entries(await leases(schedule.now));
      return new Map(all.filter(([, time]) => time >= least));
    },
    serverNow: () => schedule.now + fast,
    reconnect: () => undefined,
  };
  const { locks, stop } = watchArea(
    { locks: "locks/building", leases: "leases/building" },
    adapter,
    schedule.clock(),
  );
  let reports = 0;
  locks.subscribe(() => {
    reports += 1;
  });
  return {
    schedule,
    reads,
    stop,
    setFast: (by: number) => {
      fast = by;
    },
    comeBack: () => {
      fast = 0;
      connection(false);
      connection(true);
    },
    put: (id: string, seen: number | undefined, typed?: boolean) =>
      listener?.put(id, {
        email: `${id}@x.fr`,
        name: id,
        sid: "s",
        at: 1,
        ...(seen === undefined ? {} : { seen }),
        ...(typed === undefined ? {} : { typed }),
      }),
    held: () => [...locks.get().holders.keys()],
    typedIn: (id: number) => locks.get().holders.get(id)?.typed,
    reports: () => reports,
  };
}

test("L11: locks that are renewed stay for an hour, without a report, and their leases are read every two minutes", async () => {
  const area = watched(async (now) => ({ "1": now - 10_000, "2": now - 45_000 }));
  area.put("1", area.schedule.now);
  area.put("2", area.schedule.now);
  area.put("3", undefined);
  await area.schedule.advance(minute);
  const reports = area.reports();
  await area.schedule.advance(60 * minute);
  expect(area.held()).toEqual([1, 2, 3]);
  expect(area.reports()).toBe(reports);
  expect(area.reads.length).toBeGreaterThan(20);
  expect(area.reads.length).toBeLessThan(30);
});

test("L11: a lock that nobody renews disappears after three minutes, another program's stays", async () => {
  const area = watched(async (now) => ({ "1": now }));
  for (const id of ["1", "2"]) area.put(id, area.schedule.now);
  area.put("3", undefined);
  await area.schedule.advance(3 * minute - 100);
  expect(area.held()).toEqual([1, 2, 3]);
  await area.schedule.advance(5_500);
  expect(area.held()).toEqual([1, 3]);
});

test("L11: a list that opens on an old entry asks at once who renewed it, and shows it until it knows", async () => {
  const area = watched(async (now) => ({ "1": now - 1_000 }));
  for (const id of ["1", "2"]) area.put(id, area.schedule.now - 10 * minute);
  await area.schedule.advance(10);
  expect([area.held(), area.reads.length]).toEqual([[1], 1]);
});

test("L07 L11: a known holder stays known while the leases cannot be read; they are asked for again twice a minute", async () => {
  let refused = true;
  const area = watched(async () => {
    if (refused) throw new Error("permission denied");
    return {};
  });
  area.put("1", area.schedule.now - 10 * minute);
  await area.schedule.advance(10 * minute);
  expect(area.held()).toEqual([1]);
  expect(area.reads.length).toBeLessThan(22);
  refused = false;
  await area.schedule.advance(minute);
  expect(area.held()).toEqual([]);
  area.stop();
  const { length } = area.reads;
  await area.schedule.advance(10 * minute);
  expect(area.reads).toHaveLength(length);
});

test("L10: a list on a clock that was set forward shows its holders again once the service said its time", async () => {
  const area = watched(async (now) => ({ "1": now - 10_000 }));
  area.put("1", area.schedule.now);
  await area.schedule.advance(minute);
  area.setFast(120 * minute);
  area.put("2", area.schedule.now);
  await area.schedule.advance(minute);
  area.comeBack();
  await area.schedule.advance(1_000);
  expect(area.held()).toEqual([1, 2]);
  await area.schedule.advance(4 * minute);
  expect(area.held()).toEqual([1]);
});

test("L09: a list hears that a holder who only looked has typed, and that it is saved", async () => {
  const area = watched(async () => ({}));
  for (const typed of [false, true, false]) {
    area.put("1", area.schedule.now, typed);
    await area.schedule.advance(10);
    expect(area.typedIn(1)).toBe(typed);
  }
});
