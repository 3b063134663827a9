import type { Page } from "@playwright/test";
import { expect, test } from "../kit/palier.ts";

/** Places of words and icons in a list's header and first row, by text. */
const places = (page: Page) =>
  page.evaluate(() => {
    const boxes: Record<string, { x: number; y: number }> = {};
    const note = (name: string, { x, y, width }: DOMRect): void => {
      if (width > 1) boxes[name] = { x: Math.round(x), y: Math.round(y) };
    };
    const id = document.querySelector("[row-id]")?.getAttribute("row-id");
    for (const part of document.querySelectorAll(`[role=columnheader], [row-id="${id}"] [role=gridcell]`)) {
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (words.nextNode() !== null) {
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const text = (words.currentNode.textContent ?? "").trim();
        if (text !== "") note(`${part.role} ${text}`, range.getBoundingClientRect());
      }
      for (const icon of part.querySelectorAll("svg, input"))
        note(`${part.role} ${part.textContent.trim()} ${icon.tagName}`, icon.getBoundingClientRect());
    }
    return boxes;
  });

test("A14 no word of a list moves when the grid takes the light table's place, at a desk's width and at a phone's", async ({
  admin: page,
  network,
}) => {
  for (const [width, list] of [
    [1440, "building"],
    [360, "user"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const grid = await network.hold(/\/assets\/grid-[^/]+\.js/);
    await page.goto(`/admin/${list}`);
    await expect(page.locator(".ui-light [row-id] :is(a, button)").first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    expect(Object.keys(before).length).toBeGreaterThan(4);
    await grid.letGo();
    await expect(page.locator(".ui-grid:not([data-coming]) [row-id]").first()).toBeVisible();
    await expect(page.locator(".ui-light")).toHaveCount(0);
    const after = await places(page);
    for (const [name, { x, y }] of Object.entries(before)) {
      const there = after[name];
      // AG Grid hides « Détails » in another way.
      if (there === undefined || name.endsWith("Détails")) continue;
      expect(Math.abs(there.x - x), `${list}, ${name}, x`).toBeLessThanOrEqual(1);
      expect(Math.abs(there.y - y), `${list}, ${name}, y`).toBe(0);
    }
  }
});
