import { layoutShifts } from "./kit/layout-shifts.ts";
import { expect, test } from "./kit/palier.ts";

test("S01 the first rows show before the grid's code is there, and the grid takes over without a shift", async ({
  admin: page,
  network,
}) => {
  const { letGo } = await network.hold("**/assets/grid-*.js");
  const shifted = await layoutShifts(page);
  await page.goto("/admin/building");
  const light = page.locator(".ui-light");
  await expect(light.getByRole("row")).toHaveCount(21);
  const first = await light.getByRole("gridcell").nth(1).textContent();
  await expect(light.getByRole("link", { name: `Modifier ${first}` })).toBeVisible();

  await letGo();
  const grid = page.locator(".ui-grid");
  await expect(grid.getByRole("gridcell").nth(1)).toHaveText(first ?? "");
  await expect(light).toHaveCount(0);
  expect(await shifted()).toBeLessThan(0.001);

  // The dashboard reserves room for pending content.
  const { letGo: answer } = await network.hold(/\/admin\/dashboard\/(summary|trends)/);
  await page.goto("/admin/");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await answer();
  await expect(page.getByRole("link", { name: /^\d+\s*Incidents ouverts/ })).toBeVisible();
  await expect(page.getByRole("figure").nth(2)).toBeAttached();
  expect(await shifted()).toBeLessThan(0.01);
});

test("A14 the grid takes over with the open row, the scroll and the focus as they are", async ({
  admin: page,
  network,
}) => {
  const code = "**/assets/grid-*.js";
  const light = page.locator(".ui-light");
  const search = page.getByRole("searchbox");
  await page.setViewportSize({ width: 1440, height: 600 });
  const wide = await network.hold(code);
  await page.goto("/admin/building");
  await expect(light.getByRole("row")).toHaveCount(21);
  await search.focus();
  await light.evaluate((element) => element.scrollTo({ top: 200 }));
  await wide.letGo();
  const grid = page.locator(".ui-grid .ag-grid-viewport");
  await expect.poll(() => grid.evaluate((element) => element.scrollTop)).toBe(200);
  await expect(search).toBeFocused();

  await page.setViewportSize({ width: 520, height: 700 });
  const narrow = await network.hold(code);
  await page.reload();
  await light
    .getByRole("button", { name: /^Afficher les détails/ })
    .nth(2)
    .click();
  const open = page.getByRole("button", { name: /^Masquer les détails/ });
  const name = await open.getAttribute("aria-label");
  await narrow.letGo();
  // The grid does not replace a focused table.
  await expect(open).toBeFocused();
  await expect(light).toHaveCount(1);
  await search.focus();
  await expect(light).toHaveCount(0);
  await expect(page.locator(".ui-grid").getByRole("button", { name: name ?? "", exact: true })).toBeVisible();
  await expect(search).toBeFocused();
});

test("A03 without the grid's code the list works all the same", async ({ admin: page }) => {
  await page.route("**/assets/grid-*.js", (route) => route.abort());
  await page.goto("/admin/building");
  const light = page.locator(".ui-light");
  await light.getByRole("button", { name: "Lots" }).click();
  await expect(page).toHaveURL(/tri=lotCount$/);
  await light
    .getByRole("link", { name: /^Modifier / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/building\/edit\/\d+$/);
});

test("S01 an article's editor, which comes late, moves nothing", async ({ admin: page }) => {
  const shifted = await layoutShifts(page);
  await page.goto("/admin/news/edit/1");
  await expect(page.getByRole("button", { name: "Gras" })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.001);
});
