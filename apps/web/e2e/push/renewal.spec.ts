import { hide, type Push, show } from "@palier/mock-server/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { openState, receives, state } from "../kit/browser-state.ts";
import { expect, test, toast } from "../kit/palier.ts";

const message = (title: string) => ({ notification: { title } });

async function receivesAgain(page: Page, push: Push, title: string): Promise<void> {
  await push.registered();
  await expect(state(page, receives)).toBeVisible();
  await push.deliver(message(title));
  await expect(toast(page, title)).toBeVisible();
}

test("S18 S19 a browser that allows notifications registers at once; a token is sent again when it changed, and a void one is dropped", {
  tag: "@whole-browser",
}, async ({ admin, push, world }) => {
  const logged: string[] = [];
  admin.on("console", (line) => logged.push(line.text()));
  const posts = () => world.calls({ route: "accountAdmin.updateFirebaseToken" });
  await openState(admin);
  const first = await push.registered();
  expect(logged.filter((line) => line.includes("push registration"))).toEqual([]);
  await admin.reload();
  await expect(state(admin, receives)).toBeVisible();
  expect(await posts()).toHaveLength(1);
  await push.renewToken();
  await admin.reload();
  await expect(state(admin, receives)).toBeVisible();
  const second = await push.registered();
  expect(second).not.toBe(first);
  expect(await posts()).toHaveLength(2);
  const tokens = async () => (await world.outbox()).receivers.map(({ firebaseToken }) => firebaseToken);
  expect(await tokens()).toEqual([first, second]);
  await push.deliver(message("Reçu une fois"));
  await expect(toast(admin, "Reçu une fois")).toHaveCount(1);
  expect(await tokens()).toEqual([second]);
});

test("S19 a subscription that ended, with or without a word, or by blocking, is made anew while the page is open", {
  tag: "@whole-browser",
}, async ({ admin, push, world }) => {
  await openState(admin);
  const before = await push.registered();
  await push.endSubscription({ notified: true });
  await push.deliver(message("Perdu"));
  await receivesAgain(admin, push, "Après un mot");
  // The same installation, registered again.
  expect(await push.registered()).toBe(before);

  await hide(admin);
  await push.endSubscription({ notified: false });
  await push.deliver(message("Perdu"));
  await show(admin);
  await receivesAgain(admin, push, "Après un regard");

  await push.permission("denied");
  await expect(state(admin, "Les notifications sont bloquées")).toBeVisible();
  // The server learns that the registration is void.
  await push.deliver(message("Perdu"));
  expect((await world.outbox()).receivers).toEqual([]);
  await push.permission("granted");
  await receivesAgain(admin, push, "Après un réglage");
  await expect(toast(admin, "Perdu")).toHaveCount(0);
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

test("S19 for another VAPID key the next start subscribes anew, and tells Google and the server", {
  tag: "@whole-browser",
}, async ({ admin, context, push }) => {
  const keys: unknown[] = [];
  context.on("request", (request) => {
    if (!request.url().includes("fcmregistrations") || request.method() !== "POST") return;
    const body: unknown = request.postDataJSON();
    keys.push(body);
  });
  for (const [key, title] of [
    [keyOf(4), "Première clé"],
    [keyOf(5), "Seconde clé"],
  ] as const) {
    await serveKey(context, key);
    await openState(admin);
    await receivesAgain(admin, push, title);
  }
  expect(keys).toMatchObject([
    { web: { applicationPubKey: keyOf(4) } },
    { web: { applicationPubKey: keyOf(5) } },
  ]);
});
