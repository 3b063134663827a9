import type { Page } from "@playwright/test";
import { blockStorage } from "./kit/block-storage.ts";
import { expect, signIn, test } from "./kit/palier.ts";
import { oneThat } from "./kit/stored.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Rechercher" });
const field = (page: Page) => palette(page).getByRole("combobox");
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });

async function openPalette(page: Page): Promise<void> {
  await expect(page.locator("main h1")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

test("A09 A14 opened by its button, the palette leads to the record's title too", async ({ admin: page }) => {
  await page.goto("/admin/building");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  const button = page.getByRole("button", { name: "Rechercher…" });
  for (const number of ["C-2026-00807", "C-2026-00806"]) {
    await button.press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(number);
    await expect(option(page, new RegExp(number))).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeFocused();
  }
});

test("A09 A15 what a colleague's lock bars is not offered, and is as soon as the record is free", async ({
  admin: page,
  otherAdmin,
}) => {
  const { id, number } = await oneThat<{ id: number; number: string }>(
    page,
    "/admin/concierge/order/ajax-list",
    { status: "accepted" },
  );
  await page.goto(`/admin/concierge/order/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible();
  await otherAdmin.open("order", id);
  await expect(page.getByText(/Karim Benali modifie/).first()).toBeVisible();
  await openPalette(page);
  await expect(palette(page).getByRole("group", { name: "Écrans" })).toBeVisible();
  await expect(option(page, /Mettre en préparation/)).toHaveCount(0);
  await otherAdmin.leave("order", id);
  await expect(option(page, /Mettre en préparation/)).toBeVisible();
});

test("A09 A08 a session that ended under the open palette leads to sign-in and back to the same place", async ({
  admin: page,
  context,
}) => {
  await page.goto("/admin/building");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await openPalette(page);
  // Any earlier request would notice it first, and close the palette.
  await page.route(/\/admin\/search\?/, async (route) => {
    await context.clearCookies();
    await route.continue();
  });
  await field(page).fill("C-2026-00807");
  await expect(page.getByText("Votre session a expiré")).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
  await page.unrouteAll();
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/building$/);
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await openPalette(page);
  await field(page).fill("C-2026-00807");
  await expect(option(page, /C-2026-00807/)).toBeVisible();
});

test("A09 A03 with the browser's storage blocked it finds and opens records; HTML in a name is text", async ({
  admin: page,
  world,
}) => {
  await blockStorage(page);
  const name = "<img src=x onerror=alert(1)> Zéphyr";
  await world.patch("building", 3, { name });
  await page.goto("/admin/concierge/order/807");
  await openPalette(page);
  await field(page).fill("onerror zephyr");
  await expect(option(page, /Zéphyr/).first()).toContainText(name);
  await expect(palette(page).locator("img")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/building\/edit\/3$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});
