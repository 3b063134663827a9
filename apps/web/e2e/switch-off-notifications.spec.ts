import type { BrowserContext } from "@playwright/test";
import { enable, isOff, openState, receives, state, switchOff } from "./kit/browser-state.ts";
import { expect, test, toast } from "./kit/palier.ts";

const registrations = /^https:\/\/fcmregistrations\.googleapis\.com\//;

const deletionsAnswer = (context: BrowserContext, status: number, body: string, contentType: string) =>
  context.route(registrations, async (route) => {
    const headers = { "access-control-allow-origin": "*" };
    if (route.request().method() !== "DELETE") await route.fallback();
    else await route.fulfill({ status, headers, body, contentType });
  });

const unknown = JSON.stringify({ error: { code: 404, message: "Requested entity was not found." } });

for (const [how, status, body, type] of [
  ["knows nothing of it (404)", 404, unknown, "application/json"],
  ["fails (500)", 500, "<!doctype html><title>Error</title>", "text/html"],
] as const) {
  test(`S18 notifications are switched off although Google ${how}; they stay off, and come when switched on`, {
    tag: "@whole-browser",
  }, async ({ admin, context, push, world }) => {
    await deletionsAnswer(context, status, body, type);
    await openState(admin);
    await push.registered();
    await switchOff(admin).click();
    await expect(state(admin, isOff)).toBeVisible();
    await expect.poll(async () => (await world.outbox()).receivers).toEqual([]);
    await openState(admin, isOff);
    await enable(admin).click();
    await expect(state(admin, receives)).toBeVisible();
    await push.registered();
    await push.deliver({ notification: { title: "Reçu" } });
    await expect(toast(admin, "Reçu")).toBeVisible();
  });
}

test("S18 notifications are switched off without a network too, and nothing comes once it is back", {
  tag: "@whole-browser",
}, async ({ admin, context, push }) => {
  await openState(admin);
  await push.registered();
  await context.setOffline(true);
  push.service(false);
  await switchOff(admin).click();
  await expect(state(admin, isOff)).toBeVisible();
  await context.setOffline(false);
  push.service(true);
  await openState(admin, isOff);
  await push.deliver({ notification: { title: "Perdu" } });
  await push.deliver({ notification: { title: "Perdu" }, data: {} });
  await expect(toast(admin, "Perdu")).toHaveCount(0);
  expect(await push.shown()).toEqual([]);
});

test("S18 what one tab switches off or on, every tab follows, and the server hears of it once", {
  tag: "@whole-browser",
}, async ({ admin, context, push, world }) => {
  await openState(admin);
  await push.registered();
  const posts = () => world.calls({ route: "accountAdmin.updateFirebaseToken" });
  const second = await context.newPage();
  await openState(second);
  const before = (await posts()).length;
  await switchOff(admin).click();
  await expect(state(second, isOff)).toBeVisible();
  await expect(state(admin, isOff)).toBeVisible();
  await second.reload();
  await expect(state(second, isOff)).toBeVisible();
  expect(await posts()).toHaveLength(before);
  await enable(second).click();
  await expect(state(second, receives)).toBeVisible();
  await expect(state(admin, receives)).toBeVisible();
  await push.registered();
  expect(await posts()).toHaveLength(before + 1);
});

test("S16 a sign-out that did not come about leaves this browser registered", {
  tag: "@whole-browser",
}, async ({ admin, push, world }) => {
  await openState(admin);
  const token = await push.registered();
  await world.fault({ route: "session.logout", status: 500, times: 1 });
  await admin.getByRole("button", { name: /^Compte de / }).click();
  await admin.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(toast(admin, "La déconnexion n’a pas abouti")).toBeVisible();
  await expect
    .poll(async () => (await world.outbox()).receivers.map(({ firebaseToken }) => firebaseToken))
    .toEqual([token]);
  await expect(state(admin, receives)).toBeVisible();
});
