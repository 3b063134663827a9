import type { Page } from "@playwright/test";
import { exportList } from "../kit/export-list.ts";
import { expect, filterBy, test } from "../kit/palier.ts";
import { placeOf } from "../kit/place.ts";

const tableIn = (page: Page) => page.locator(".ui-grid .ag-grid-viewport");

async function tableOf(page: Page) {
  await page.goto("/admin/building");
  await page.locator(".ui-grid [row-id]").first().waitFor();
  return tableIn(page);
}

const hidden = (element: Element): number[] => [
  element.scrollHeight - element.clientHeight,
  element.scrollWidth - element.clientWidth,
];

test("S01 at 1440 × 900 the 20 rows of a page stand without a second scroll bar, stay in place under a filter, and keep the height that is chosen", async ({
  admin: page,
}) => {
  const table = tableIn(page);
  for (const place of [
    "/admin/concierge/order?status=completed&deliveryFrom=2026-01-01",
    "/admin/building",
  ]) {
    await page.goto(place);
    await expect(page.locator(".ui-grid [row-id]")).toHaveCount(20);
    await expect(table.locator("[row-id]").last()).toBeInViewport({ ratio: 1 });
    expect(await table.evaluate(hidden)).toEqual([0, 0]);
    expect(await page.locator("main").evaluate(hidden)).toEqual([0, 0]);
    if (!place.includes("order")) continue;
    await page.getByRole("button", { name: "Plus de filtres (1)" }).click();
    await expect(
      page.getByRole("button", { name: "Livraison : à partir du 01/01/2026" }).first(),
    ).toBeVisible();
  }
  const top = async () => (await table.boundingBox())?.y;
  const before = await top();
  await filterBy(page, "Statut", "Actif");
  await expect(page.getByRole("list", { name: "Filtres actifs" })).toContainText("Statut : Actif");
  await page.getByRole("button", { name: "Effacer les filtres" }).first().click();
  await expect(page.getByRole("list", { name: "Filtres actifs" })).toHaveCount(0);
  await expect.poll(top).toBe(before);
  // The height that is chosen is kept by the browser.
  const height = async () => (await placeOf(table.locator("[row-id]").first())).height;
  expect(await height()).toBe(32);
  await page.getByRole("button", { name: "Colonnes" }).click();
  await page.getByRole("menuitemradio", { name: "Confortable" }).click();
  await expect.poll(height).toBe(40);
  await page.reload();
  await table.locator("[row-id]").first().waitFor();
  expect(await height()).toBe(40);
  // In a lower window the next page starts at its first row, and the menu shows the entry that one is in.
  await page.setViewportSize({ width: 1440, height: 600 });
  await table.evaluate((element) => element.scrollTo({ top: 300 }));
  await page.getByRole("button", { name: "Page suivante" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => table.evaluate((element) => element.scrollTop)).toBe(0);
  await page.goto("/admin/settings");
  await expect(page.locator(".ui-rail [aria-current=page]")).toBeInViewport({ ratio: 1 });
});

test("A02 A06 columns are resized, moved and pinned by keyboard and by menu, kept by the browser, and exported in that order", async ({
  admin: page,
}) => {
  const table = await tableOf(page);
  // The checkbox column has no text.
  const headers = async () =>
    (await table.locator(".ag-header-cell-text").allTextContents()).filter((text) => text !== "");
  const reference = table.getByRole("columnheader", { name: "Référence" });
  const width = async () => (await placeOf(reference)).width;
  const said = (text: RegExp) => page.getByRole("status").filter({ hasText: text });
  expect((await headers()).slice(0, 3)).toEqual(["Nom", "Référence", "Code postal"]);

  const before = await width();
  await reference.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(width).toBeGreaterThan(before);
  await expect(said(/^Référence\s: \d+\spixels de large$/)).toHaveCount(1);
  await reference.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await headers()).slice(0, 3)).toEqual(["Nom", "Code postal", "Référence"]);
  await expect(said(/^Référence\s: colonne 3 sur \d+$/)).toHaveCount(1);

  const resized = await width();
  await page.getByRole("button", { name: "Colonnes" }).click();
  await page.getByRole("menuitem", { name: "Place et largeur" }).click();
  const menu = page.getByRole("menu", { name: "Place et largeur" });
  await menu.getByRole("menuitemradio", { name: "Référence" }).click();
  await menu.getByRole("menuitem", { name: "Vers la gauche" }).click();
  await menu.getByRole("menuitem", { name: "Vers la gauche" }).click();
  await expect.poll(async () => (await headers())[0]).toBe("Référence");
  await expect(menu.getByRole("menuitem", { name: "Vers la gauche" })).toBeDisabled();
  await menu.getByRole("menuitem", { name: "Vers la droite" }).click();
  await menu.getByRole("menuitem", { name: "Élargir" }).click();
  await expect.poll(width).toBe(resized + 24);
  await menu.getByRole("menuitem", { name: "Réduire" }).click();
  await menu.getByRole("menuitem", { name: "Réduire" }).click();
  await expect.poll(width).toBe(resized - 24);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Colonnes" }).click();
  await page.getByRole("menuitem", { name: "Figer à gauche" }).press("ArrowRight");
  await page
    .getByRole("menu", { name: "Figer à gauche" })
    .getByRole("menuitemcheckbox", { name: "Ville" })
    .click();
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await headers())[0]).toBe("Ville");

  await page.reload();
  await table.locator("[row-id]").first().waitFor();
  const shown = await headers();
  expect(shown.slice(0, 4)).toEqual(["Ville", "Nom", "Référence", "Code postal"]);
  expect(await width()).toBe(resized - 24);
  const file = await exportList(page, async (dialog) => {
    await expect(dialog.getByRole("checkbox", { name: "Ville" })).toBeVisible();
    const offered = await dialog.locator(".ui-export__list > *").allTextContents();
    expect(offered.slice(0, 4).map((text) => text.trim())).toEqual(shown.slice(0, 4));
  });
  expect(file.headers).toEqual(shown.slice(0, -1));

  await page.getByRole("button", { name: "Colonnes" }).click();
  await page.getByRole("menuitem", { name: "Colonnes par défaut" }).click();
  await expect.poll(async () => (await headers()).slice(0, 3)).toEqual(["Nom", "Référence", "Code postal"]);
});

test("A07 at 1440 px the names that tell rows apart, and what a desk is asked, are whole", async ({
  admin: page,
}) => {
  for (const [place, columns] of [
    ["/admin/concierge/quotation", ["title", "userName"]],
    // A price says little without its unit.
    ["/admin/concierge/service", ["name", "supplierName", "unit"]],
    ["/admin/concierge/subscription", ["name", "subscriberCount"]],
    ["/admin/concierge/supplier", ["name", "cities", "orderCount"]],
    ["/admin/concierge/delivery-point", ["openingHours"]],
    ["/admin/concierge/callback", ["preferredSlot"]],
    ["/admin/incident", ["title"]],
    ["/admin/incident?status=resolved,closed", ["title"]],
    // « En retard » beside the day.
    ["/admin/incident?status=open,inProgress&createdTo=weekAgo", ["status", "priority", "createdAt"]],
  ] as const) {
    await page.goto(place);
    const table = page.locator(".ui-grid:not([data-coming])");
    await expect(table.locator("[row-id] [col-id]").first()).toBeVisible();
    for (const column of columns)
      await expect
        .poll(() => table.locator(`[row-id] [col-id=${column}]`).evaluateAll(cutNames), `${place} ${column}`)
        .toEqual([]);
  }
});

test("A07 a row's checkbox has the product's colours in light and dark, and the system's where those are forced", async ({
  admin: page,
}) => {
  await tableOf(page);
  const box = page.locator(".ui-grid:not([data-coming]) [row-id]").getByRole("checkbox").first();
  const paint = () =>
    box.evaluate((element) => {
      const { appearance, backgroundColor } = getComputedStyle(element);
      return { appearance, backgroundColor };
    });
  const colour = (token: string) =>
    page.evaluate((name) => {
      const sample = document.body.appendChild(document.createElement("i"));
      sample.style.backgroundColor = `var(${name})`;
      const { backgroundColor } = getComputedStyle(sample);
      sample.remove();
      return backgroundColor;
    }, token);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await box.uncheck();
    expect(await paint()).toEqual({ appearance: "none", backgroundColor: await colour("--color-surface") });
    await box.check();
    expect(await paint()).toEqual({ appearance: "none", backgroundColor: await colour("--color-accent") });
  }
  await page.emulateMedia({ forcedColors: "active" });
  expect((await paint()).appearance).toBe("auto");
});

function cutNames(cells: readonly Element[]): string[] {
  if (cells.length === 0) return ["no such column"];
  return cells
    .filter((cell) =>
      [cell, ...cell.querySelectorAll("*")].some(
        (each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0,
      ),
    )
    .map((cell) => cell.textContent ?? "");
}
