/** Takeovers, one scene each, over a simulated service. */
import type { Json } from "@palier/mock-server/realtime";
import { expect, test } from "vitest";
import { LockPlay } from "./lock-play.ts";
import { kinds, lock, opened } from "./lock-scenes.ts";

test("L06: asked, yielded: the record changes hands without ever being free, and the loser is notified", async () => {
  const play = await opened("abc");
  lock(play, 1).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(500);
  expect(play.view(0)).toMatchObject({ kind: "mine", asked: { by: { name: "B@X.FR" }, answer: undefined } });
  expect(play.view(1)).toMatchObject({ kind: "other", takeover: { kind: "asked", canForce: false } });
  expect(play.view(2)).toMatchObject({
    kind: "other",
    takeover: { kind: "other-asks", by: { name: "B@X.FR" } },
  });
  const seen: unknown[] = [];
  play.schedule.afterEach = () => seen.push(play.holder);
  lock(play, 0).send({ kind: "intent", intent: "yielded" });
  await play.schedule.advance(1_000);
  expect(new Set(seen)).toEqual(new Set(["a1", "b2"]));
  expect(play.view(0)).toMatchObject({ kind: "lost", why: "yielded", holder: { email: "b@x.fr" } });
  expect([play.view(1).kind, play.asker]).toEqual(["mine", undefined]);
});

test("L06: asked, refused: the asker is notified, and may ask again later", async () => {
  const play = await opened("ab");
  lock(play, 1).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(500);
  lock(play, 0).send({ kind: "intent", intent: "refused" });
  await play.schedule.advance(500);
  expect(play.view(0)).toMatchObject({ kind: "mine", asked: { answer: "refused" } });
  expect(play.view(1)).toMatchObject({ kind: "other", takeover: { kind: "refused" } });
  await play.schedule.advance(31_000);
  lock(play, 1).send({ kind: "intent", intent: "force" });
  await play.schedule.advance(500);
  expect(play.view(1)).toMatchObject({ kind: "other", takeover: { kind: "refused" } });
  lock(play, 1).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(500);
  expect(play.view(0)).toMatchObject({ kind: "mine", asked: { answer: undefined } });
});

test("L06: unanswered for 30 s it may be forced, not before; the loser is notified within 2 s", async () => {
  const play = await opened("ab");
  lock(play, 1).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(29_000);
  lock(play, 1).send({ kind: "intent", intent: "force" });
  await play.schedule.advance(500);
  expect(kinds(play)).toEqual(["mine", "other"]);
  await play.schedule.advance(1_500);
  expect(play.view(1)).toMatchObject({ kind: "other", takeover: { kind: "asked", canForce: true } });
  expect(kinds(play)).toEqual(["mine", "other"]);
  lock(play, 1).send({ kind: "intent", intent: "force" });
  await play.schedule.advance(2_000);
  expect(play.view(0)).toMatchObject({ kind: "lost", why: "forced", holder: { email: "b@x.fr" } });
  expect([play.view(1).kind, play.asker]).toEqual(["mine", undefined]);
});

test("L06 L07: a request on a connection that died in silence is not shown as sent, and not sent late", async () => {
  const play = await opened("ab");
  play.player(1).tab?.stall();
  lock(play, 1).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(500);
  expect(play.view(1)).toMatchObject({ kind: "other", takeover: { kind: "asked", canForce: false } });
  expect(play.view(1)).not.toHaveProperty("takeover.forceAt", expect.any(Number));
  play.player(1).tab?.restore();
  await play.schedule.advance(5_000);
  expect(play.view(1)).toMatchObject({ kind: "other", takeover: { kind: "none" } });
  expect([play.asker, play.view(0)]).toMatchObject([undefined, { kind: "mine", asked: undefined }]);
});

test("L06: an asker who leaves withdraws; one who asked gets a record that is freed before those who wait", async () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const play = await opened("abcd", seed);
    lock(play, 2).send({ kind: "intent", intent: "ask" });
    await play.schedule.advance(500);
    play.closeForm(0);
    await play.schedule.advance(800);
    expect(play.holder).toBe("c3");
    lock(play, 1).send({ kind: "intent", intent: "ask" });
    await play.schedule.advance(500);
    expect(play.asker).toBe("b2");
    play.endPage(1, "killed");
    await play.schedule.advance(500);
    expect(play.asker).toBeUndefined();
  }
});

test("L06: asker and ask are gone, the holder who yielded still holds", async () => {
  const play = await opened("ab");
  lock(play, 1).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(500);
  lock(play, 0).send({ kind: "intent", intent: "yielded" });
  play.endPage(1, "killed");
  await play.schedule.advance(5_000);
  expect([play.holder, play.view(0)]).toEqual(["a1", { kind: "mine", asked: undefined }]);
});

test("L06: an ask is withdrawn on demand, and by closing the form", async () => {
  const play = await opened("ab");
  for (const withdraw of [
    () => lock(play, 1).send({ kind: "intent", intent: "withdraw" }),
    () => play.closeForm(1),
  ]) {
    lock(play, 1).send({ kind: "intent", intent: "ask" });
    await play.schedule.advance(1_000);
    expect(play.asker).toBe("b2");
    withdraw();
    await play.schedule.advance(1_000);
    expect([play.asker, play.view(0)]).toEqual([undefined, { kind: "mine", asked: undefined }]);
  }
});

test("L15 L06: a colleague's refused request leaves room: the third admin's reaches the holder", async () => {
  const play = await opened("abc");
  lock(play, 1).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(500);
  lock(play, 0).send({ kind: "intent", intent: "refused" });
  await play.schedule.advance(500);
  expect(play.view(2)).toMatchObject({ kind: "other", takeover: { kind: "none" } });
  lock(play, 2).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(1_000);
  expect(play.view(0)).toMatchObject({ kind: "mine", asked: { by: { name: "C@X.FR" }, answer: undefined } });
  expect(play.view(2)).toMatchObject({ kind: "other", takeover: { kind: "asked" } });
  expect(play.view(1)).toMatchObject({ kind: "other", takeover: { kind: "other-asks" } });
});

test("L15 L06: a request that nobody answers for a minute makes room for others, and its author may still force it", async () => {
  const play = await opened("abc");
  lock(play, 1).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(59_000);
  expect(play.view(2)).toMatchObject({ kind: "other", takeover: { kind: "other-asks" } });
  await play.schedule.advance(2_500);
  expect(play.view(2)).toMatchObject({ kind: "other", takeover: { kind: "none" } });
  expect(play.view(1)).toMatchObject({ kind: "other", takeover: { kind: "asked", canForce: true } });
  lock(play, 2).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(1_000);
  expect(play.view(0)).toMatchObject({ kind: "mine", asked: { by: { name: "C@X.FR" } } });
  lock(play, 1).send({ kind: "intent", intent: "force" });
  await play.schedule.advance(1_000);
  expect(play.view(0)).toMatchObject({ kind: "mine" });
});

test("L15 L06: another tab of the asker asks anew, and does not skip a refusal", async () => {
  const play = await opened("abb");
  lock(play, 1).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(1_000);
  expect(play.view(2)).toMatchObject({ kind: "other", takeover: { kind: "none" } });
  lock(play, 2).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(1_000);
  expect(play.asker).toBe("b3");
  expect(play.view(2)).toMatchObject({ kind: "other", takeover: { kind: "asked" } });
  play.closeForm(1);
  await play.schedule.advance(1_000);
  expect(play.asker).toBe("b3");
  lock(play, 0).send({ kind: "intent", intent: "refused" });
  await play.schedule.advance(1_000);
  expect(play.view(2)).toMatchObject({ kind: "other", takeover: { kind: "refused" } });
  play.open(1);
  await play.schedule.advance(1_000);
  expect(play.view(1)).toMatchObject({ kind: "other", takeover: { kind: "refused" } });
});

test("L15 L06: a lock that was taken after a request is not taken by it", async () => {
  const play = await opened("abc");
  const before = play.schedule.now;
  play.closeForm(0);
  await play.schedule.advance(5_000);
  const holder = play.player(play.holder === "b2" ? 1 : 2).admin;
  const asker = holder === "b@x.fr" ? "c@x.fr" : "b@x.fr";
  play.service.set("takeovers/building/12", {
    email: asker,
    name: asker.toUpperCase(),
    sid: "planted",
    at: before - 86_400_000,
    holder,
  });
  await play.schedule.advance(1_000);
  const holding = holder === "b@x.fr" ? 1 : 2;
  expect(play.view(holding)).toEqual({ kind: "mine", asked: undefined });
  expect(play.view(3 - holding)).toMatchObject({ kind: "other", takeover: { kind: "none" } });
});

test.each<readonly [string, Json]>([
  ["a text in mixed case", "Old@X.FR"],
  ["a number", 42],
  ["an object with an address in mixed case", { email: "Old@X.fr" }],
  ["an object without an address", { name: "Ancien" }],
  ["a flag", true],
])(
  "L16 L06 L09: a lock that another program wrote as %s is shown, asked for and taken over",
  async (_, value) => {
    const play = new LockPlay("a");
    play.service.set("locks/building/12", value);
    play.open(0);
    await play.schedule.advance(1_000);
    expect(play.view(0)).toMatchObject({ kind: "other", takeover: { kind: "none" } });
    lock(play, 0).send({ kind: "intent", intent: "ask" });
    await play.schedule.advance(31_000);
    lock(play, 0).send({ kind: "intent", intent: "force" });
    await play.schedule.advance(1_000);
    expect(play.view(0).kind).toBe("mine");
  },
);

test.each<readonly [string, Json]>([
  ["a text", "A@X.fr"],
  ["an object", { email: "A@X.FR" }],
])("L02: an admin's own lock that another program wrote as %s is the own one", async (_, value) => {
  const play = new LockPlay("ab");
  play.service.set("locks/building/12", value);
  play.open(0);
  await play.schedule.advance(1_000);
  expect(play.view(0)).toEqual({ kind: "mine", asked: undefined });
  play.closeForm(0);
  await play.schedule.advance(1_000);
  expect(play.holder).toBeUndefined();
});

test("L06: a form that closes and opens again while the record is taken shows who took it", async () => {
  const shown = new Set<string>();
  for (let seed = 0; seed < 50; seed += 1) {
    const play = await opened("ab", seed);
    lock(play, 1).send({ kind: "intent", intent: "ask" });
    await play.schedule.advance(31_000);
    lock(play, 1).send({ kind: "intent", intent: "force" });
    await play.schedule.advance(seed);
    play.closeForm(0);
    play.open(0);
    await play.schedule.advance(5_000);
    expect(kinds(play), `seed ${seed}`).toEqual(play.holder === "b2" ? ["other", "mine"] : ["mine", "other"]);
    shown.add(kinds(play).join());
  }
  expect(shown.size).toBe(2);
});
