import { freeze, type Push, thaw } from "@palier/mock-server/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { openState, receives, state } from "./kit/browser-state.ts";
import { expect, test, toast } from "./kit/palier.ts";

const registrations = "https://fcmregistrations.googleapis.com/**";

async function comes(page: Page, push: Push, title: string): Promise<void> {
  await push.registered();
  await expect(state(page, receives)).toBeVisible();
  await push.deliver({ notification: { title } });
  await expect(toast(page, title)).toBeVisible();
}

test("S19 a sign-in that ends while the browser registers ends no registration", {
  tag: "@whole-browser",
}, async ({ admin, network, push, world }) => {
  const google = await network.hold(registrations);
  const asked = admin.waitForRequest(registrations);
  await admin.goto("/admin/notifications");
  await asked;
  await world.endRealtimeSignIns();
  await google.letGo();
  await comes(admin, push, "Après la fin de connexion");
});

test("S20 an installation's token that expires on the way is said, and the next try registers", {
  tag: "@whole-browser",
}, async ({ admin, context, push }) => {
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  const json = {
    error: { code: 401, message: "Request had invalid credentials.", status: "UNAUTHENTICATED" },
  };
  await context.route(registrations, (route) => route.fulfill({ status: 401, headers, json }));
  await openState(admin, "L’enregistrement n’a pas abouti.");
  await context.unroute(registrations);
  await admin.getByRole("button", { name: "Réessayer" }).click();
  await comes(admin, push, "Après le jeton");
});

async function serveKey(context: BrowserContext, vapidKey: string): Promise<void> {
  await context.route("**/api/admin/session", async (route) => {
    const answer = await route.fetch();
    const session = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...session, realtime: { ...session.realtime, vapidKey } },
    });
  });
}

/** Like the console's: 65 bytes, base64url without padding. */
const keyOf = (byte: number): string => Buffer.alloc(65, byte).toString("base64url");

test("S19 another VAPID key: the next start subscribes anew for it, and tells Google and the server", {
  tag: "@whole-browser",
}, async ({ admin, context, push }) => {
  const keys: unknown[] = [];
  context.on("request", (request) => {
    if (!request.url().includes("fcmregistrations") || request.method() !== "POST") return;
    const body: unknown = request.postDataJSON();
    keys.push(body);
  });
  await serveKey(context, keyOf(4));
  await openState(admin);
  await comes(admin, push, "Première clé");
  await serveKey(context, keyOf(5));
  await openState(admin);
  await comes(admin, push, "Seconde clé");
  expect(keys).toMatchObject([
    { web: { applicationPubKey: keyOf(4) } },
    { web: { applicationPubKey: keyOf(5) } },
  ]);
});

test("S19 a tab that was asleep while its subscription ended registers anew when it wakes", {
  tag: "@whole-browser",
}, async ({ admin, context, push }) => {
  await openState(admin);
  await push.registered();
  await freeze(admin);
  await push.endSubscription({ notified: false });
  await thaw(admin);
  await admin.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await comes(admin, push, "Réveil");
  expect(context.pages()).toHaveLength(1);
});

test("S16 a sign-out without a network is said, and leaves this browser registered for its admin", {
  tag: "@whole-browser",
}, async ({ admin, context, push, world }) => {
  await openState(admin);
  const token = await push.registered();
  push.service(false);
  await context.setOffline(true);
  await admin.getByRole("button", { name: /^Compte de / }).click();
  await admin.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(toast(admin, "La déconnexion n’a pas abouti")).toBeVisible();
  await context.setOffline(false);
  push.service(true);
  await comes(admin, push, "De nouveau en ligne");
  expect((await world.outbox()).receivers.map(({ firebaseToken }) => firebaseToken)).toEqual([token]);
});
