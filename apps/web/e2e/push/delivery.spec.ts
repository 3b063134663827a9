import { hide, type Push, show } from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { expect, test, toast } from "../kit/palier.ts";

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

test("S18 a message is a toast in one tab that is seen, never in one behind it, and opens the record", {
  tag: "@whole-browser",
}, async ({ admin, context, push, world }) => {
  await listIsOpen(admin, push);
  const second = await context.newPage();
  await second.goto("/admin/building/edit/5");
  await expect(second.getByRole("textbox", { name: /^Nom/ })).toBeVisible();
  const count = async () =>
    (await toast(admin, "Nouvelle demande").count()) + (await toast(second, "Nouvelle demande").count());
  await push.deliver(dataOnly());
  await expect.poll(count).toBe(1);
  await hide(second);
  await push.deliver(withNotification(world.url));
  const message = toast(admin, "Nouvel incident");
  await expect(message).toContainText("Ascenseur en panne");
  await expect(toast(second, "Nouvel incident")).toHaveCount(0);
  expect(await count()).toBeLessThanOrEqual(1);
  await message.getByRole("button", { name: "Ouvrir" }).click();
  await expect(admin).toHaveURL(`${world.url}${link}`);
  await expect(admin.getByRole("textbox", { name: /^Nom/ })).toBeVisible();
  expect(await push.shown()).toEqual([]);
});

test("S18 a page that starts is not waited for until it knows who is signed in; from then on it shows each message once, when it can", {
  tag: "@whole-browser",
}, async ({ admin, network, push, world }) => {
  await listIsOpen(admin, push);
  const session = await network.hold("**/admin/session");
  await admin.reload({ waitUntil: "commit" });
  await push.deliver({ notification: { title: "Trop tôt" } });
  await expect.poll(() => push.shown()).toMatchObject([{ title: "Trop tôt" }]);
  const list = await network.hold("**/admin/building/ajax-list*");
  await session.letGo();
  await expect(admin.getByRole("button", { name: /^Compte de/ })).toBeVisible();
  await push.deliver(withNotification(world.url));
  await push.deliver(dataOnly());
  await list.letGo();
  await expect(toast(admin, "Nouvel incident")).toContainText("Ascenseur en panne");
  await expect(toast(admin, "Nouvelle demande")).toContainText("Une clé à remettre");
  await expect(toast(admin, /./)).toHaveCount(2);
  expect(await push.shown()).toMatchObject([{ title: "Trop tôt" }]);
});

test("S18 a message that no page can show becomes a notification, whose click leads a page to the record", {
  tag: "@whole-browser",
}, async ({ admin, context, push, world }) => {
  await listIsOpen(admin, push);
  await hide(admin);
  await push.deliver(withNotification(world.url));
  await expect.poll(() => push.shown()).toHaveLength(1);
  await expect(toast(admin, "Nouvel incident")).toHaveCount(0);
  await show(admin);
  // It leads the page that is there.
  expect(await push.click()).toBeUndefined();
  await expect(admin).toHaveURL(`${world.url}${link}`);
  expect(context.pages()).toHaveLength(1);

  let open = admin;
  for (const [message, expected] of [
    [withNotification, { title: "Nouvel incident", body: "Ascenseur en panne" }],
    [dataOnly, { title: "Nouvelle demande", body: "Une clé à remettre" }],
    [untitled, { title: "Palier", body: "Sans titre" }],
  ] as const) {
    await open.close();
    await push.deliver(message(world.url));
    await expect.poll(() => push.shown()).toEqual([expected]);
    const opened = await push.click(expected.title);
    if (opened === undefined) throw new Error("the click opened no page");
    expect(opened.url()).toBe(`${world.url}${link}`);
    expect(await push.shown()).toEqual([]);
    open = opened;
  }
});
