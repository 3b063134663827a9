import type { Page } from "@playwright/test";
import { exportList } from "../../kit/export-list.ts";
import { expect, test } from "../../kit/palier.ts";
import { read } from "../../kit/stored.ts";

const screen = "/admin/concierge/delivery-schedule";

interface Slot {
  readonly id: number;
  readonly orderId: number;
  readonly supplierId: number | null;
  readonly date: string;
  readonly from: string;
  readonly orderNumber: string;
  readonly status: string;
}

const weekOf = async (page: Page, monday: string): Promise<readonly Slot[]> =>
  (await read(page, `${screen}/list/${monday}`)).slots;

const cells = (page: Page) => page.getByRole("grid").getByRole("gridcell");

test("A01 A02 A06 S03 S24 a week is walked through by keyboard, an hour leads to its orders, and a narrowed week is exported", async ({
  admin: page,
  world,
}) => {
  await world.clock({ freeze: true, set: "2026-11-18T09:30:00Z" });
  await page.goto("/admin/");
  await page.getByRole("navigation").getByRole("link", { name: "Planning" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Semaine du 16 au 22 novembre 2026");
  const now = page.getByRole("button", { name: "Cette semaine" });
  await expect(now).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Semaine précédente" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Semaine du 9 au 15 novembre 2026");
  await expect(now).not.toHaveAttribute("aria-current");
  await now.click();
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
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Semaine du 23 au 29 novembre 2026");
  const announced = page.getByRole("status").filter({ hasText: /^Semaine du/ });
  const next = await weekOf(page, "2026-11-23");
  await expect(announced).toHaveText(`Semaine du 23 au 29 novembre 2026 : ${next.length} livraisons`);
  // Even if weeks are turned faster than they load.
  const focused = page.locator(`[data-cell="${row} ${column}"]`);
  await expect(focused).toBeFocused();
  await page.keyboard.press("PageUp");
  await expect(announced).toContainText("Semaine du 16 au 22 novembre 2026");
  await expect(focused).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(page).toHaveURL(/\?week=2026-11-23$/);
  await page.getByRole("button", { name: "Cette semaine" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Semaine du 16 au 22 novembre 2026");
  await full.click();
  const opened = await hour.textContent();
  await hour.getByRole("link", { name: /^C-/ }).first().click();
  await expect(page).toHaveURL(/\/concierge\/order\/\d+$/);
  await page.goBack();
  await expect(hour).toHaveText(opened ?? "");
  await page.keyboard.press("Escape");
  await expect(hour).toBeHidden();
  await expect(page).toHaveURL(/delivery-schedule$/);
  await expect(full).toBeFocused();

  const delivered = (await weekOf(page, "2026-11-09")).filter(({ status }) => status === "delivered");
  await page.goto("/admin/concierge/delivery-schedule?week=2026-11-09&status=delivered");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `Semaine du 9 au 15 novembre 2026 ${delivered.length}`,
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

test("A07 A01 at 390 px the week is a list by days: names are whole, an hour opens, and the way back leads to its day", async ({
  admin: page,
  world,
}) => {
  await world.clock({ freeze: true, set: "2026-11-18T09:30:00Z" });
  await page.clock.setFixedTime("2026-11-18T09:30:00Z");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screen);
  const slots = await weekOf(page, "2026-11-16");
  const days = page.getByRole("group", { name: "Semaine du 16 au 22 novembre 2026" }).getByRole("button");
  await expect(days).toHaveCount(7);
  await expect(page.getByRole("button", { pressed: true })).toContainText("18 nov.");
  const other = slots.find(({ date }) => date > "2026-11-18");
  if (other === undefined) throw new Error("no slot after the day of the clock");
  const ofDay = slots.filter(({ date }) => date === other.date);
  await days.nth((Number(other.date.slice(-2)) - 16) % 7).click();
  const hours = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.locator(".ui-days__hour") });
  await expect(hours.locator(".ui-days__slot")).toHaveCount(ofDay.length);
  for (const slot of await hours.locator(".ui-days__title").all())
    expect(await slot.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
  await hours.getByRole("button").first().click();
  const hour = page.getByRole("dialog", { name: /^Livraisons de/ });
  await hour.getByRole("link", { name: /^C-/ }).first().click();
  await expect(page).toHaveURL(/\/concierge\/order\/\d+$/);
  await page.goBack();
  await expect(hour).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(hours.locator(".ui-days__slot")).toHaveCount(ofDay.length);
  await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
});

test("A06 a line on today's column tells the server's time, moves by itself and is not printed", async ({
  admin: page,
  world,
}) => {
  await page.clock.install({ time: "2030-01-01T00:00:00Z" });
  await world.clock({ freeze: true, set: "2026-11-18T09:30:00Z" });
  await page.goto(screen);
  const line = page.locator(".ui-week__now");
  const clock = page.locator("[aria-current=date] .ui-week__clock");
  await expect(clock).toHaveText("10:30");
  const share = () =>
    line.evaluate((element) => {
      const cell = element.closest("td");
      const { top = 0, height = 1 } = cell?.getBoundingClientRect() ?? {};
      return [cell?.dataset.hour, Math.round(((element.getBoundingClientRect().top - top) / height) * 60)];
    });
  expect(await share()).toEqual(["2026-11-18 10", expect.closeTo(30, -0.5)]);
  await page.clock.runFor("00:20:30");
  await expect(clock).toHaveText("10:50");
  expect(await share()).toEqual(["2026-11-18 10", expect.closeTo(50, -0.5)]);
  await page.clock.runFor("00:30:00");
  expect(await share()).toEqual(["2026-11-18 11", expect.closeTo(20, -0.5)]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("Maintenant : 11:20")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const mark of [line, clock, page.getByText(/^Maintenant/)])
    for (const each of await mark.all()) await expect(each).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Semaine suivante" }).click();
  await expect(line).toHaveCount(0);
});
