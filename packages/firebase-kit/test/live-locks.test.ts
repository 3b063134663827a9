/** The edit lock over the real SDK and the embedded service. */
import { afterEach, expect, test } from "vitest";
import type { LockView } from "../src/lock/view.ts";
import type { Realtime } from "../src/realtime/realtime.ts";
import { fastClock, heldClock, type LivePages, livePages, type Page, until } from "./live-pages.ts";

let pages: LivePages | undefined;
afterEach(() => pages?.close());

const raise = async (serverClockAhead = 0): Promise<LivePages> => {
  pages = await livePages(serverClockAhead);
  return pages;
};
const at = (page: Pick<Page, "realtime">, id = 12) => page.realtime.record("building", id);
const becomes = (page: Page, kind: LockView["kind"], id = 12) =>
  until(at(page, id).view, (view) => view.kind === kind);
const intent = (page: Page, what: "ask" | "force" | "yielded" | "refused") =>
  at(page).send({ kind: "intent", intent: what });
/** The holder's typing has arrived. */
const typedOf = (page: Page) =>
  until(at(page).view, (view) => view.kind === "other" && view.holder.typed === true);
const connected = (realtime: Realtime) => until(realtime.connection, (state) => state === "connected");

test("S12: the admin is recorded as the holder, in the realtime service's time", async () => {
  const { page, world } = await raise();
  const a = await page("a@x.fr");
  const stop = at(a).open();
  await becomes(a, "mine");
  const entry = world.read("locks/building/12");
  expect(entry).toEqual({
    id: expect.any(Number),
    email: "a@x.fr",
    name: "a",
    sid: expect.any(String),
    at: expect.any(Number),
    seen: expect.any(Number),
    typed: false,
  });
  stop();
  await until(at(a).view, (view) => view.kind === "released");
  await new Promise<void>((resolve) => {
    const end = world.listen("locks/building/12", (value) => value === null && resolve());
    if (world.read("locks/building/12") === null) resolve();
    void end;
  });
});

/** PALIER_LOCK_ROUNDS=100 measures more; the simulated service plays as many in every run. */
const rounds = Number(process.env.PALIER_LOCK_ROUNDS ?? 10);

test("L01: 50 simultaneous openers of one record, round after round: exactly one holds, the others name it", async () => {
  const pages = (await raise()).crowd(50);
  const stops = pages.map((one) => at(one, 0).open());
  await Promise.all(pages.map(({ realtime }) => connected(realtime)));
  for (let round = 1; round <= rounds; round += 1) {
    const opened = pages.map((one) => at(one, round).open());
    const views = await Promise.all(
      pages.map((one) => until(at(one, round).view, ({ kind }) => kind === "mine" || kind === "other")),
    );
    const holders = pages.filter((_, index) => views[index]?.kind === "mine");
    expect(holders).toHaveLength(1);
    const named = views.flatMap((view) => (view.kind === "other" ? [view.holder.email] : []));
    expect(new Set(named)).toEqual(new Set([holders[0]?.realtime.admin.get().email]));
    for (const stop of opened) stop();
  }
  for (const stop of stops) stop();
}, 300_000);

test("L02: a second tab may edit, and keeps the record when the first one closes", async () => {
  const { page, world } = await raise();
  const [one, two, other] = [await page("a@x.fr"), await page("a@x.fr"), await page("b@x.fr")];
  at(one).open();
  await becomes(one, "mine");
  at(two).open();
  at(other).open();
  await Promise.all([becomes(two, "mine"), becomes(other, "other")]);
  const holders: unknown[] = [];
  world.listen("locks/building/12/email", (value) => holders.push(value));
  one.realtime.pageHidden();
  await until(at(two).view, (view) => view.kind === "mine" && holders.length >= 3);
  // Letting go, gone, taken again.
  expect(holders).toEqual(["a@x.fr", null, "a@x.fr"]);
  expect(await becomes(other, "other")).toMatchObject({ holder: { email: "a@x.fr" } });
});

test("L03 L04 S13: a page that unloads frees its record at once; back from the cache it learns what it lost", async () => {
  const { page } = await raise();
  const [a, b] = [await page("a@x.fr"), await page("b@x.fr")];
  at(a).open();
  await becomes(a, "mine");
  at(b).open();
  await becomes(b, "other");
  a.realtime.pageHidden();
  await until(at(b).view, (view) => view.kind === "acquiring" || view.kind === "mine");
  await becomes(b, "mine");
  a.realtime.pageShown();
  expect(await becomes(a, "lost")).toMatchObject({ why: "while-away", holder: { email: "b@x.fr" } });
});

test("L04: after a cut without a taker the record is held again", async () => {
  const { page } = await raise();
  const a = await page("a@x.fr");
  at(a).open();
  await becomes(a, "mine");
  a.network.cut();
  expect(await becomes(a, "offline")).toMatchObject({ wasMine: true });
  a.network.restore();
  await becomes(a, "mine");
});

test("L04 L06: who looked only is handed the record at once, and the former holder may ask back", async () => {
  const { page } = await raise();
  const [a, b] = [await page("a@x.fr"), await page("b@x.fr")];
  at(a).open();
  await becomes(a, "mine");
  at(b).open();
  await until(at(b).view, (view) => view.kind === "other" && view.holder.typed === false);
  intent(b, "ask");
  expect(await becomes(a, "lost")).toMatchObject({ why: "asked", holder: { email: "b@x.fr" } });
  at(a).send({ kind: "reopen" });
  intent(a, "ask");
  await becomes(a, "mine");
});

test("L04: a cut hands the record to nobody who only looks: a holder who returns has it again", async () => {
  const { page } = await raise();
  const [a, b] = [await page("a@x.fr"), await page("b@x.fr", { clock: heldClock().clock })];
  at(a).open();
  await becomes(a, "mine");
  at(b).open();
  await becomes(b, "other");
  a.network.cut();
  await until(at(b).view, (view) => view.kind === "other" && view.takeover.kind === "vacant");
  a.network.restore();
  await becomes(a, "mine");
  await until(at(b).view, (view) => view.kind === "other" && view.takeover.kind === "none");
});

test("L04: a form that returns before any timer runs begins anew, and takes the record once it is free", async () => {
  const { page } = await raise();
  const [a, b] = [await page("a@x.fr"), await page("b@x.fr")];
  const leave = at(a).open();
  await becomes(a, "mine");
  const leaveOther = at(b).open();
  await becomes(b, "other");
  intent(b, "ask");
  await becomes(a, "lost");
  leave();
  await Promise.resolve();
  at(a).open();
  await becomes(a, "other");
  leaveOther();
  await becomes(a, "mine");
});

test("L04: after a cut with a taker the record is lost", async () => {
  const { page } = await raise();
  const [a, b] = [await page("a@x.fr"), await page("b@x.fr")];
  at(a).open();
  await becomes(a, "mine");
  at(b).open();
  await becomes(b, "other");
  a.network.cut();
  const isVacant = (view: LockView) => view.kind === "other" && view.takeover.kind === "vacant";
  await Promise.all([becomes(a, "offline"), until(at(b).view, isVacant)]);
  intent(b, "force");
  await becomes(b, "mine");
  a.network.restore();
  expect(await becomes(a, "lost")).toMatchObject({ why: "while-offline", holder: { email: "b@x.fr" } });
});

test("L04: all sockets dropped at once: every holder keeps its own record", async () => {
  const { page, world } = await raise();
  const pages = await Promise.all(["a", "b", "c", "d"].map((name) => page(`${name}@x.fr`)));
  for (const [index, one] of pages.entries()) at(one, index + 1).open();
  await Promise.all(pages.map((one, index) => becomes(one, "mine", index + 1)));
  world.dropSockets();
  await Promise.all(pages.map((one, index) => becomes(one, "offline", index + 1)));
  await Promise.all(pages.map((one, index) => becomes(one, "mine", index + 1)));
});

test("L06: asked and yielded, asked and refused", async () => {
  const { page, world } = await raise();
  const [a, b] = [await page("a@x.fr"), await page("b@x.fr")];
  at(a).open();
  at(a).typing();
  await becomes(a, "mine");
  at(b).open();
  await typedOf(b);
  const holders: unknown[] = [];
  world.listen("locks/building/12/email", (value) => holders.push(value));
  intent(b, "ask");
  await until(at(a).view, (view) => view.kind === "mine" && view.asked?.by.email === "b@x.fr");
  intent(a, "yielded");
  await becomes(b, "mine");
  expect(await becomes(a, "lost")).toMatchObject({ why: "yielded", holder: { email: "b@x.fr" } });
  expect(holders).toEqual(["b@x.fr"]);
  at(b).typing();
  at(a).send({ kind: "reopen" });
  await typedOf(a);
  intent(a, "ask");
  await until(at(b).view, (view) => view.kind === "mine" && view.asked?.by.email === "a@x.fr");
  intent(b, "refused");
  await until(at(a).view, (view) => view.kind === "other" && view.takeover.kind === "refused");
  expect(at(b).view.get().kind).toBe("mine");
});

test.each([0, 3_600_000])(
  "L06 L10: forced after 30 s of server time, with a server clock %d ms ahead of the page's",
  async (ahead) => {
    const { page, service } = await raise(ahead);
    const [a, b] = [
      await page("a@x.fr", { clock: heldClock().clock }),
      await page("b@x.fr", { clock: fastClock(25) }),
    ];
    at(a).open();
    at(a).typing();
    await becomes(a, "mine");
    at(b).open();
    const other = await typedOf(b);
    const since = other.kind === "other" ? other.holder.since : 0;
    expect(Math.abs(since - (Date.now() + ahead))).toBeLessThan(30_000);
    intent(b, "ask");
    const asked = await until(
      at(b).view,
      (view) =>
        view.kind === "other" && view.takeover.kind === "asked" && view.takeover.forceAt !== undefined,
    );
    expect(asked).toMatchObject({ takeover: { canForce: false } });
    // The rules use the service's clock, not the page's, which runs 25 times as fast.
    await until(
      at(b).view,
      (view) => view.kind === "other" && view.takeover.kind === "asked" && view.takeover.canForce,
    );
    intent(b, "force");
    await until(at(b).view, (view) => view.kind === "other" && view.takeover.kind === "taking");
    await until(at(b).view, (view) => view.kind === "other" && view.takeover.kind === "asked");
    expect(at(a).view.get().kind).toBe("mine");
    service.advance(30_000);
    intent(b, "force");
    // Without a timer: as soon as the service's message arrives.
    expect(await becomes(a, "lost")).toMatchObject({ why: "forced", holder: { email: "b@x.fr" } });
    await becomes(b, "mine");
  },
);

test("S13: who opts out leaves the entry behind, and clears it on coming back", async () => {
  const { page, world } = await raise();
  const a = await page("a@x.fr");
  at(a).open({ optOut: true });
  await becomes(a, "mine");
  await a.realtime.close();
  await until({ get: () => world.sessions.size, subscribe: onceInAWhile }, (size) => size === 0);
  expect(world.read("locks/building/12/email")).toBe("a@x.fr");
  const back = await page("a@x.fr");
  const stop = at(back).open({ optOut: true });
  await becomes(back, "mine");
  stop();
  await until(
    { get: () => world.read("locks/building/12"), subscribe: onceInAWhile },
    (value) => value === null,
  );
});

/** For values without change notification. */
function onceInAWhile(listener: () => void): () => void {
  const timer = setInterval(listener, 5);
  return () => clearInterval(timer);
}
