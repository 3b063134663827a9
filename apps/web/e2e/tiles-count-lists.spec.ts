import { expect, test } from "./kit/palier.ts";

test("A24 each tile of the dashboard leads to exactly the rows that it counts", async ({ admin: page }) => {
  await page.goto("/admin/");
  const tiles = page.locator(".home-tiles").getByRole("link");
  await expect(tiles).toHaveCount(5);
  for (const at of [0, 1, 2, 3, 4]) {
    await page.goto("/admin/");
    const tile = tiles.nth(at);
    const count = (await tile.locator(".home-tile__count").textContent()) ?? "";
    await tile.click();
    await expect(page.locator(".ui-page-header__count"), await page.title()).toHaveText(` ${count}`);
  }
});
