/** Ownership of locks after a corrected address, and of other programs' locks (L02, L16). */
import type { Json } from "@palier/mock-server/realtime";
import { expect, test } from "vitest";
import { shippedPaths } from "../src/lock/paths.ts";
import { LockPlay } from "./lock-play.ts";
import { kinds, lock, opened } from "./lock-scenes.ts";

const place = shippedPaths.lock("building", 12);
const minute = 60_000;

async function openedOver(admins: string, value: Json): Promise<LockPlay> {
  const play = new LockPlay(admins);
  play.service.set(place, value);
  for (const [index] of play.players.entries()) {
    play.open(index);
    await play.schedule.advance(1_000);
  }
  return play;
}

test.each([
  ["the backend writes it into the lock", true],
  ["the page signs in anew", false],
])("L02: a corrected address leaves the record with its admin, in both tabs: %s", async (_, everywhere) => {
  const play = await opened("aab");
  const shown = new Set<string>();
  play.schedule.afterEach = () => {
    play.checkAlways();
    shown.add(kinds(play).join());
  };
  play.correctAddress(0, everywhere);
  for (const index of everywhere ? [] : [0, 1]) {
    play.loseSignIn(index);
    play.signInAgain(index);
  }
  await play.schedule.advance(10 * minute);
  expect(kinds(play)).toEqual(["mine", "mine", "other"]);
  expect(play.service.read(place)).toMatchObject({ id: 97, email: "a1@x.fr", sid: "a1" });
  expect([...shown].filter((each) => !each.endsWith("other"))).toEqual([]);
  play.endPage(0, "closed");
  await play.schedule.advance(minute);
  expect(play.service.read(place)).toMatchObject({ id: 97, email: "a1@x.fr", sid: "a2" });
});

test.each([97, "97", { id: 97 }, "A@X.FR", { email: "A@x.fr", id: "of another program" }])(
  "L16: what another program wrote for this admin is the admin's own: %j",
  async (value) => {
    const play = await openedOver("ab", value);
    expect(kinds(play)).toEqual(["mine", "other"]);
  },
);

/** Every JSON type. */
const anything = [
  42,
  "old@x.fr",
  true,
  { name: "Old" },
  { email: "Old@X.fr", at: 9e15, seen: 9e15, sid: "s" },
  { email: 5, at: "hier", seen: null },
  { id: 5, email: "old@x.fr", sid: "s", at: 1, seen: "x" },
  [["old@x.fr"]],
];

test.each(anything)("L16: a lock that is %j is shown, asked for and taken over", async (value) => {
  const play = await openedOver("a", value);
  expect(play.view(0)).toMatchObject({ kind: "other", takeover: { kind: "none" } });
  lock(play, 0).send({ kind: "intent", intent: "ask" });
  await play.schedule.advance(32_000);
  expect(play.view(0)).toMatchObject({ kind: "other", takeover: { kind: "asked", canForce: true } });
  lock(play, 0).send({ kind: "intent", intent: "force" });
  await play.schedule.advance(5_000);
  expect(kinds(play)).toEqual(["mine"]);
});

test.each([...anything, { holder: "a@x.fr", at: 9e15, email: "old@x.fr" }, { holder: "a@x.fr" }])(
  "L15: where a request is %j another admin asks all the same",
  async (value) => {
    const play = await opened("ab");
    play.type(0, true);
    play.service.set(shippedPaths.request("building", 12), value);
    await play.schedule.advance(1_000);
    lock(play, 1).send({ kind: "intent", intent: "ask" });
    await play.schedule.advance(1_000);
    expect(play.asker).toBe(play.player(1).sid);
    expect(play.view(0)).toMatchObject({ kind: "mine", asked: { by: { email: "b@x.fr" } } });
  },
);
