import { hide, type Push, show } from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { expect, test, toast } from "./palier.ts";

const link = "/admin/building/edit/12";

/** What a sender gives to `firebase-admin`: shown by the SDK itself, with a whole address to open. */
const withNotification = (site: string) => ({
  notification: { title: "Nouvel incident", body: "Ascenseur en panne" },
  // Data may say the same again: it is one notification all the same.
  data: { title: "Incident", body: "Bis" },
  link: `${site}${link}`,
});
/** Only data, shown by the kit. */
const dataOnly = () => ({ data: { title: "Nouvelle demande", body: "Une clé à remettre", link } });
const untitled = () => ({ data: { body: "Sans titre", link } });

/** The list is there, and this browser registered. */
async function listIsOpen(admin: Page, push: Push): Promise<void> {
  await admin.goto("/admin/building");
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  await push.registered();
}

test("S18 a message that arrives while the page is seen is a toast that opens the record", async ({
  admin,
  push,
  world,
}) => {
  await listIsOpen(admin, push);
  await push.deliver(withNotification(world.url));
  const message = toast(admin, "Nouvel incident");
  await expect(message).toContainText("Ascenseur en panne");
  await message.getByRole("button", { name: "Ouvrir" }).click();
  await expect(admin).toHaveURL(`${world.url}${link}`);
  await expect(admin.getByRole("textbox", { name: /^Nom/ })).toBeVisible();
  expect(await push.shown()).toEqual([]);
});

test("S18 a message that comes while the page is still starting is shown once it can be", async ({
  admin,
  network,
  push,
  world,
}) => {
  await listIsOpen(admin, push);
  const messaging = await network.hold("**/messaging-*.js");
  await admin.reload();
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  await push.deliver(withNotification(world.url), { early: true });
  await push.deliver(dataOnly(), { early: true });
  await expect(toast(admin, "Nouvel incident")).toHaveCount(0);
  await messaging.letGo();
  await expect(toast(admin, "Nouvel incident")).toContainText("Ascenseur en panne");
  await expect(toast(admin, "Nouvelle demande")).toContainText("Une clé à remettre");
});

for (const [how, message, expected] of [
  ["a notification", withNotification, { title: "Nouvel incident", body: "Ascenseur en panne" }],
  ["only data", dataOnly, { title: "Nouvelle demande", body: "Une clé à remettre" }],
  ["no title", untitled, { title: "Palier", body: "Sans titre" }],
] as const) {
  test(`S18 with no page open a message with ${how} becomes a notification, whose click opens the record`, async ({
    admin,
    push,
    world,
  }) => {
    await listIsOpen(admin, push);
    await admin.close();
    await push.deliver(message(world.url));
    await expect.poll(() => push.shown()).toEqual([expected]);
    const opened = await push.click(expected.title);
    expect(opened?.url()).toBe(`${world.url}${link}`);
    expect(await push.shown()).toEqual([]);
  });
}

test("S18 a message for a page that nobody sees is a notification, whose click leads that page to the record", async ({
  admin,
  context,
  push,
  world,
}) => {
  await listIsOpen(admin, push);
  await hide(admin);
  await push.deliver(withNotification(world.url));
  await expect.poll(() => push.shown()).toHaveLength(1);
  await expect(toast(admin, "Nouvel incident")).toHaveCount(0);
  await show(admin);
  expect(await push.click()).toBeUndefined();
  await expect(admin).toHaveURL(`${world.url}${link}`);
  expect(context.pages()).toHaveLength(1);
});
