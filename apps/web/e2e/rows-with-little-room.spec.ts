import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./kit/palier.ts";
import { oneThat } from "./kit/stored.ts";

const phone = { width: 390, height: 844 };

const rowOf = (page: Page, id: number): Locator => page.locator(`.ui-grid [row-id="${id}"]`);

interface Order {
  readonly id: number;
  readonly number: string;
}

test("A07 A16 at 390 px a row says state, date and amount in a second line, and a tap anywhere on it opens it", async ({
  admin: page,
}) => {
  await page.setViewportSize(phone);
  const query = { status: "completed", order: "-number" };
  const order = await oneThat<Order>(page, "/admin/concierge/order/ajax-list", query);
  await page.goto("/admin/concierge/order?status=completed");
  const row = rowOf(page, order.id);
  const line = row.locator(".ui-second-line");
  await expect(line).toHaveText(/^Terminée · [\d\s]+,\d\d\s€ · \d\d\/\d\d\/2026 \d\d:\d\d$/u);
  // Checkbox, its surroundings and details open nothing.
  await row.getByRole("checkbox").check();
  await row.locator(".ui-grid__choice").click({ position: { x: 3, y: 3 } });
  await row.getByRole("button", { name: "Afficher les détails" }).click();
  await page.locator(`.ui-grid [row-id="${order.id}/details"] dt`).first().click();
  // Nor does a press that ends a text selection.
  await line.hover({ position: { x: 24, y: 10 } });
  await page.mouse.down();
  await line.hover({ position: { x: 120, y: 10 } });
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).not.toBe("");
  await expect(page).toHaveURL(/order\?status=completed$/);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await row.getByRole("gridcell").nth(2).click();
  await expect(page.getByRole("heading", { level: 1, name: `Commande ${order.number}` })).toBeVisible();
});

test("A07 A24 at 390 px late rows say so before they are unfolded, and a building says its state", async ({
  admin: page,
}) => {
  await page.setViewportSize(phone);
  // A dashboard card shortens the state's text, not its mark.
  for (const place of ["/admin/dashboard/association-requests", "/admin/"]) {
    await page.goto(place);
    const lines = page.getByRole("main").locator(".ui-second-line:visible");
    const mark = lines.getByText("En retard", { exact: true }).first();
    await expect(mark).toBeVisible();
    await expect.poll(() => mark.evaluate(isCut), place).toBe(false);
  }
  await page.goto("/admin/building?status=archived");
  await expect(page.locator(".ui-grid .ui-second-line").first()).toHaveText(/^Archivé · /);
});

test("A07 at 390 px the first values of a second line stay whole while the last one gives way", async ({
  admin: page,
}) => {
  await page.setViewportSize(phone);
  for (const place of ["/admin/incident", "/admin/building", "/admin/concierge/order"]) {
    await page.goto(place);
    const lines = page.locator(".ui-grid:not([data-coming]) .ui-second-line");
    await lines.first().waitFor();
    await expect.poll(() => lines.evaluateAll(cutTooEarly), place).toEqual([]);
  }
});

test("A07 A16 the light table of a record does the same; keyboard and names are those of wide tables", async ({
  admin: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/admin/neighborhood/edit/3/buildings");
  const row = page.locator(".ui-light [row-id]").first();
  await expect(row.locator(".ui-second-line")).toHaveText(/IMM-\d+/);
  const name = (await row.locator(".ui-first-line").textContent()) ?? "";
  await expect(row.getByRole("link", { name, exact: true })).toHaveAttribute("href", /building\/edit/);
  await row.locator(".ui-second-line").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("A07 at 390 px one line stands over a list's search: what is rare folds, and the rows begin above a quarter", async ({
  admin: page,
}) => {
  await page.setViewportSize(phone);
  for (const [place, top] of [
    ["/admin/user", 180],
    ["/admin/dashboard/association-requests", 220],
    ["/admin/concierge/quotation", 265],
  ] as const) {
    await page.goto(place);
    const first = page.locator(".ui-grid:not([data-coming]) [row-id]").first();
    await expect.poll(async () => (await first.boundingBox())?.y, place).toBeLessThan(top);
    await expect(page.getByRole("button", { name: "Exporter" })).toBeHidden();
  }
  await page.goto("/admin/user");
  await expect(page.getByRole("link", { name: "Nouveau résident" })).toBeVisible();
  const fold = page.getByRole("button", { name: "Autres actions de la liste" });
  await fold.click();
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Exporter" }).click();
  const dialog = page.getByRole("dialog", { name: "Exporter" });
  // Turned to landscape, the window stays open.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(fold).toBeHidden();
});

test("A07 at 390 px a request says its whole state, on a third line", async ({ admin: page }) => {
  await page.setViewportSize(phone);
  await page.goto("/admin/dashboard/association-requests?status=proofToCheck");
  const lines = page.locator(".ui-grid:not([data-coming]) .ui-second-line");
  await expect(lines.first()).toContainText("Justificatif à vérifier");
  const isWhole = (status: Element): boolean => {
    const { left, right, top, bottom } = status.getBoundingClientRect();
    const row = status.closest("[role=row]")?.getBoundingClientRect();
    const line = status.closest(".ui-second-line__part")?.getBoundingClientRect();
    if (row === undefined || line === undefined) return false;
    return left >= line.left - 1 && right <= line.right + 1 && top >= row.top && bottom <= row.bottom;
  };
  for (const status of (await lines.locator(".ui-status").all()).slice(0, 5))
    expect(await status.evaluate(isWhole)).toBe(true);
});

test("A07 at 1440 px the names that tell rows apart are whole, and what a desk is asked", async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
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

/** Lines with a cut value whose last one still has room for some letters. */
function cutTooEarly(lines: readonly Element[]): string[] {
  return lines.flatMap((line) => {
    const parts = [...line.querySelectorAll(".ui-second-line__part")];
    const last = parts.at(-1);
    if (last === undefined || last.getBoundingClientRect().width < 40) return [];
    return parts.slice(0, -1).flatMap((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      const { right } = part.getBoundingClientRect();
      return text.getBoundingClientRect().right > right + 0.001 ? [line.textContent ?? ""] : [];
    });
  });
}

/** Whether an element exceeds what clips it. */
function isCut(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return [".ui-second-line__part", ".ui-second-line"].some((around) => {
    const box = element.closest(around)?.getBoundingClientRect();
    return box === undefined || left < box.left - 1 || right > box.right + 1;
  });
}
