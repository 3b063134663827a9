import { hide, type Push, show } from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { expect, karim, signIn, test, toast } from "./kit/palier.ts";

const link = "/admin/building/edit/12";

/** Sent by `firebase-admin`: the SDK shows it, with a full address. */
const withNotification = (site: string) => ({
  notification: { title: "Nouvel incident", body: "Ascenseur en panne" },
  // Still one notification.
  data: { title: "Incident", body: "Bis" },
  link: `${site}${link}`,
});
/** Data only: the kit shows it. */
const dataOnly = () => ({ data: { title: "Nouvelle demande", body: "Une clé à remettre", link } });
const untitled = () => ({ data: { body: "Sans titre", link } });

/** Waits until this browser is registered. */
async function listIsOpen(admin: Page, push: Push): Promise<void> {
  await admin.goto("/admin/building");
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  await push.registered();
}

test("S18 a message that arrives while the page is seen is a toast that opens the record", {
  tag: "@whole-browser",
}, async ({ admin, push, world }) => {
  await listIsOpen(admin, push);
  await push.deliver(withNotification(world.url));
  const message = toast(admin, "Nouvel incident");
  await expect(message).toContainText("Ascenseur en panne");
  await message.getByRole("button", { name: "Ouvrir" }).click();
  await expect(admin).toHaveURL(`${world.url}${link}`);
  await expect(admin.getByRole("textbox", { name: /^Nom/ })).toBeVisible();
  expect(await push.shown()).toEqual([]);
});

test("S18 a message that comes while the first screen waits for its data is shown once, when it can be", {
  tag: "@whole-browser",
}, async ({ admin, network, push, world }) => {
  await listIsOpen(admin, push);
  const list = await network.hold("**/admin/building/ajax-list*");
  await admin.reload();
  await expect(admin.getByRole("button", { name: /^Compte de/ })).toBeVisible();
  await push.deliver(withNotification(world.url));
  await push.deliver(dataOnly());
  await list.letGo();
  await expect(toast(admin, "Nouvel incident")).toContainText("Ascenseur en panne");
  await expect(toast(admin, "Nouvelle demande")).toContainText("Une clé à remettre");
  await expect(toast(admin, /./)).toHaveCount(2);
  expect(await push.shown()).toEqual([]);
});

test("S18 a page that does not know yet who is signed in is not waited for: the message is a notification, and no toast later", {
  tag: "@whole-browser",
}, async ({ admin, network, push, world }) => {
  await listIsOpen(admin, push);
  const session = await network.hold("**/admin/session");
  await admin.reload({ waitUntil: "commit" });
  await push.deliver(withNotification(world.url));
  await expect.poll(() => push.shown()).toMatchObject([{ title: "Nouvel incident" }]);
  await session.letGo();
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  await push.deliver({ notification: { title: "Suivante" } });
  await expect(toast(admin, "Suivante")).toBeVisible();
  await expect(toast(admin, "Nouvel incident")).toHaveCount(0);
});

test("S18 with several tabs in sight one of them shows a message, and one in the background does not", {
  tag: "@whole-browser",
}, async ({ admin, context, push, world }) => {
  await listIsOpen(admin, push);
  const second = await context.newPage();
  await second.goto("/admin/building/edit/5");
  await expect(second.getByRole("textbox", { name: /^Nom/ })).toBeVisible();
  const count = async () =>
    (await toast(admin, "Nouvel incident").count()) + (await toast(second, "Nouvel incident").count());
  await push.deliver(withNotification(world.url));
  await expect.poll(count).toBe(1);
  await hide(admin);
  await push.deliver({ notification: { title: "Deuxième" } });
  await expect(toast(second, "Deuxième")).toBeVisible();
  await expect(toast(admin, "Deuxième")).toHaveCount(0);
  expect(await count()).toBeLessThanOrEqual(1);
  expect(await push.shown()).toEqual([]);
});

test("S16 S18 a sign-in page swallows no message of the admin whose session ended", {
  tag: "@whole-browser",
}, async ({ admin, context, push, world }) => {
  await listIsOpen(admin, push);
  await context.clearCookies();
  await admin.goto("/admin/login");
  await expect(admin.getByRole("textbox", { name: "Mot de passe" })).toBeVisible();
  await push.deliver(withNotification(world.url));
  await expect.poll(() => push.shown()).toMatchObject([{ title: "Nouvel incident" }]);
});

test("S16 S18 the former admin's alert is never shown to the next one, however early it comes", {
  tag: "@whole-browser",
}, async ({ admin, context, network, push, world }) => {
  await listIsOpen(admin, push);
  await context.clearCookies();
  // Held until the server learns of Karim.
  const post = await network.hold("**/update-firebase-token");
  await admin.goto("/admin/login");
  await signIn(admin, karim);
  await expect(admin.getByRole("button", { name: `Compte de ${karim.name}` })).toBeVisible();
  await push.deliver(withNotification(world.url));
  await post.letGo();
  await expect
    .poll(async () => (await world.outbox()).receivers.map(({ email }) => email))
    .toEqual([karim.email]);
  await push.deliver({ notification: { title: "Pour Karim" } });
  await expect(toast(admin, "Pour Karim")).toBeVisible();
  await expect(toast(admin, "Nouvel incident")).toHaveCount(0);
  expect(await push.shown()).toEqual([]);
});

for (const [how, message, expected] of [
  ["a notification", withNotification, { title: "Nouvel incident", body: "Ascenseur en panne" }],
  ["only data", dataOnly, { title: "Nouvelle demande", body: "Une clé à remettre" }],
  ["no title", untitled, { title: "Palier", body: "Sans titre" }],
] as const) {
  test(`S18 with no page open a message with ${how} becomes a notification, whose click opens the record`, {
    tag: "@whole-browser",
  }, async ({ admin, push, world }) => {
    await listIsOpen(admin, push);
    await admin.close();
    await push.deliver(message(world.url));
    await expect.poll(() => push.shown()).toEqual([expected]);
    const opened = await push.click(expected.title);
    expect(opened?.url()).toBe(`${world.url}${link}`);
    expect(await push.shown()).toEqual([]);
  });
}

test("S18 a message for a page that nobody sees is a notification, whose click leads that page to the record", {
  tag: "@whole-browser",
}, async ({ admin, context, push, world }) => {
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
