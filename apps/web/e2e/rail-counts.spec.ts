import type { Page } from "@playwright/test";
import { acceptFirstOrder, expect, test } from "./kit/palier.ts";

const rail = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });
const counts = (page: Page) => rail(page).locator(".ui-rail__count-link");
const toAccept = (page: Page) => rail(page).getByRole("link", { name: /à accepter$/ });
const numberIn = (name: string | null) => Number(name?.replaceAll(/\D/g, ""));

test("A24 each number of the rail leads to exactly the rows that it counts", async ({ admin: page }) => {
  await page.goto("/admin/building");
  await expect(toAccept(page)).toBeVisible();
  const names = await counts(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("data-tooltip")),
  );
  expect(names).toHaveLength(8);
  for (const [at, name] of names.entries()) {
    await counts(page).nth(at).click();
    const shown = page.locator(".ui-page-header__count");
    await expect(shown, name ?? "").toHaveText(/\d/);
    await expect.poll(async () => numberIn(await shown.textContent()), name ?? "").toBe(numberIn(name));
  }
});

test("A24 the number of orders moves when Karim has accepted one, and no list is read for it", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  await page.goto("/admin/building");
  const name = await toAccept(page).getAttribute("aria-label");
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
  const { page: other } = await realAdmin();
  await world.clearJournal();
  await acceptFirstOrder(other);
  await expect(toAccept(page)).toHaveAccessibleName(`${numberIn(name) - 1} à accepter`);
  expect(await world.calls({ route: "building.list" })).toEqual([]);
});

test("A24 an own act moves the number at once, and on the dashboard nothing more is asked for", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/");
  await expect(toAccept(page)).toBeVisible();
  expect(await world.calls({ route: "dashboard.waiting" })).toEqual([]);
  const before = numberIn(await toAccept(page).getAttribute("aria-label"));
  await toAccept(page).click();
  await page
    .getByRole("link", { name: /^Ouvrir/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Accepter", exact: true }).click();
  await expect(toAccept(page)).toHaveAccessibleName(`${before - 1} à accepter`);
});

test("A24 a folded rail says the numbers in its names, and a drawer shows them", async ({ admin: page }) => {
  await page.goto("/admin/building");
  await expect(toAccept(page)).toBeVisible();
  await page.getByRole("button", { name: "Réduire le menu" }).click();
  await expect(
    rail(page).getByRole("link", { name: /^Commandes, \d+ à accepter, \d+ en retard$/ }),
  ).toBeVisible();
  await expect(counts(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await rail(page).getByRole("link", { name: "Montants à valider", exact: true }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(toAccept(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(rail(page).getByRole("link", { name: "Commandes", exact: true })).toBeFocused();
  await toAccept(page).click();
  await expect(page).toHaveURL(/\/concierge\/order\?status=new$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("A03 where the numbers cannot be had, the rail has none, and the screen says nothing of it", async ({
  admin: page,
  world,
}) => {
  await world.fault({ route: "dashboard.waiting", status: 500 });
  await page.goto("/admin/building");
  await world.calls({ route: "dashboard.waiting", wait: 10_000 });
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
  await expect(counts(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await rail(page).getByRole("link", { name: "Commandes" }).click();
  await expect(page).toHaveURL(/\/concierge\/order$/);
});
