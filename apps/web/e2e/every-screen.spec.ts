import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./palier.ts";

/** Each screen with what shows that it is there. */
const screens = [
  ["/admin/", "Bonjour Jeanne"],
  ["/admin/building", "Immeubles"],
  ["/admin/building?q=zzz", "Immeubles"],
  ["/admin/building/new", "Nouvel immeuble"],
  ["/admin/building/edit/3", ""],
  ["/admin/building/edit/3/managed-services", ""],
  ["/admin/building/edit/3/negotiated-services", ""],
  ["/admin/building/edit/3/history", ""],
  ["/admin/account-admin", "Administrateurs"],
  ["/admin/account-admin/edit/2", "Karim Benali"],
  ["/admin/notifications", "Notifications"],
  ["/admin/nowhere", ""],
] as const;

for (const [path, heading] of screens) {
  test(`A06 axe finds nothing on ${path}, light and dark`, async ({ admin: page }) => {
    // Axe measures each of a grid's thousand elements: half a minute on a machine that has more to do.
    test.slow();
    await open(page, path, heading);
    expect(await axeFinds(page)).toEqual([]);
    // In the dark only the colours are others.
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await axeFinds(page, ["color-contrast"])).toEqual([]);
  });

  test(`A07 ${path} works at 360 px: only a table may scroll sideways`, async ({ admin: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path, heading);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}

test("A06 axe finds nothing on the sign-in screen", async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Ce champ est obligatoire.").first()).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

test("A06 axe finds nothing on the export dialog and the deletion question", async ({ admin: page }) => {
  test.slow();
  await open(page, "/admin/building", "Immeubles");
  await page.getByRole("button", { name: "Exporter" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Supprimer / })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

/** What axe finds: each rule with the elements that break it. */
async function axeFinds(
  page: Page,
  rules?: string[],
): Promise<readonly (readonly [string, readonly string[]])[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** The screen with its data, at rest: half way through a fade, everything lacks contrast. */
async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  if (heading === "") await expect(page.getByRole("heading").first()).toBeVisible();
  else await expect(page.getByRole("heading", { name: new RegExp(`^${heading}`) })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
