/** Unexpected values, over the real SDK and the embedded service. */
import type { Json } from "@palier/mock-server/realtime";
import { afterEach, expect, test } from "vitest";
import type { LockView } from "../src/lock/view.ts";
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
const raise = async (): Promise<LivePages> => {
  pages = await livePages();
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
  for (const id of numbered.keys()) at(a, id).typing();
  for (const id of numbered.keys()) await becomes(a, "mine", id);
  for (const [id, value] of [...numbered, [98, false] as const]) world.set(`takeovers/building/${id}`, value);
  for (const id of numbered.keys()) at(b, id).open();
  for (const id of numbered.keys()) {
    await takeover(b, (view) => view.takeover.kind === "none" && view.holder.typed === true, id);
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
