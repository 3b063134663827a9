import type { Page } from "@playwright/test";
import { exportList } from "./export-list.ts";
import { expect, test } from "./palier.ts";
import { read } from "./stored.ts";

const screen = "/admin/concierge/delivery-schedule";

interface Slot {
  readonly date: string;
  readonly from: string;
  readonly orderNumber: string;
  readonly status: string;
}

const weekOf = async (page: Page, monday: string): Promise<readonly Slot[]> =>
  (await read(page, `${screen}/list/${monday}`)).slots;

const cells = (page: Page) => page.getByRole("grid").getByRole("gridcell");

test("A01 A06 a week is walked through by keyboard; an hour opens its deliveries, which lead to their orders", async ({
  admin: page,
  world,
}) => {
  await world.clock({ freeze: true, set: "2026-11-18T09:30:00Z" });
  await page.goto("/admin/");
  await page.getByRole("navigation").getByRole("link", { name: "Planning" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Semaine du 16/11/2026");
  const slots = await weekOf(page, "2026-11-16");
  expect(slots.length).toBeGreaterThan(0);

  const full = cells(page)
    .filter({ hasText: /créneau/ })
    .first();
  await cells(page).first().focus();
  const [row = 0, column = 0] = String(await full.getAttribute("data-cell"))
    .split(" ")
    .map(Number);
  for (let step = 0; step < row; step += 1) await page.keyboard.press("ArrowDown");
  for (let step = 0; step < column; step += 1) await page.keyboard.press("ArrowRight");
  await expect(full).toBeFocused();
  await page.keyboard.press("Enter");
  const hour = page.getByRole("dialog", { name: /^Livraisons de/ });
  await expect(hour.getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(full).toBeFocused();

  await page.keyboard.press("PageDown");
  await expect(page).toHaveURL(/\?week=2026-11-23$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Semaine du 23/11/2026");
  await page.getByRole("button", { name: "Cette semaine" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Semaine du 16/11/2026");
  await full.click();
  await hour.getByRole("link", { name: /^C-/ }).first().click();
  await expect(page).toHaveURL(/\/concierge\/order\/\d+$/);
});

test("A01 A02 S03 S24 a week is narrowed by address and exported as it is shown", async ({ admin: page }) => {
  const delivered = (await weekOf(page, "2026-11-09")).filter(({ status }) => status === "delivered");
  await page.goto("/admin/concierge/delivery-schedule?week=2026-11-09&status=delivered");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `Semaine du 09/11/2026 ${delivered.length}`,
  );
  const { path, query, rows } = await exportList(page);
  expect(path).toBe(`${screen}/list/2026-11-09/export`);
  expect(query).toMatchObject({ status: "delivered" });
  expect(delivered.length).toBeGreaterThan(0);
  expect(rows.map((row) => [row.Date, row.Commande])).toEqual(
    delivered.map(({ date, orderNumber }) => [date.split("-").reverse().join("/"), orderNumber]),
  );
  await page.getByRole("combobox", { name: "Statut" }).selectOption("Annulé");
  await expect(page).toHaveURL(/status=cancelled/);
});
