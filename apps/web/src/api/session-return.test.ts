/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "./call.ts";
import { freshWorld } from "./fresh-world.ts";
import { personalTexts } from "./personal-texts.ts";
import { recheckAtReturn } from "./session.ts";
import { sessionStore } from "./session-store.ts";

const karim = "karim.benali@palier.test";
const world = freshWorld();
let stop = (): void => undefined;
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});
const lists = async () => (await world.calls({ route: "building.list" })).map(({ admin }) => admin);

test.each([
  ["the window is focused", () => window.dispatchEvent(new Event("focus"))],
  ["the tab is seen again", () => document.dispatchEvent(new Event("visibilitychange"))],
])(
  "A13 tabs cannot talk and another admin signed in: when %s nothing of that admin is read",
  async (_name, back) => {
    vi.stubGlobal("BroadcastChannel", undefined);
    stop = recheckAtReturn();
    await world.signIn(karim);
    back();
    // Requests wait for the check.
    await expect(call(buildingRoutes.list)).rejects.toMatchObject({ failure: { kind: "other-admin" } });
    expect(sessionStore.get()).toMatchObject({ kind: "changed", admin: { email: karim } });
    expect(await lists()).toEqual([]);
  },
);

test("A13 a page of the back-forward cache asks whose session it is", async () => {
  stop = recheckAtReturn();
  await world.signIn(karim);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await expect(call(buildingRoutes.list)).rejects.toMatchObject({ failure: { kind: "other-admin" } });
});

test("A23 the same admin who signed out and in again elsewhere finds no draft of before, and keeps what comes after", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  stop = recheckAtReturn();
  const drafts = () => Object.entries({ ...sessionStorage }).filter(([key]) => key.startsWith("palier:own:"));
  personalTexts.write("draft", "before");
  localStorage.setItem("palier:signed-out", "elsewhere");
  window.dispatchEvent(new Event("focus"));
  await call(buildingRoutes.list);
  expect(drafts()).toEqual([]);
  personalTexts.write("draft", "after");
  // A new token of the session.
  sessionStore.set({ ...sessionStore.get() });
  expect(drafts().map(([, text]) => text)).toEqual(["after"]);
});

test("A13 the same admin goes on, and so does a page whose server does not answer", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  stop = recheckAtReturn();
  window.dispatchEvent(new Event("focus"));
  await call(buildingRoutes.list);
  await world.fault({ route: "session.read", cut: true });
  window.dispatchEvent(new Event("focus"));
  await call(buildingRoutes.list);
  expect(sessionStore.get().kind).toBe("signed-in");
});
