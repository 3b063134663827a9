import { expect, test } from "vitest";
import { type Browser, browser } from "../../test/played-push.ts";
import { firstRetry } from "./refresh.ts";
import { refreshAfter } from "./register.ts";
import { pendingTimeout } from "./registration.ts";

test("S18: in order: sign-in, service worker, permission by invitation, token, POST", async () => {
  const { begin, schedule, steps, posted } = browser({ permission: "default" });
  const push = await begin();
  expect([steps, push.state.get()]).toEqual([["sign-in", "service-worker"], { kind: "invited" }]);
  await schedule.advance(3_600_000);
  expect(push.state.get()).toEqual({ kind: "invited" });
  push.send({ kind: "accept" });
  expect(steps.at(-1)).toBe("permission");
  await schedule.advance(0);
  expect(steps).toEqual(["sign-in", "service-worker", "permission", "token", "post"]);
  expect([posted, push.state.get().kind]).toEqual([["T1"], "registered"]);
});

test("S18: a permission that was given before is not asked for again", async () => {
  const { begin, steps, posted } = browser();
  await begin();
  expect([steps, posted]).toEqual([["sign-in", "service-worker", "token", "post"], ["T1"]]);
});

test("S18: an invitation that is declined, and one whose question is closed, end there", async () => {
  const declined = browser({ permission: "default" });
  const first = await declined.begin();
  first.send({ kind: "decline" });
  expect(first.state.get()).toEqual({ kind: "declined" });
  const closed = browser({ permission: "default", answer: "default" });
  const second = await closed.begin();
  second.send({ kind: "accept" });
  await closed.schedule.advance(0);
  expect([second.state.get(), closed.posted]).toEqual([{ kind: "declined" }, []]);
});

test("S18: the browser's question waits for the admin, whose refusal is followed", async () => {
  const pending = browser({ permission: "default", failing: { permission: null } });
  const first = await pending.begin();
  first.send({ kind: "accept" });
  await pending.schedule.advance(pendingTimeout * 10);
  expect(first.state.get()).toEqual({ kind: "working", step: "permission" });
  const refused = browser({ permission: "default", answer: "denied" });
  const second = await refused.begin();
  second.send({ kind: "accept" });
  await refused.schedule.advance(0);
  expect([second.state.get(), refused.posted]).toEqual([{ kind: "blocked" }, []]);
});

test("S19: an unchanged token is sent again after 7 days only, a changed one at once", async () => {
  const { begin, schedule, posted, world } = browser();
  await begin();
  await schedule.advance(refreshAfter / 2);
  await begin();
  expect(posted).toEqual(["T1"]);
  world.token = "T2";
  const push = await begin();
  expect([posted, push.state.get()]).toEqual([
    ["T1", "T2"],
    { kind: "registered", token: "T2", sentAt: schedule.now },
  ]);
  await schedule.advance(refreshAfter + 1_000);
  expect(posted.slice(0, 3)).toEqual(["T1", "T2", "T2"]);
});

test("S19: a token that the service changes by itself is sent at once, once", async () => {
  const { begin, schedule, change, posted } = browser();
  await begin();
  change("T1");
  change("T2");
  change("T2");
  await schedule.advance(0);
  expect(posted).toEqual(["T1", "T2"]);
});

test("S19: a page that stays open refreshes its registration after 7 days", async () => {
  const { begin, schedule, posted } = browser();
  await begin();
  await schedule.advance(refreshAfter - 1_000);
  expect(posted).toHaveLength(1);
  await schedule.advance(2_000);
  expect(posted).toHaveLength(2);
});

test("S19: another admin's registration, or one from the future, is sent anew", async () => {
  for (const remembered of [
    { owner: "b@x.fr", token: "T1", sentAt: 1_000_000, off: false },
    { owner: "a@x.fr", token: "T1", sentAt: 9_000_000_000, off: false },
  ]) {
    const { begin, posted } = browser({ remembered });
    await begin();
    expect(posted).toEqual(["T1"]);
  }
});

test.each(["sign-in", "service-worker", "token", "post"] as const)(
  "S19 S20: a pending %s times out after 10 s, and is only logged",
  async (step) => {
    const { begin, schedule, logged, posted } = browser({ failing: { [step]: null } });
    const push = await begin();
    await schedule.advance(pendingTimeout - 1);
    expect(push.state.get()).toEqual({ kind: "working", step });
    await schedule.advance(1);
    expect(push.state.get()).toMatchObject({ kind: "failed", step });
    expect([logged.length, posted]).toEqual([1, []]);
  },
);

test("S20: blocked notifications are reported, and nothing is tried", async () => {
  const { begin, steps, logged } = browser({ permission: "denied" });
  expect([(await begin()).state.get(), steps, logged]).toEqual([{ kind: "blocked" }, [], []]);
  const later = browser({ failing: { token: "messaging/permission-blocked" } });
  expect([(await later.begin()).state.get(), later.logged]).toEqual([{ kind: "blocked" }, []]);
});

test("S20: other failures are only logged, and the admin may try again", async () => {
  const { begin, schedule, logged, steps } = browser({ failing: { "sign-in": "auth/wrong-secret" } });
  const push = await begin();
  expect(push.state.get()).toEqual({ kind: "failed", step: "sign-in", why: "auth/wrong-secret" });
  expect(logged).toEqual(["push registration, sign-in: auth/wrong-secret"]);
  push.send({ kind: "enable" });
  await schedule.advance(0);
  expect(steps).toEqual(["sign-in", "sign-in"]);
});

test("S20: what failed is tried again by itself, with growing pauses of at most an hour", async () => {
  const given: Browser = { failing: { token: "messaging/failed" } };
  const { begin, look, schedule, steps, posted, world } = browser(given);
  const push = await begin();
  const tries = () => steps.filter((step) => step === "token").length;
  await schedule.advance(firstRetry);
  expect(tries()).toBe(2);
  await schedule.advance(firstRetry);
  expect(tries()).toBe(2);
  await schedule.advance(24 * 3_600_000);
  expect(tries()).toBeLessThan(35);
  given.failing = {};
  await schedule.advance(3_600_000);
  expect([push.state.get().kind, posted]).toEqual(["registered", ["T1"]]);
  given.failing = { token: "messaging/failed" };
  world.subscribed = false;
  await look();
  const failedAgain = tries();
  await schedule.advance(firstRetry);
  expect(tries()).toBe(failedAgain + 1);
});

test("S16: signing out deletes this browser's token; the next admin's is sent anew", async () => {
  const { begin, steps, posted, world } = browser();
  const push = await begin();
  await push.release();
  expect([steps.at(-1), world.remembered]).toEqual(["release", undefined]);
  await begin();
  expect(posted).toEqual(["T1", "T1"]);
});

test("S16: a token that could not be sent, or not be kept, is deleted at the sign-out all the same", async () => {
  const { begin, steps } = browser({ failing: { post: "offline" } });
  await (await begin()).release();
  expect(steps.at(-1)).toBe("release");
});

test("S16: a browser that was not registered by this admin is left alone at the sign-out", async () => {
  const remembered = { owner: "b@x.fr", token: "T1", sentAt: 1_000_000, off: false };
  const { begin, steps, world } = browser({ permission: "default", remembered });
  await (await begin()).release();
  expect([steps, world.remembered]).toEqual([["sign-in", "service-worker"], remembered]);
});

test("the browser's own setting is followed while the page is open", async () => {
  const { begin, permit, posted } = browser({ permission: "default" });
  const push = await begin();
  await permit("denied");
  expect(push.state.get()).toEqual({ kind: "blocked" });
  await permit("granted");
  expect([push.state.get().kind, posted]).toEqual(["registered", ["T1"]]);
});

test("switched off stays off at the next start, until it is switched on", async () => {
  const { begin, schedule, steps, posted } = browser();
  const push = await begin();
  push.send({ kind: "switch-off" });
  await schedule.advance(0);
  expect([push.state.get(), steps.at(-1)]).toEqual([{ kind: "off" }, "switch-off"]);
  const before = [...steps];
  const next = await begin();
  expect([next.state.get(), posted, steps]).toEqual([{ kind: "off" }, ["T1"], before]);
  next.send({ kind: "enable" });
  await schedule.advance(0);
  expect([next.state.get().kind, posted]).toEqual(["registered", ["T1", "T1"]]);
});

test("S16: the server forgets the token when it is switched off, and before a sign-out; its absence holds up neither", async () => {
  const { begin, schedule, withdrawn } = browser();
  const push = await begin();
  await push.withdraw();
  push.send({ kind: "switch-off" });
  await schedule.advance(0);
  expect([withdrawn, push.state.get()]).toEqual([["T1", "T1"], { kind: "off" }]);
  const away = browser({ failing: { post: "offline" } });
  await (await away.begin()).withdraw();
  expect([away.withdrawn, away.logged.at(-1)]).toEqual([["T1"], "push registration, withdrawal: offline"]);
});

test("what could not be switched off is switched off later, and never on again by itself", async () => {
  const given: Browser = { failing: { "switch-off": "messaging/fid-unregister-failed" } };
  const { begin, schedule, steps } = browser(given);
  const push = await begin();
  push.send({ kind: "switch-off" });
  await schedule.advance(0);
  expect(push.state.get()).toMatchObject({ kind: "failed", step: "switch-off" });
  given.failing = {};
  await schedule.advance(firstRetry);
  expect([push.state.get(), steps.slice(-2)]).toEqual([{ kind: "off" }, ["switch-off", "switch-off"]]);
});

test("a browser without push is distinguished from a failure", async () => {
  const { begin, logged } = browser({ supported: false });
  expect([(await begin()).state.get(), logged]).toEqual([{ kind: "unsupported" }, []]);
});

test("S20: a registration that failed is not begun anew by whoever else asks where it stands", async () => {
  const { begin, schedule, steps } = browser({ failing: { token: "messaging/failed" } });
  const push = await begin();
  const failed = push.state.get();
  expect(failed.kind).toBe("failed");
  const tried = [...steps];
  push.start();
  await schedule.advance(1_000);
  expect([push.state.get(), steps]).toEqual([failed, tried]);
});
