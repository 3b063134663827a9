/** Unexpected values, over the real SDK and the embedded service. */
import type { Json } from "@palier/mock-server/realtime";
import { afterEach, expect, test } from "vitest";
import type { LockView } from "../src/lock/view.ts";
import former from "./former.rules.json" with { type: "json" };
import {
  accountOf,
  fastClock,
  heldClock,
  type LivePages,
  livePages,
  type Page,
  until,
} from "./live-pages.ts";

let pages: LivePages | undefined;
afterEach(() => pages?.close());
const raise = async (rules?: object): Promise<LivePages> => {
  pages = await livePages(0, rules);
  return pages;
};
const at = (page: Page, id = 12) => page.realtime.record("building", id);
const becomes = (page: Page, kind: LockView["kind"], id = 12) =>
  until(at(page, id).view, (view) => view.kind === kind);
const takeover = (page: Page, satisfies: (view: LockView & { readonly kind: "other" }) => boolean, id = 12) =>
  until(at(page, id).view, (view) => view.kind === "other" && satisfies(view));
const asks = (page: Page, id = 12) => at(page, id).send({ kind: "intent", intent: "ask" });
const quick = () => ({ clock: fastClock(30) });

/** Every JSON type. */
const anything: readonly Json[] = [
  42,
  -0.5,
  "old@x.fr",
  "",
  true,
  { name: "Old" },
  { email: "Old@X.fr", at: 9e15, seen: 9e15, sid: "s" },
  { email: 5, at: "hier", holder: true, answer: 1 },
  { email: { of: "old@x.fr" }, sid: ["s"], at: { late: true } },
  [["old@x.fr"]],
];
/** One record each. */
const numbered = new Map(anything.map((value, at) => [at + 1, value]));

test("L16 a lock of any type of JSON is shown, asked for and taken over; false is none", async () => {
  const { page, service, world } = await raise();
  for (const [id, value] of numbered) world.set(`locks/building/${id}`, value);
  world.set("locks/building/99", false);
  const b = await page("b@x.fr", quick());
  at(b, 99).open();
  await becomes(b, "mine", 99);
  for (const id of numbered.keys()) at(b, id).open();
  for (const id of numbered.keys()) {
    await takeover(b, (view) => view.takeover.kind === "none" && view.holder.name !== "", id);
    asks(b, id);
  }
  for (const id of numbered.keys())
    await takeover(b, ({ takeover: to }) => to.kind === "asked" && to.forceAt !== undefined, id);
  service.advance(31_000);
  for (const id of numbered.keys()) {
    await takeover(b, (view) => view.takeover.kind === "asked" && view.takeover.canForce, id);
    at(b, id).send({ kind: "intent", intent: "force" });
  }
  for (const id of numbered.keys()) await becomes(b, "mine", id);
}, 20_000);

test("L15 a request of any type of JSON bars nobody: another admin asks, and the holder hears of it", async () => {
  const { page, world } = await raise();
  const [a, b] = [await page("a@x.fr"), await page("b@x.fr")];
  for (const id of numbered.keys()) at(a, id).open();
  for (const id of numbered.keys()) await becomes(a, "mine", id);
  for (const [id, value] of [...numbered, [98, false] as const]) world.set(`takeovers/building/${id}`, value);
  for (const id of numbered.keys()) at(b, id).open();
  for (const id of numbered.keys()) {
    await takeover(b, (view) => view.takeover.kind === "none", id);
    asks(b, id);
  }
  for (const id of numbered.keys())
    await until(at(a, id).view, (view) => view.kind === "mine" && view.asked?.by.email === "b@x.fr");
}, 20_000);

test.each([
  ["is renewed by the SDK", false],
  ["ends for good", true],
])(
  "L13 a token that expires while the take is on its way, and %s: held when the service said so, not before",
  async (_, ends) => {
    const { page, service, world } = await raise();
    const a = await page("a@x.fr", quick());
    at(a, 1).open();
    await becomes(a, "mine", 1);
    const accounts = service.realtime.accounts(world.name);
    service.advance(1_000);
    if (ends) accounts.disable(accountOf("a@x.fr"));
    const letGo = a.network.hold();
    const shown: string[] = [];
    at(a).view.subscribe(() => {
      const { kind } = at(a).view.get();
      const holder = world.read("locks/building/12/email");
      shown.push(kind === "mine" && holder !== "a@x.fr" ? "mine without a lock" : kind);
    });
    at(a).open();
    // The token expires during the write.
    service.advance(3_600_000);
    letGo();
    if (ends) {
      await until(a.realtime.connection, (state) => state === "refused");
      expect(world.read("locks/building/12")).toBeNull();
      expect(shown).not.toContain("mine");
      accounts.disable(accountOf("a@x.fr"), false);
    }
    await becomes(a, "mine");
    await becomes(a, "mine", 1);
    expect(world.read("locks/building/12")).toMatchObject({ email: "a@x.fr" });
    expect(shown).not.toContain("mine without a lock");
  },
  30_000,
);

test("L13 L11 a tab asleep for a day finds that another has its record, and holds what nobody took", async () => {
  const { page, service, world } = await raise();
  const { clock, release } = heldClock();
  const [a, b] = [await page("a@x.fr", { clock }), await page("b@x.fr", quick())];
  for (const id of [1, 2]) at(a, id).open();
  for (const id of [1, 2]) await becomes(a, "mine", id);
  at(b, 1).open();
  await becomes(b, "other", 1);
  // Its messages no longer arrive: the connection stays open, the token expires.
  const letGo = a.network.hold();
  service.advance(24 * 3_600_000);
  b.realtime.pageHidden();
  b.realtime.pageShown();
  await becomes(b, "mine", 1);
  release();
  letGo();
  expect(await becomes(a, "lost", 1)).toMatchObject({ holder: { email: "b@x.fr" } });
  await until(at(a, 2).view, (view) => view.kind === "mine");
  expect(world.read("locks/building/1")).toMatchObject({ email: "b@x.fr" });
}, 30_000);

test("rules of the former version: locks as before, what they refuse is said, and may be asked again", async () => {
  const { page, service, world } = await raise(former);
  const [a, b, c] = [
    await page("a@x.fr", quick()),
    await page("b@x.fr", quick()),
    await page("c@x.fr", quick()),
  ];
  for (const one of [a, b, c]) one.realtime.watchChanges("building", () => undefined);
  at(a).open();
  await becomes(a, "mine");
  for (const one of [b, c]) {
    at(one).open();
    one.realtime.viewers("building", 12);
  }
  await Promise.all([becomes(b, "other"), becomes(c, "other")]);
  asks(b);
  await until(at(a).view, (view) => view.kind === "mine" && view.asked?.by.email === "b@x.fr");
  at(a).send({ kind: "intent", intent: "refused" });
  await takeover(b, (view) => view.takeover.kind === "refused");
  // Those rules, which lack L15, let only the refused asker ask.
  await takeover(c, (view) => view.takeover.kind === "none");
  asks(c);
  await takeover(c, (view) => view.takeover.kind === "denied");
  b.network.cut();
  await until({ get: () => world.read("takeovers"), subscribe: onceInAWhile }, (value) => value === null);
  await takeover(c, (view) => view.takeover.kind === "denied" || view.takeover.kind === "none");
  asks(c);
  await until(at(a).view, (view) => view.kind === "mine" && view.asked?.by.email === "c@x.fr");
  at(a).send({ kind: "intent", intent: "yielded" });
  await becomes(c, "mine");
  expect(await becomes(a, "lost")).toMatchObject({ why: "yielded", holder: { email: "c@x.fr" } });
  expect(service.logged.filter((line) => line.includes("viewers")).length).toBeLessThan(3);
}, 30_000);

/** For values without change notification. */
function onceInAWhile(listener: () => void): () => void {
  const timer = setInterval(listener, 5);
  return () => clearInterval(timer);
}
