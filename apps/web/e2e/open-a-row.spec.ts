import { cell, expect, test } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";

const list = "/admin/building?page=2";

test("A16 A14 a click on a row's main cell opens it, the middle button a new tab; the way back leads to the row", async ({
  admin: page,
  context,
}) => {
  await page.goto(list);
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
  const row = page.locator(".ui-grid [row-id]").nth(3);
  const link = row.locator(".ui-cell-link");
  const name = (await link.textContent()) ?? "";
  await expect(link).toHaveAttribute("href", /\/admin\/building\/edit\/\d+$/);
  const opened = context.waitForEvent("page");
  await link.click({ button: "middle" });
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1, name })).toBeVisible();
  await tab.close();

  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(cell(page, name)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".ui-grid [row-id]").nth(4).getByRole("gridcell").nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Immeubles/);
  await page
    .getByRole("navigation", { name: "Fil d’Ariane" })
    .getByRole("link", { name: "Immeubles" })
    .click();
  await expect(page.locator(".ui-grid [row-id]").nth(4).getByRole("gridcell").nth(1)).toBeFocused();
});

test("A16 A06 the link in a row is no stop of the Tab key, and a form's is barred while another admin holds the row", async ({
  admin: page,
  otherAdmin,
}) => {
  await page.goto(list);
  const row = page.locator(".ui-grid [row-id]").nth(2);
  await expect(row).toBeVisible();
  await otherAdmin.open("building", Number(await row.getAttribute("row-id")));
  const link = row.locator(".ui-cell-link");
  await expect(link).toHaveAttribute("aria-disabled", "true");
  await expect(link).not.toHaveAttribute("href");
  // Tapping a barred link shows why.
  await link.click({ force: true });
  await expect(page.getByRole("tooltip", { name: /^Karim Benali modifie cette fiche/ })).toBeVisible();
  await expect(page).toHaveURL(list);
  await otherAdmin.leave("building", Number(await row.getAttribute("row-id")));
  await expect(link).toHaveAttribute("href", /edit/);
  expect(await page.locator('.ui-grid .ui-cell-link:not([tabindex="-1"])').count()).toBe(0);
});

test("A16 A07 at 360 px a tap on a row's main cell opens it; a list inside a record does the same", async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/building");
  const link = page.locator(".ui-grid [row-id] .ui-cell-link").first();
  const name = (await link.textContent()) ?? "";
  expect((await placeOf(link)).height).toBeGreaterThanOrEqual(24);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/neighborhood");
  await page.locator("[row-id] .ui-cell-link").first().click();
  await page.getByRole("main").getByRole("link", { name: "Immeubles", exact: true }).click();
  const inside = page.locator(".ui-light [row-id] .ui-cell-link").first();
  const building = (await inside.textContent()) ?? "";
  await inside.click();
  await expect(page.getByRole("heading", { level: 1, name: building })).toBeVisible();
  await page.goBack();
  await expect(cell(page, building)).toBeFocused();
});
