import type { Page } from "@playwright/test";
import { expect, jeanne, karim, test } from "../kit/palier.ts";
import { rowsOf } from "../kit/stored.ts";

interface StoredAlert {
  readonly title: string;
  readonly read: boolean;
}

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Alertes/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Alertes" });
const item = (page: Page, title: string) => panel(page).getByRole("listitem").filter({ hasText: title });
const unread = (page: Page) => rowsOf<StoredAlert>(page, "/admin/alert/ajax-list", { read: "false" });

const missed = {
  to: jeanne.email,
  notification: { title: "Ascenseur en panne", body: "Hall B" },
  data: { link: "/admin/building/edit/12" },
};

async function listIsOpen(page: Page): Promise<void> {
  await page.goto("/admin/building");
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(/non lues?$/);
}

test("A24 A06 an alert read in one tab is read in the other, whose list is not read again, and leads to its record", async ({
  admin: page,
  world,
}) => {
  const before = (await unread(page)).length;
  await listIsOpen(page);
  const other = await page.context().newPage();
  await listIsOpen(other);
  await world.push({ to: karim.email, notification: { title: "Pour Karim" } });
  await world.push(missed);
  for (const each of [page, other])
    await expect(bell(each)).toHaveAccessibleName(`Alertes, ${before + 1} non lues`);
  await world.clearJournal();
  await bell(other).click();
  await item(other, "Ascenseur en panne")
    .getByRole("button", { name: /^Marquer comme lue/ })
    .click();
  await expect(item(other, "Ascenseur en panne")).toBeFocused();
  await expect(item(other, "Pour Karim")).toHaveCount(0);
  await expect(item(other, "Ascenseur en panne")).not.toContainText("Non lue");
  for (const each of [page, other])
    await expect(bell(each)).toHaveAccessibleName(`Alertes, ${before} non lues`);
  expect(await unread(page)).toHaveLength(before);
  expect(await world.calls({ route: "building.list" })).toEqual([]);
  await bell(page).click();
  await item(page, "Ascenseur en panne").getByRole("link").click();
  await expect(page).toHaveURL(/edit\/12$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
