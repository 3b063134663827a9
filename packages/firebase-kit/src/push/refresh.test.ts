import { describe, expect, test } from "vitest";
import { type Browser, browser } from "../../test/played-push.ts";
import type { RememberedPush } from "./memory.ts";
import { firstRetry, lookEvery } from "./refresh.ts";
import { pendingTimeout } from "./registration.ts";

const registeredBefore: RememberedPush = { owner: "a@x.fr", token: "T1", sentAt: 1_000_000, off: false };

describe("S19: a subscription that is lost", () => {
  test("is registered and sent anew, although the id stays the same", async () => {
    const { begin, look, posted, world } = browser();
    const push = await begin();
    world.subscribed = false;
    await look();
    expect([push.state.get().kind, posted, world.subscribed]).toEqual(["registered", ["T1", "T1"], true]);
  });

  test("is found out without being notified", async () => {
    const { begin, schedule, posted, world } = browser();
    await begin();
    world.subscribed = false;
    await schedule.advance(lookEvery);
    expect([posted, world.subscribed]).toEqual([["T1", "T1"], true]);
  });

  test("while no page was open is found out at the start, whatever is remembered", async () => {
    const { begin, posted, world } = browser({ remembered: registeredBefore });
    world.subscribed = false;
    await begin();
    expect([posted, world.subscribed]).toEqual([["T1"], true]);
  });

  test("by blocking is registered and sent anew once it is allowed again", async () => {
    const { begin, permit, posted, world } = browser();
    const push = await begin();
    await permit("denied");
    expect([push.state.get(), world.remembered]).toEqual([{ kind: "blocked" }, undefined]);
    await permit("granted");
    expect([push.state.get().kind, posted]).toEqual(["registered", ["T1", "T1"]]);
  });

  test("with a setting that was taken back leads to another invitation, and to no question by itself", async () => {
    const { begin, permit, steps } = browser();
    const push = await begin();
    await permit("default");
    expect([push.state.get(), steps.includes("permission")]).toEqual([{ kind: "invited" }, false]);
  });

  test("is never shown as received while it cannot be made anew", async () => {
    const given: Browser = { failing: {} };
    const { begin, look, schedule, world } = browser(given);
    const push = await begin();
    given.failing = { token: "messaging/failed" };
    world.subscribed = false;
    await look();
    expect(push.state.get()).toMatchObject({ kind: "failed", step: "token" });
    given.failing = {};
    await schedule.advance(firstRetry);
    expect([push.state.get().kind, world.subscribed]).toEqual(["registered", true]);
  });
});

describe("S18: switching off", () => {
  test("is remembered before anything is called, and stays so where nobody answers", async () => {
    const given: Browser = { failing: { "switch-off": null } };
    const { begin, schedule, world } = browser(given);
    const push = await begin();
    push.send({ kind: "switch-off" });
    expect(world.remembered).toMatchObject({ off: true });
    await schedule.advance(pendingTimeout);
    expect(push.state.get()).toMatchObject({ kind: "failed", step: "switch-off" });
    given.failing = {};
    const next = await begin();
    expect([next.state.get(), world.subscribed]).toEqual([{ kind: "off" }, false]);
  });

  test("that failed is tried again by the button too, never a registration", async () => {
    const given: Browser = { failing: { "switch-off": "messaging/failed" } };
    const { begin, schedule, steps, posted } = browser(given);
    const push = await begin();
    push.send({ kind: "switch-off" });
    await schedule.advance(0);
    given.failing = {};
    push.send({ kind: "enable" });
    await schedule.advance(0);
    expect([push.state.get(), steps.slice(-2), posted]).toEqual([
      { kind: "off" },
      ["switch-off", "switch-off"],
      ["T1"],
    ]);
  });

  test("in one tab is so in all, and so is switching on", async () => {
    const { begin, schedule, posted } = browser();
    const [first, second] = [await begin(), await begin()];
    first.send({ kind: "switch-off" });
    await schedule.advance(0);
    expect([first.state.get(), second.state.get()]).toEqual([{ kind: "off" }, { kind: "off" }]);
    second.send({ kind: "enable" });
    await schedule.advance(0);
    expect([first.state.get().kind, second.state.get().kind]).toEqual(["registered", "registered"]);
    expect(posted).toEqual(["T1", "T1"]);
  });

  test("is not undone by another tab whose registration failed", async () => {
    const given: Browser = { failing: { token: "messaging/failed" } };
    const { begin, schedule, posted, world } = browser(given);
    const failed = await begin();
    given.failing = {};
    const other = await begin();
    expect(posted).toEqual(["T1"]);
    other.send({ kind: "switch-off" });
    await schedule.advance(0);
    expect(failed.state.get()).toEqual({ kind: "off" });
    await schedule.advance(24 * 3_600_000);
    expect([failed.state.get(), posted, world.remembered?.off]).toEqual([{ kind: "off" }, ["T1"], true]);
  });

  test("while another tab registers wins, whenever that one is done", async () => {
    const given: Browser = { failing: {} };
    const { begin, schedule, world } = browser(given);
    const first = await begin();
    given.failing = { "service-worker": null };
    const second = await begin();
    first.send({ kind: "switch-off" });
    await schedule.advance(firstRetry * 4);
    expect([second.state.get(), world.remembered?.off, world.subscribed]).toEqual([
      { kind: "off" },
      true,
      false,
    ]);
  });
});

test("what changes during a step counts, and not what the step answers then", async () => {
  for (const [change, expected] of [
    ["blocked", "blocked"],
    ["off", "off"],
    ["ended", "working"],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { begin, permit, schedule, posted, world } = browser({ holding: promise });
    const push = await begin();
    if (change === "blocked") await permit("denied");
    // Another tab's, which this one has not heard of.
    if (change === "off") world.remembered = { ...registeredBefore, off: true };
    if (change === "ended") push.stop();
    resolve();
    await schedule.advance(0);
    expect([push.state.get().kind, posted]).toEqual([expected, []]);
  }
});

describe("S16: the former admin's registration", () => {
  test.each(["granted", "default", "denied"] as const)(
    "is ended before the next one's begins, with the setting at %s",
    async (permission) => {
      const { begin, steps, world } = browser({
        permission,
        registeredFor: "b@x.fr",
        remembered: { ...registeredBefore, owner: "b@x.fr" },
      });
      await begin();
      expect(steps[0]).toBe("former");
      expect(world.registeredFor).toBe(permission === "granted" ? "a@x.fr" : undefined);
    },
  );

  test("that cannot be ended is logged, and holds up nothing", async () => {
    const { begin, logged, posted } = browser({
      registeredFor: "b@x.fr",
      failing: { former: "messaging/failed" },
    });
    await begin();
    expect([logged, posted]).toEqual([["push registration, former: messaging/failed"], ["T1"]]);
  });

  test("taken over in another tab is not received here any more", async () => {
    const { begin } = browser();
    const former = await begin();
    await begin("b@x.fr");
    expect(former.state.get()).toEqual({ kind: "off" });
  });
});

test("S16: a sign-out that did not come about registers the browser again with the server", async () => {
  const { begin, schedule, posted, withdrawn } = browser();
  const push = await begin();
  const registerAgain = await push.withdraw();
  registerAgain();
  await schedule.advance(0);
  expect([withdrawn, posted, push.state.get().kind]).toEqual([["T1"], ["T1", "T1"], "registered"]);
});

test("S20: what failed is tried again as soon as the network is back", async () => {
  const given: Browser = { failing: { post: "offline" } };
  const { begin, online, posted } = browser(given);
  const push = await begin();
  given.failing = {};
  await online();
  expect([push.state.get().kind, posted]).toEqual(["registered", ["T1"]]);
});
