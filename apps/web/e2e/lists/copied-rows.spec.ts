import { cell, expect, test } from "../kit/palier.ts";

// No promise: what is seen of a list can be found and taken along.
test("a zoomed list has all of its rows for the browser's search, and copies them in columns", async ({
  admin: page,
}) => {
  // 1366 × 768 at 150 %.
  await page.setViewportSize({ width: 910, height: 430 });
  await page.goto("/admin/building");
  await expect(page.locator(".ui-grid [row-id]")).toHaveCount(20);
  await page.setViewportSize({ width: 1440, height: 900 });
  const rows = page.locator(".ui-grid [row-id]");
  const [first, second] = [rows.nth(0), rows.nth(1)];
  await page.evaluate(() => {
    document.addEventListener("copy", ({ clipboardData }) => {
      document.title = JSON.stringify(
        ["text/plain", "text/html"].map((type) => clipboardData?.getData(type)),
      );
    });
  });
  const city = async (row: typeof first) =>
    (await row.locator('[col-id="city"]').textContent())?.trim() ?? "";
  const [from, to] = await Promise.all([
    first.locator('[col-id="city"]').boundingBox(),
    second.locator('[col-id="city"]').boundingBox(),
  ]);
  if (from === null || to === null) throw new Error("no cells");
  await page.mouse.move(from.x + 12, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width - 8, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.press("ControlOrMeta+c");
  await expect(page).toHaveTitle(/^\[/);
  const [text, html] = JSON.parse(await page.title());
  const lines = String(text)
    .split("\n")
    .map((line) => line.split("\t"));
  expect(lines).toHaveLength(2);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect([lines[0]?.includes(await city(first)), lines[1]?.includes(await city(second))]).toEqual([
    true,
    true,
  ]);
  expect(text).not.toMatch(/Modifier/);
  expect(html).toMatch(/^<table><tr><td/);
  await expect(cell(page, await city(first)).first()).toBeVisible();
});
