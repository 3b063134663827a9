import type { Page } from "@playwright/test";
import { axeFinds } from "./kit/axe-finds.ts";
import { expect, jeanne, karim, test, toast } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";
import { rowsOf } from "./kit/stored.ts";

interface StoredAlert {
  readonly title: string;
  readonly read: boolean;
}

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Alertes/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Alertes" });
const item = (page: Page, title: string) => panel(page).getByRole("listitem").filter({ hasText: title });
const unread = (page: Page) => rowsOf<StoredAlert>(page, "/admin/alert/ajax-list", { read: "false" });

const place = "/admin/building/edit/12";
const missed = {
  to: jeanne.email,
  notification: { title: "Ascenseur en panne", body: "Hall B" },
  data: { link: place },
};

async function listIsOpen(page: Page): Promise<void> {
  await page.goto("/admin/building");
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(/non lues?$/);
}

test("A24 S18 an alert that came while nobody looked is in the bell, leads to its record, and is then read", async ({
  admin: page,
  world,
}) => {
  const before = (await unread(page)).length;
  await world.push(missed);
  await world.clearJournal();
  await listIsOpen(page);
  expect(await world.calls({ route: "alert.list" })).toEqual([]);
  await expect(bell(page)).toHaveAccessibleName(`Alertes, ${before + 1} non lues`);
  await bell(page).click();
  await expect(item(page, "Ascenseur en panne")).toContainText("Non lue");
  await expect(item(page, "Ascenseur en panne")).toContainText("Hall B");
  await item(page, "Ascenseur en panne").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName(`Alertes, ${before} non lues`);
  await expect(page.getByRole("textbox", { name: /^Nom/ })).toBeVisible();
  await expect(bell(page)).not.toBeFocused();
  expect((await unread(page)).map(({ title }) => title)).not.toContain("Ascenseur en panne");
});

test("A24 A03 a bell whose count was refused once says it ten seconds later, without a press", async ({
  admin: page,
  world,
}) => {
  const before = (await unread(page)).length;
  await page.clock.install();
  const refused = { route: "dashboard.waiting", status: 429 };
  await world.fault(refused);
  await page.goto("/admin/building");
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
  await world.waitFor(refused);
  await expect(bell(page)).toHaveAccessibleName("Alertes");
  await world.clearFaults();
  await page.clock.runFor(10_000);
  await expect(bell(page)).toHaveAccessibleName(`Alertes, ${before} non lues`);
});

test("A24 what is read in one tab is read in the other, whose list is not read again", async ({
  admin: page,
  world,
}) => {
  const before = (await unread(page)).length;
  await listIsOpen(page);
  const other = await page.context().newPage();
  await listIsOpen(other);
  await world.push({ ...missed, data: {} });
  for (const each of [page, other])
    await expect(bell(each)).toHaveAccessibleName(`Alertes, ${before + 1} non lues`);
  await world.clearJournal();
  await bell(other).click();
  await item(other, "Ascenseur en panne")
    .getByRole("button", { name: /^Marquer comme lue/ })
    .click();
  await expect(item(other, "Ascenseur en panne")).toBeFocused();
  await expect(item(other, "Ascenseur en panne")).not.toContainText("Non lue");
  for (const each of [page, other])
    await expect(bell(each)).toHaveAccessibleName(`Alertes, ${before} non lues`);
  expect(await world.calls({ route: "building.list" })).toEqual([]);
});

test("A24 another admin sees none of it", async ({ admin: page, realAdmin, world }) => {
  const { page: other } = await realAdmin();
  await other.goto("/admin/building");
  await expect(bell(other)).toHaveAccessibleName(/non lues?$/);
  const name = (await bell(other).getAttribute("aria-label")) ?? "";
  await world.push(missed);
  await listIsOpen(page);
  await bell(page).click();
  await expect(item(page, "Ascenseur en panne")).toBeVisible();
  await world.push({ to: karim.email, notification: { title: "Pour Karim" } });
  await expect(bell(other)).not.toHaveAccessibleName(name);
  await bell(other).click();
  await expect(item(other, "Pour Karim")).toBeVisible();
  await expect(item(other, "Ascenseur en panne")).toHaveCount(0);
  await expect(item(page, "Pour Karim")).toHaveCount(0);
});

test("A24 A17 all are marked at once; an answer that was lost is said, and what is stored is read again", async ({
  admin: page,
  world,
}) => {
  await world.push(missed);
  await listIsOpen(page);
  await bell(page).click();
  await world.fault({ route: "alert.markAllRead", status: 504, afterwards: true, times: 1 });
  const all = panel(page).getByRole("button", { name: "Tout marquer comme lu" });
  await all.click();
  await expect(toast(page, "On ne sait pas si les alertes ont été marquées comme lues")).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Alertes");
  await expect(panel(page).getByText("Non lue")).toHaveCount(0);
  await expect(all).toBeFocused();
  expect(await unread(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
});

test("A24 A03 A07 alerts that cannot be read say so with a retry; at 390 px the panel fits, and axe finds nothing", async ({
  admin: page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await world.push(missed);
  await page.goto("/admin/building");
  await expect(bell(page)).toHaveAccessibleName(/non lues?$/);
  await world.fault({ route: "alert.list", status: 500 });
  await bell(page).focus();
  await page.keyboard.press("Enter");
  const retry = panel(page).getByRole("button", { name: "Réessayer" });
  await expect(retry).toBeVisible();
  await world.clearFaults();
  await retry.click();
  await expect(item(page, "Ascenseur en panne")).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const { x, width } = await placeOf(panel(page));
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});
