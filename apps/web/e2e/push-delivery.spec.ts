import type { BrowserContext, Page, Worker } from "@playwright/test";
import { expect, test, toast } from "./palier.ts";
import { stubPush } from "./push-stub.ts";
import { click, shown } from "./worker-notifications.ts";

const link = "/admin/building/edit/12";

/** What a sender gives to Google: shown by the SDK itself, or only data, shown by the kit. */
const withNotification = {
  from: "palier",
  fcmMessageId: "m1",
  notification: { title: "Nouvel incident", body: "Ascenseur en panne" },
  data: { link },
};
const dataOnly = {
  from: "palier",
  fcmMessageId: "m2",
  data: { title: "Nouvelle demande", body: "Une clé à remettre", link },
};

/** A browser that takes notifications and is registered. */
async function registered(admin: Page, context: BrowserContext): Promise<Worker> {
  await stubPush(context);
  await context.grantPermissions(["notifications"]);
  const working = context.serviceWorkers()[0] ?? context.waitForEvent("serviceworker");
  const posted = admin.waitForResponse(/update-firebase-token$/);
  await admin.goto("/admin/notifications");
  expect((await posted).ok()).toBe(true);
  await expect(admin.getByText("Ce navigateur reçoit les alertes.")).toBeVisible();
  return working;
}

/** Hands a message to the origin's worker, as the browser does with what its push service brings. */
async function deliver(from: Page, origin: string, message: object): Promise<void> {
  const session = await from.context().newCDPSession(from);
  const active = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const found = versions.find(
        ({ scriptURL, status }) => status === "activated" && scriptURL.startsWith(`${origin}/`),
      );
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await active,
    data: JSON.stringify(message),
  });
  await session.detach();
}

test("S18 a message that arrives while the page is seen is a toast that opens the record", async ({
  admin,
  context,
  world,
}) => {
  const worker = await registered(admin, context);
  await admin.goto("/admin/building");
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  // Heard once the page has opened its messaging again: sent until then.
  await expect(async () => {
    await deliver(admin, world.url, withNotification);
    await expect(toast(admin, "Nouvel incident").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const told = toast(admin, "Nouvel incident").first();
  await expect(told).toContainText("Ascenseur en panne");
  await told.getByRole("button", { name: "Ouvrir" }).click();
  await expect(admin).toHaveURL(`${world.url}${link}`);
  await expect(admin.getByRole("textbox", { name: /^Nom/ })).toBeVisible();
  expect(await shown(worker)).toEqual([]);
});

for (const [how, message, expected] of [
  ["a notification", withNotification, { title: "Nouvel incident", body: "Ascenseur en panne" }],
  ["only data", dataOnly, { title: "Nouvelle demande", body: "Une clé à remettre" }],
] as const) {
  test(`S18 with no page open a message with ${how} becomes a notification, whose click opens the record`, async ({
    admin,
    context,
    world,
  }) => {
    const worker = await registered(admin, context);
    await admin.goto("about:blank");
    await deliver(admin, world.url, message);
    await expect.poll(() => shown(worker)).toEqual([expected]);
    expect(await click(worker)).toEqual([link]);
    expect(await shown(worker)).toEqual([]);
  });
}

test("S18 a click on a notification leads a window that is open already to the record", async ({
  admin,
  context,
  world,
}) => {
  const worker = await registered(admin, context);
  await admin.goto("about:blank");
  await deliver(admin, world.url, withNotification);
  await expect.poll(() => shown(worker)).toHaveLength(1);
  await admin.goto("/admin/building");
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  expect(await click(worker)).toEqual([]);
  await expect(admin).toHaveURL(`${world.url}${link}`);
  expect(context.pages()).toHaveLength(1);
});
