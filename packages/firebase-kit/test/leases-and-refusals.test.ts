/** Leases and refusals of edit locks (L11, L13), one scene each, over a simulated service. */
import { expect, test } from "vitest";
import { shippedPaths } from "../src/lock/paths.ts";
import { LockPlay } from "./lock-play.ts";

const minute = 60_000;
const lock = shippedPaths.lock("building", 12);
const lease = shippedPaths.lease("building", 12);

/** A tab for each admin, the values written to the lock, and the number of renewals. */
async function opened(admins: string) {
  const play = new LockPlay(admins);
  for (const [index] of play.players.entries()) {
    play.open(index);
    await play.schedule.advance(1_000);
  }
  const renewals = new Set<unknown>();
  const entries = new Set<string>();
  play.schedule.afterEach = () => {
    renewals.add(play.service.read(lease));
    entries.add(JSON.stringify(play.service.read(lock)));
    play.checkAlways();
  };
  return { play, renewals, entries, kinds: () => play.players.map((_, index) => play.view(index).kind) };
}

test("L11: a holder renews at the lease; the lock that lists watch stays as it is, and nobody takes it", async () => {
  const { play, renewals, entries, kinds } = await opened("ab");
  await play.schedule.advance(20 * minute);
  expect(kinds()).toEqual(["mine", "other"]);
  expect(entries.size).toBe(1);
  expect(renewals.size).toBeGreaterThan(20);
});

test("L11: a lock whose holder went without freeing it is another's after three minutes, and not before", async () => {
  const { play, kinds } = await opened("ab");
  await play.schedule.advance(10 * minute);
  // The onDisconnect removal is refused, as the token has expired.
  play.expire(0);
  play.endPage(0, "killed");
  const renewed = Number(play.service.read(lease));
  await play.schedule.advance(renewed + 3 * minute - play.schedule.now - 100);
  expect([play.holder, ...kinds()]).toEqual(["a1", "released", "other"]);
  await play.schedule.advance(5_000);
  expect([play.holder, ...kinds()]).toEqual(["b2", "released", "mine"]);
});

test("L11 L13: a holder whose renewals are refused stops believing before another may take the record", async () => {
  const { play, kinds } = await opened("ab");
  play.service.deploy("reading");
  await play.schedule.advance(2.5 * minute);
  expect([play.view(0), kinds()[1]]).toEqual([{ kind: "unavailable", why: "denied" }, "other"]);
  play.service.deploy("as shipped");
  await play.schedule.advance(2 * minute);
  expect(play.players.filter((_, index) => play.view(index).kind === "mine")).toHaveLength(1);
});

test("L02 L11: a second tab of the holder goes on with the lock that the first one renews no more", async () => {
  const { play, kinds } = await opened("aab");
  await play.schedule.advance(10 * minute);
  expect(play.holder).toBe("a1");
  play.expire(0);
  play.endPage(0, "killed");
  await play.schedule.advance(10 * minute);
  expect([play.holder, ...kinds()]).toEqual(["a2", "released", "mine", "other"]);
});

test("L11 L13: a page that slept for a day holds nothing when it wakes, and learns who took its record", async () => {
  const { play, kinds } = await opened("ab");
  play.player(0).tab?.sleep();
  await play.schedule.advance(24 * 60 * minute);
  expect(kinds()[1]).toBe("mine");
  play.player(0).tab?.wake();
  await play.schedule.advance(2_000);
  expect(play.view(0)).toMatchObject({ kind: "lost", why: "while-offline", holder: { email: "b@x.fr" } });
});

test("L11: a form that opens on a lock whose entry is old and whose lease is fresh does not try to take it", async () => {
  const late = new LockPlay("b");
  late.service.set(lock, { email: "a@x.fr", name: "A", sid: "a1", at: 1, seen: 1 });
  late.service.set(lease, late.schedule.now - 1_000);
  late.open(0);
  await late.schedule.advance(minute);
  expect([late.view(0).kind, late.player(0).tab?.refusals]).toEqual(["other", []]);
});

test("L13 S11: rules that refuse everything are shown as a refusal, and make no other's record editable", async () => {
  const { play, kinds } = await opened("abc");
  play.service.deploy("nothing");
  await play.schedule.advance(200);
  const refused = { kind: "unavailable", why: "denied" };
  const other = { kind: "other", holder: { email: "a@x.fr" }, takeover: { kind: "unavailable" } };
  expect([play.view(0), play.view(1), play.view(2)]).toMatchObject([refused, other, other]);
  await play.schedule.advance(120_000);
  expect([play.view(0), play.view(1), play.view(2)]).toMatchObject([refused, other, other]);
  play.service.deploy("as shipped");
  await play.schedule.advance(100_000);
  expect(kinds()).toEqual(["mine", "other", "other"]);
});

test("L01 L11: a connection that died in silence ends the belief 150 s after the last renewal", async () => {
  const { play, kinds } = await opened("ab");
  await play.schedule.advance(10 * minute);
  play.player(0).tab?.stall();
  const renewed = Number(play.service.read(lease));
  await play.schedule.advance(renewed + 149_000 - play.schedule.now);
  expect(kinds()).toEqual(["mine", "mine"]);
  await play.schedule.advance(2_000);
  expect(play.view(0).kind).not.toBe("mine");
  await play.schedule.advance(2_000);
  expect(play.view(0)).toMatchObject({ kind: "lost", why: "while-offline", holder: { email: "b@x.fr" } });
});
