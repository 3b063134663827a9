import { expect, test } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";

test("A03 A07 at 390 px the way out of a list without rows stands inside its table", async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/building?q=zzz");
  const way = page.locator(".ui-table__empty").getByRole("button", { name: "Effacer les filtres" });
  await expect(way).toBeInViewport({ ratio: 1 });
  const table = await placeOf(page.locator(".ui-grid .ag-root-wrapper"));
  const button = await placeOf(way);
  expect(button.y + button.height).toBeLessThan(table.y + table.height);
  await way.click();
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
});

test("A07 at 390 px a row's last value is read or left out, and never dots alone", async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of ["/admin/account-admin", "/admin/concierge/supplier", "/admin/user"]) {
    await page.goto(place);
    const lines = page.locator(".ui-grid:not([data-coming]) .ui-second-line");
    await expect(lines.first()).toBeVisible();
    const values = await lines.evaluateAll((all) =>
      all.flatMap((line) => {
        const last = line.querySelector(".ui-second-line__part:last-child:not(:first-child) > *");
        if (last === null) return [];
        const { top, width } = last.getBoundingClientRect();
        const isSeen = top < line.getBoundingClientRect().bottom - 1;
        const isDots = isSeen && last.scrollWidth > last.clientWidth + 1 && width < 60;
        return [{ line: line.textContent, isDots }];
      }),
    );
    expect.soft(values.length, place).toBeGreaterThan(0);
    expect
      .soft(
        values.filter(({ isDots }) => isDots),
        place,
      )
      .toEqual([]);
  }
});

test("A07 in a low window the menu shows the entry that one is in", async ({ admin: page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto("/admin/settings");
  await expect(page.locator(".ui-rail [aria-current=page]")).toBeInViewport({ ratio: 1 });
});

test("A14 A03 the way back from a page that could not be read leads to the first row", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/building");
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
  await world.fault({ route: "building.list", match: { query: { start: "220" } }, malformed: true });
  await page.getByRole("button", { name: "Dernière page" }).click();
  await page.getByRole("button", { name: "Revenir à la page 1" }).press("Enter");
  const first = await page.locator('.ui-grid [aria-rowindex="2"]').first().getAttribute("row-id");
  await expect(page.locator(`.ui-grid [row-id="${first}"] [role=gridcell]:focus`)).toHaveCount(1);
});
