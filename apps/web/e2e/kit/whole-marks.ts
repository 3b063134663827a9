import type { Page } from "@playwright/test";
import { expect } from "./palier.ts";

/** A list's states and late marks are whole, and its table does not scroll sideways, at 1440 and 900 px. */
export async function expectWholeMarks(page: Page, what: string): Promise<void> {
  const table = page.locator(".ui-grid:not([data-coming])");
  await expect(table.locator("[row-id]").first()).toBeVisible();
  const hidden = () =>
    table.locator(".ag-grid-viewport").evaluate((element) => element.scrollWidth - element.clientWidth);
  for (const width of [900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const place = `${what} at ${width} px`;
    await expect.poll(() => table.evaluate(cutMarks), place).toEqual([]);
    await expect.poll(hidden, place).toBe(0);
  }
}

/** Cut by their own box, their cell, or columns that cover it. */
function cutMarks(table: Element): string[] {
  const last = table.querySelector("[row-id] .ui-grid__actions")?.getBoundingClientRect().left ?? Infinity;
  return [...table.querySelectorAll("[role=gridcell] :is(.ui-status, .ui-badge)")]
    .filter((mark) => {
      const word = mark.querySelector(".ui-status__word") ?? mark;
      const cell = mark.closest(".ui-second-line__part, [role=gridcell]");
      const { right } = mark.getBoundingClientRect();
      const isInside = cell !== null && right <= Math.min(cell.getBoundingClientRect().right, last) + 1;
      return !isInside || (word.clientWidth > 0 && word.scrollWidth > word.clientWidth);
    })
    .map((mark) => mark.textContent ?? "");
}
