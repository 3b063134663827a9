/** The edit lock's promises, one scene each, over a simulated service. */
import { expect, test } from "vitest";
import { shippedPaths } from "../src/lock/paths.ts";
import { LockPlay } from "./lock-play.ts";
import { kinds, lock, opened } from "./lock-scenes.ts";

test("S12: a free record is taken, and recorded with the admin, the tab and the server's time", async () => {
  const play = await opened("a");
  expect(play.view(0)).toEqual({ kind: "mine", asked: undefined });
  const entry = play.service.read(shippedPaths.lock("building", 12));
  expect(entry).toEqual({
    id: 97,
    email: "a@x.fr",
    name: "A@X.FR",
    sid: "a1",
    at: expect.any(Number),
    seen: expect.any(Number),
    typed: false,
  });
});

test("S11: a record that another admin holds is not taken, and its holder is named", async () => {
  const play = await opened("ab");
  expect(play.view(1)).toMatchObject({ kind: "other", holder: { name: "A@X.FR", email: "a@x.fr" } });
  expect(play.player(1).tab?.connection?.removals.size).toBe(0);
});

test("L01: 50 simultaneous openers, 100 rounds: one holds, the others name it", async () => {
  const admins = "abcdefghijklmnopqrstuvwxyz".repeat(2).slice(0, 50);
  for (let round = 0; round < 100; round += 1) {
    const play = new LockPlay(admins, round);
    for (const [index] of play.players.entries()) play.open(index);
    await play.schedule.advance(1_500);
    play.checkAtRest();
    const holding = play.players.filter(({ lock: runner }) => runner?.view.get().kind === "mine");
    expect(new Set(holding.map(({ admin }) => admin)).size).toBe(1);
  }
});

test("L02: a second tab of the holder may edit; when the first closes it keeps the record from those who wait", async () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const play = await opened("aabcd", seed);
    expect(kinds(play)).toEqual(["mine", "mine", "other", "other", "other"]);
    play.endPage(0, "closed");
    await play.schedule.advance(5_000);
    expect(kinds(play)).toEqual(["released", "mine", "other", "other", "other"]);
    expect(play.holder).toBe("a2");
  }
});

test("S12: a form that is closed and opened in one breath holds its record", async () => {
  const play = await opened("ab");
  for (const wait of [0, 10, 50, 200]) {
    play.closeForm(0);
    await play.schedule.advance(wait);
    play.open(0);
    await play.schedule.advance(500);
    expect(play.view(0).kind).toBe("mine");
  }
});

test("L11: a form that is closed and opened in one breath still waits for the lease of a holder who is gone", async () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const play = new LockPlay("Ab", seed);
    // Both find it free; the second must still cancel its registered removal when its form closes.
    play.open(1);
    play.open(0);
    while (play.holder === undefined || play.view(1).kind === "connecting") await play.schedule.advance(1);
    if (play.holder !== play.player(0).sid) continue;
    play.endPage(0, "killed");
    play.closeForm(1);
    play.open(1);
    await play.schedule.advance(300_000);
    expect([seed, ...kinds(play)]).toEqual([seed, "released", "mine"]);
  }
});

test("L04: a hidden tab that holds a record comes back at once after a dropped connection", async () => {
  const play = await opened("a");
  const { tab } = play.player(0);
  if (tab !== undefined) tab.hidden = true;
  tab?.drop();
  await play.schedule.advance(600);
  expect([tab?.up, play.view(0).kind]).toEqual([true, "mine"]);
});

test("S13: the entry goes with the connection, unless the caller opts out", async () => {
  for (const [admins, left] of [
    ["a", undefined],
    ["A", "a1"],
  ] as const) {
    const play = await opened(admins);
    play.endPage(0, "killed");
    await play.schedule.advance(5_000);
    expect(play.holder).toBe(left);
  }
  const back = await opened("A");
  back.endPage(0, "killed");
  back.open(0);
  await back.schedule.advance(1_000);
  expect([back.holder, back.view(0).kind]).toEqual(["a2", "mine"]);
  back.closeForm(0);
  await back.schedule.advance(1_000);
  expect(back.holder).toBeUndefined();
});

test("S13: a page that unloads ignores everything; one that comes back from the browser's cache starts anew", async () => {
  const play = await opened("a");
  const calls: string[] = [];
  const unsubscribe = lock(play, 0).view.subscribe(() => calls.push(play.view(0).kind));
  lock(play, 0).send({ kind: "page-hidden" });
  play.player(0).tab?.drop();
  await play.schedule.advance(3_000);
  expect(calls).toEqual(["released"]);
  lock(play, 0).send({ kind: "page-shown" });
  await play.schedule.advance(3_000);
  expect(play.view(0).kind).toBe("mine");
  unsubscribe();
});

test("L07: a service that does not answer is said to be unavailable, and used when it comes", async () => {
  const play = new LockPlay("a");
  play.open(0);
  play.player(0).tab?.cut();
  await play.schedule.advance(4_000);
  expect(play.view(0).kind).toBe("connecting");
  await play.schedule.advance(2_000);
  expect(play.view(0)).toEqual({ kind: "unavailable", why: "unreachable" });
  play.player(0).tab?.restore();
  await play.schedule.advance(2_000);
  expect(play.view(0).kind).toBe("mine");
});

test("L06: who comes back to a record that another admin asked for leaves it to that one for a minute, and is told so", async () => {
  const play = await opened("ab");
  play.type(0, true);
  play.intend(1, "ask");
  await play.schedule.advance(1_000);
  play.player(1).tab?.stall();
  play.closeForm(0);
  await play.schedule.advance(1_000);
  play.open(0);
  for (let second = 0; second < 50; second += 1) {
    await play.schedule.advance(1_000);
    expect([second, play.view(0)]).toEqual([
      second,
      { kind: "other", holder: expect.objectContaining({ email: "b@x.fr" }), takeover: { kind: "owed" } },
    ]);
  }
  expect(play.player(0).tab?.refusals).toEqual([]);
  await play.schedule.advance(10_000);
  expect(play.view(0).kind).toBe("mine");
});
