import type { Page } from "@playwright/test";
import { exportList } from "./kit/export-list.ts";
import { expect, filterBy, test } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";

async function tableOf(page: Page) {
  await page.goto("/admin/building");
  await page.locator(".ui-grid [row-id]").first().waitFor();
  return page.locator(".ui-grid .ag-grid-viewport");
}

const hidden = (element: Element): number[] => [
  element.scrollHeight - element.clientHeight,
  element.scrollWidth - element.clientWidth,
];

test("S01 a day's density: 20 rows stand at 1440 × 900 without a second scroll bar, whatever filters there are", async ({
  admin: page,
}) => {
  const table = page.locator(".ui-grid .ag-grid-viewport");
  for (const place of [
    "/admin/building",
    "/admin/concierge/order?status=completed&deliveryFrom=2026-01-01",
  ]) {
    await page.goto(place);
    await expect(page.locator(".ui-grid [row-id]")).toHaveCount(20);
    await expect(table.locator("[row-id]").last()).toBeInViewport({ ratio: 1 });
    expect(await table.evaluate(hidden)).toEqual([0, 0]);
    expect(await page.locator("main").evaluate(hidden)).toEqual([0, 0]);
  }
  await page.getByRole("button", { name: "Plus de filtres (1)" }).click();
  await expect(
    page.getByRole("button", { name: "Livraison : à partir du 01/01/2026" }).first(),
  ).toBeVisible();
});

// No promise: row height is a matter of taste.
test("the comfortable height is kept by the browser, and reset by nothing else", async ({ admin: page }) => {
  const table = await tableOf(page);
  const height = async () => (await placeOf(table.locator("[row-id]").first())).height;
  expect(await height()).toBe(32);
  await page.getByRole("button", { name: "Colonnes" }).click();
  await page.getByRole("menuitemradio", { name: "Confortable" }).click();
  await expect.poll(height).toBe(40);
  await page.reload();
  await table.locator("[row-id]").first().waitFor();
  expect(await height()).toBe(40);
});

test("A06 rows grow with the letters, so that text at 200 % is not cut", async ({ admin: page }) => {
  await page.addInitScript(() => document.documentElement?.style.setProperty("font-size", "200%"));
  const table = await tableOf(page);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect.poll(async () => (await placeOf(table.locator("[row-id]").first())).height).toBe(64);
});

test("A02 A06 columns are resized and moved by keyboard, which is read out, pinned by the menu, kept, and exported in that order", async ({
  admin: page,
}) => {
  const table = await tableOf(page);
  // The checkbox column has no text.
  const headers = async () =>
    (await table.locator(".ag-header-cell-text").allTextContents()).filter((text) => text !== "");
  const widthOf = async (name: string) => (await placeOf(table.getByRole("columnheader", { name }))).width;
  expect((await headers()).slice(0, 3)).toEqual(["Nom", "Référence", "Code postal"]);

  const before = await widthOf("Référence");
  await table.getByRole("columnheader", { name: "Référence" }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(() => widthOf("Référence")).toBeGreaterThan(before);
  const said = (text: RegExp) => page.getByRole("status").filter({ hasText: text });
  await expect(said(/^Référence\s: \d+\spixels de large$/)).toHaveCount(1);
  const resized = await widthOf("Référence");
  await table.getByRole("columnheader", { name: "Référence" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await headers()).slice(0, 3)).toEqual(["Nom", "Code postal", "Référence"]);
  await expect(said(/^Référence\s: colonne 3 sur \d+$/)).toHaveCount(1);

  await page.getByRole("button", { name: "Colonnes" }).click();
  await page.getByRole("menuitem", { name: "Figer à gauche" }).press("ArrowRight");
  const pins = page.getByRole("menu", { name: "Figer à gauche" });
  await pins.getByRole("menuitemcheckbox", { name: "Ville" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await headers())[0]).toBe("Ville");

  await page.reload();
  await table.locator("[row-id]").first().waitFor();
  expect((await headers()).slice(0, 4)).toEqual(["Ville", "Nom", "Code postal", "Référence"]);
  expect(await widthOf("Référence")).toBe(resized);

  const shown = await headers();
  const file = await exportList(page, async (dialog) => {
    await expect(dialog.getByRole("checkbox", { name: "Ville" })).toBeVisible();
    const offered = await dialog.locator(".ui-export__list > *").allTextContents();
    expect(offered.slice(0, 4).map((text) => text.trim())).toEqual([
      "Ville",
      "Nom",
      "Code postal",
      "Référence",
    ]);
  });
  expect(file.headers).toEqual(shown.slice(0, -1));

  await page.getByRole("button", { name: "Colonnes" }).click();
  await page.getByRole("menuitem", { name: "Colonnes par défaut" }).click();
  await expect.poll(async () => (await headers()).slice(0, 3)).toEqual(["Nom", "Référence", "Code postal"]);
});

test("A06 columns are moved and resized without dragging, by the menu of columns, which says where they are", async ({
  admin: page,
}) => {
  const table = await tableOf(page);
  const headers = async () =>
    (await table.locator(".ag-header-cell-text").allTextContents()).filter((text) => text !== "");
  const width = async () => (await placeOf(table.getByRole("columnheader", { name: "Référence" }))).width;
  expect((await headers()).slice(0, 3)).toEqual(["Nom", "Référence", "Code postal"]);

  await page.getByRole("button", { name: "Colonnes" }).click();
  await page.getByRole("menuitem", { name: "Place et largeur" }).click();
  const menu = page.getByRole("menu", { name: "Place et largeur" });
  await menu.getByRole("menuitemradio", { name: "Référence" }).click();
  await menu.getByRole("menuitem", { name: "Vers la droite" }).click();
  await expect.poll(async () => (await headers()).slice(0, 3)).toEqual(["Nom", "Code postal", "Référence"]);
  await expect(page.getByRole("status").filter({ hasText: /^Référence\s: colonne 3 sur/ })).toHaveCount(1);
  await menu.getByRole("menuitem", { name: "Vers la gauche" }).click();
  await menu.getByRole("menuitem", { name: "Vers la gauche" }).click();
  await expect.poll(async () => (await headers())[0]).toBe("Référence");
  await expect(menu.getByRole("menuitem", { name: "Vers la gauche" })).toBeDisabled();
  const before = await width();
  await menu.getByRole("menuitem", { name: "Élargir" }).click();
  await expect.poll(width).toBe(before + 24);
  await menu.getByRole("menuitem", { name: "Réduire" }).click();
  await menu.getByRole("menuitem", { name: "Réduire" }).click();
  await expect.poll(width).toBe(before - 24);

  await page.reload();
  await table.locator("[row-id]").first().waitFor();
  expect((await headers())[0]).toBe("Référence");
  await expect.poll(width).toBe(before - 24);
});

test("S01 the next page starts at its first row", async ({ admin: page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const table = await tableOf(page);
  await table.evaluate((element) => element.scrollTo({ top: 300 }));
  await page.getByRole("button", { name: "Page suivante" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => table.evaluate((element) => element.scrollTop)).toBe(0);
});

test("A07 at 360 px filters fold behind one button, and the table scrolls with the page", async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const table = await tableOf(page);
  expect(await table.evaluate(hidden)).toEqual([0, 0]);
  const fold = page.getByRole("button", { name: "Filtres" });
  await expect(page.getByRole("button", { name: /^Statut/ })).toBeHidden();
  await fold.click();
  await filterBy(page, "Statut", "Actif");
  await expect(page.getByRole("button", { name: "Filtres (1)" })).toBeVisible();
  const [above, below] = await Promise.all([
    placeOf(page.locator(".ui-grid")),
    placeOf(page.locator(".ui-pager")),
  ]);
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
});

test("S01 the first filter does not move the table, nor does the last one that is taken off", async ({
  admin: page,
}) => {
  const table = await tableOf(page);
  const top = async () => (await table.boundingBox())?.y;
  const before = await top();
  await filterBy(page, "Statut", "Actif");
  await expect(page.getByRole("list", { name: "Filtres actifs" })).toContainText("Statut : Actif");
  await expect.poll(top).toBe(before);
  await page.getByRole("button", { name: "Effacer les filtres" }).first().click();
  await expect(page.getByRole("list", { name: "Filtres actifs" })).toHaveCount(0);
  await expect.poll(top).toBe(before);
});
