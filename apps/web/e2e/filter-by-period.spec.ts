import type { Page } from "@playwright/test";
import { expectCleanPart } from "./kit/looks.ts";
import { expect, signIn, test } from "./kit/palier.ts";
import { listOf } from "./kit/stored.ts";

const list = "/admin/concierge/order/ajax-list";
const head = (page: Page) => page.locator(".ui-page-header__count");
const period = (page: Page) => page.getByRole("button", { name: /^Livraison\s:/ });
const choose = async (page: Page, name: string) => {
  await period(page).click();
  await page.getByRole("dialog", { name: "Livraison" }).getByRole("button", { name, exact: true }).click();
};

interface Order {
  readonly deliveryAt: string | null;
}

async function deliveredOn(page: Page, day: string): Promise<number> {
  const { data: all } = await listOf<Order>(page, list, { deliveryFrom: day, deliveryTo: day, length: 500 });
  const inParis = new Intl.DateTimeFormat("fr-CA", { timeZone: "Europe/Paris" });
  expect(all.every(({ deliveryAt }) => inParis.format(new Date(deliveryAt ?? "")) === day)).toBe(true);
  return all.length;
}

test("A01 a kept address « aujourd’hui » means each day its own, by the server's clock", async ({
  admin: page,
  world,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto("/admin/concierge/order");
  await choose(page, "Aujourd’hui");
  await expect(page).toHaveURL(/deliveryFrom=today&deliveryTo=today$/);
  await expect(period(page)).toHaveText("Livraison : aujourd’hui");
  const [today, tomorrow] = [await deliveredOn(page, "2026-11-20"), await deliveredOn(page, "2026-11-21")];
  expect(today).not.toBe(tomorrow);
  await expect(head(page)).toHaveText(` ${today}`);
  await choose(page, "Demain");
  await expect(head(page)).toHaveText(` ${tomorrow}`);
  await page.goBack();
  await expect(head(page)).toHaveText(` ${today}`);
  await world.clock({ advanceMs: 86_400_000 });
  await page.reload();
  await signIn(page);
  await expect(period(page)).toHaveText("Livraison : aujourd’hui");
  await expect(head(page)).toHaveText(` ${await deliveredOn(page, "2026-11-21")}`);
  await page.getByRole("button", { name: /^Retirer le filtre Livraison/ }).click();
  await expect(page).toHaveURL(/\/order$/);
});

test("A06 A01 two days are typed beside the words, and a period that ends before it begins says so", async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto("/admin/concierge/order?deliveryFrom=weekStart&deliveryTo=weekEnd");
  await expect(period(page)).toHaveText("Livraison : cette semaine");
  await period(page).click();
  const window = page.getByRole("dialog", { name: "Livraison" });
  await expect(window.getByRole("button", { name: "Cette semaine", pressed: true })).toBeVisible();
  const from = window.getByRole("textbox", { name: "Livraison à partir du" });
  await from.fill("30/11/2026");
  await from.press("Enter");
  const to = window.getByRole("textbox", { name: "Livraison jusqu’au" });
  await to.fill("01/11/2026");
  await to.press("Enter");
  await expect(window.getByRole("alert")).toContainText("Le premier jour est après le dernier");
  await expectCleanPart(window, "a period", false);
  await window
    .getByRole("button", { name: /^Choisir une date/ })
    .first()
    .click();
  await expectCleanPart(page.getByRole("dialog", { name: /Calendrier/ }), "a calendar", false);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/deliveryFrom=2026-11-30&deliveryTo=2026-11-01$/);
  await page.keyboard.press("Escape");
  await expect(period(page)).toBeFocused();
});

test("A01 A06 what is no day stays in the box of a filter and says so; a year of two digits is read", async ({
  admin: page,
}) => {
  await page.goto("/admin/user");
  await page.getByRole("button", { name: /^Créé\s:/ }).click();
  const window = page.getByRole("dialog", { name: "Créé" });
  const from = window.getByRole("textbox", { name: "Créé à partir du" });
  const all = await head(page).textContent();
  for (const text of ["hier", "31/02/2026"]) {
    await from.fill(text);
    await from.press("Tab");
    await expect(from).toHaveValue(text);
    await expect(from).toHaveAttribute("aria-invalid", "true");
    await expect(from).toHaveAccessibleDescription(/^Date attendue.*Le filtre n’a pas changé\. Format/);
    await expect(page).toHaveURL(/\/user$/);
    await expect(head(page)).toHaveText(String(all));
  }
  await from.fill("1/11/26");
  await from.press("Tab");
  await expect(from).toHaveValue("01/11/2026");
  await expect(from).not.toHaveAttribute("aria-invalid");
  await expect(page).toHaveURL(/\?createdFrom=2026-11-01$/);
  const { recordsFiltered } = await listOf(page, "/admin/user/ajax-list", { createdFrom: "2026-11-01" });
  await expect(head(page)).toHaveText(` ${recordsFiltered}`);
  // A day set otherwise, here by « back », replaces typed text.
  await from.fill("demain ?");
  await from.press("Enter");
  await expect(window.getByRole("alert")).toContainText("Le filtre n’a pas changé");
  await page.goBack();
  await expect(page).toHaveURL(/\/user$/);
  await expect(from).toHaveValue("");
  await expect(window.getByRole("alert")).toHaveCount(0);
});

test("A01 A03 a link whose period ends before it begins says why it has no rows, and the way on keeps the other filters", async ({
  admin: page,
}) => {
  await page.goto("/admin/concierge/order?status=new&deliveryFrom=2026-11-30&deliveryTo=2026-11-01");
  const table = page.locator(".ui-table__empty");
  await expect(table).toContainText(
    "Livraison, du 30/11/2026 au 01/11/2026 : le premier jour est après le dernier",
  );
  await table.getByRole("button", { name: "Retirer cette période" }).click();
  await expect(page).toHaveURL(/order\?status=new$/);
  const { recordsFiltered } = await listOf<Order>(page, list, { status: "new" });
  await expect(head(page)).toHaveText(` ${recordsFiltered}`);
  // Words in the address mean days.
  await page.goto("/admin/concierge/order?deliveryFrom=tomorrow&deliveryTo=yesterday");
  await expect(table).toContainText("demain – hier");
});
