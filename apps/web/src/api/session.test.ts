import { buildingRoutes } from "@palier/contract/areas/building";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { expect, test } from "vitest";
import { call } from "./call.ts";
import { freshWorld } from "./fresh-world.ts";
import { queryClient } from "./query-client.ts";
import { followSession, signIn, signOut } from "./session.ts";
import { changedTo, expired, type SessionState } from "./session-state.ts";
import { sessionStore } from "./session-store.ts";
import { listenToOtherTabs, tellOtherTabs } from "./session-tabs.ts";

const jeanne = "jeanne.martin@palier.test";
const karim = "karim.benali@palier.test";

const world = freshWorld();

const write = () =>
  call(orderRoutes.comment.post, { params: { orderId: 3 }, body: { body: "Vu", visibility: "internal" } });
const written = async () =>
  (await world.calls({ route: "order.comment.post" })).map(({ admin, status }) => [admin, status]);

test("A13 another admin signed in meanwhile: nothing is sent again as that admin", async () => {
  await world.signIn(karim);
  await expect(write()).rejects.toMatchObject({ failure: { kind: "other-admin", name: "Karim Benali" } });
  expect(await written()).toEqual([[karim, 403]]);
  expect(sessionStore.get()).toMatchObject({ kind: "changed", admin: { email: karim } });
});

test("A13 another admin's sign-in is said though a call was refused first; the same admin's changes nothing", async () => {
  const before = sessionStore.get();
  if (before.kind !== "signed-in") throw new Error("nobody is signed in");
  const ended = expired(before);
  expect(changedTo(ended, before.admin)).toBe(ended);
  const other = { ...before.admin, id: 2, email: karim };
  expect(changedTo(ended, other)).toMatchObject({ kind: "changed", admin: { email: karim } });
});

test("A13 a tab whose session changed sends nothing more", async () => {
  await world.signIn(karim);
  await write().catch(() => undefined);
  const before = (await world.calls({})).length;
  await expect(call(buildingRoutes.list)).rejects.toMatchObject({ failure: { kind: "other-admin" } });
  await expect(write()).rejects.toMatchObject({ failure: { kind: "other-admin" } });
  expect(await world.calls({})).toHaveLength(before);
});

test("A13 the same admin signed in again: the call is repeated under the new token", async () => {
  await world.signIn(jeanne);
  await write();
  expect(await written()).toEqual([
    [jeanne, 403],
    [jeanne, 201],
  ]);
});

test("A08 a session that ended while its token was renewed is an ended session", async () => {
  await world.signIn(karim);
  await world.fault({ route: "session.read", status: 401 });
  await expect(write()).rejects.toMatchObject({ failure: { kind: "problem", status: 401 } });
  expect(sessionStore.get().kind).toBe("expired");
});

test("A13 the tab goes on as the other admin when its user says so", async () => {
  await world.signIn(karim);
  await write().catch(() => undefined);
  await followSession();
  expect(sessionStore.get()).toMatchObject({ kind: "signed-in", admin: { email: karim } });
  await write();
  expect(await written()).toContainEqual([karim, 201]);
});

test("A13 A08 another tab that signs in or out ends this page's session at once", async () => {
  const stop = listenToOtherTabs();
  const ended = () =>
    new Promise<SessionState>((resolve) => {
      const leave = sessionStore.subscribe(() => {
        leave();
        resolve(sessionStore.get());
      });
    });
  const changed = ended();
  tellOtherTabs({ id: 2, email: karim, firstName: "Karim", lastName: "Benali" });
  expect(await changed).toMatchObject({ kind: "changed", admin: { email: karim } });
  const left = ended();
  tellOtherTabs();
  expect(await left).toMatchObject({ kind: "signed-out-elsewhere" });
  stop();
});

test("A23 a sign-out that is known only after this page saw its session end is a sign-out", async () => {
  const stop = listenToOtherTabs();
  sessionStore.expire();
  tellOtherTabs();
  await expect.poll(() => sessionStore.get().kind).toBe("signed-out-elsewhere");
  sessionStore.set({ kind: "signed-out", csrfToken: "" });
  sessionStore.signOutElsewhere();
  expect(sessionStore.get().kind).toBe("signed-out");
  stop();
});

test("A13 what was read for one admin is gone when the session ends or changes", async () => {
  const read = () => queryClient.getQueryData(["entity", "building"]);
  queryClient.setQueryData(["entity", "building"], "Jeanne's");
  await world.signIn(karim);
  await write().catch(() => undefined);
  expect(read()).toBeUndefined();
  await signIn(jeanne, "palier");
  queryClient.setQueryData(["entity", "building"], "Jeanne's");
  sessionStore.expire();
  expect(read()).toBeUndefined();
  await signIn(jeanne, "palier");
  queryClient.setQueryData(["entity", "building"], "Jeanne's");
  await signOut();
  expect(read()).toBeUndefined();
});
