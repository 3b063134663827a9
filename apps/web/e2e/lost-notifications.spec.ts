import { hide, type Push, show } from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { openState, receives, state } from "./kit/browser-state.ts";
import { expect, test, toast } from "./kit/palier.ts";

const blocked = "Les notifications sont bloquées";
const message = (title: string) => ({ notification: { title } });

async function receivesAgain(page: Page, push: Push): Promise<void> {
  await push.registered();
  await expect(state(page, receives)).toBeVisible();
  await push.deliver(message("Revenu"));
  await expect(toast(page, "Revenu")).toBeVisible();
}

test("S18 the first registration of a browser that allows notifications already succeeds at once", {
  tag: "@whole-browser",
}, async ({ admin, push }) => {
  const logged: string[] = [];
  admin.on("console", (line) => logged.push(line.text()));
  await openState(admin);
  await push.registered();
  expect(logged.filter((line) => line.includes("push registration"))).toEqual([]);
});

test("S19 notifications that were blocked and are allowed again come again within seconds", {
  tag: "@whole-browser",
}, async ({ admin, push, world }) => {
  await openState(admin);
  await push.registered();
  await push.permission("denied");
  await expect(state(admin, blocked)).toBeVisible();
  // The server learns that the registration is void.
  await push.deliver(message("Perdu"));
  expect((await world.outbox()).receivers).toEqual([]);
  await push.permission("granted");
  await receivesAgain(admin, push);
  await expect(toast(admin, "Perdu")).toHaveCount(0);
});

test("S19 notifications that were blocked and allowed again while no page was open come again at the next start", {
  tag: "@whole-browser",
}, async ({ admin, context, push }) => {
  await openState(admin);
  await push.registered();
  await admin.close();
  await push.permission("denied");
  await push.permission("granted");
  const page = await context.newPage();
  await openState(page);
  await receivesAgain(page, push);
});

test("S19 a subscription that the browser's maker ended is made anew as soon as the worker hears of it", {
  tag: "@whole-browser",
}, async ({ admin, push }) => {
  await openState(admin);
  const before = await push.registered();
  await push.endSubscription({ notified: true });
  await push.deliver(message("Perdu"));
  await receivesAgain(admin, push);
  // The same installation, registered again.
  expect(await push.registered()).toBe(before);
});

test("S19 a subscription that ended without a word is made anew when the tab is looked at again", {
  tag: "@whole-browser",
}, async ({ admin, push }) => {
  await openState(admin);
  await push.registered();
  await hide(admin);
  await push.endSubscription({ notified: false });
  await push.deliver(message("Perdu"));
  await show(admin);
  await receivesAgain(admin, push);
});

test("S19 a browser without a subscription never says that it receives, whatever it remembers", {
  tag: "@whole-browser",
}, async ({ admin, push }) => {
  await openState(admin);
  await push.registered();
  await push.endSubscription({ notified: false });
  push.service(false);
  await admin.reload();
  await expect(state(admin, "L’enregistrement n’a pas abouti.")).toBeVisible();
  push.service(true);
  await admin.getByRole("button", { name: "Réessayer" }).click();
  await receivesAgain(admin, push);
});
