/** Admins who ask for each other's record, one scene each, over a simulated service. */
import { expect, test } from "vitest";
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
