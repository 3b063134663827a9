import type { Locator, Page } from "@playwright/test";
import { cell, expect, test } from "../kit/palier.ts";
import { placeOf } from "../kit/place.ts";

test("A16 A14 a click on a row's main cell opens it, the middle button opens a tab, and the way back leads to the row", async ({
  admin: page,
  context,
}) => {
  const list = "/admin/building?page=2";
  await page.goto(list);
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
  // Tab goes from row to row, not from link to link.
  expect(await page.locator('.ui-grid .ui-cell-link:not([tabindex="-1"])').count()).toBe(0);
  const rows = page.locator(".ui-grid [row-id]");
  const link = rows.nth(3).locator(".ui-cell-link");
  const name = (await link.textContent()) ?? "";
  await expect(link).toHaveAttribute("href", /\/admin\/building\/edit\/\d+$/);
  const opened = context.waitForEvent("page");
  await link.click({ button: "middle" });
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1, name })).toBeVisible();
  await tab.close();

  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(cell(page, name)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const below = rows.nth(4).getByRole("gridcell").nth(1);
  await expect(below).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Immeubles/);
  await page
    .getByRole("navigation", { name: "Fil d’Ariane" })
    .getByRole("link", { name: "Immeubles" })
    .click();
  await expect(below).toBeFocused();

  // So does the list inside a record.
  await page.goto("/admin/neighborhood/edit/3/buildings");
  const inside = page.locator(".ui-light [row-id] .ui-cell-link").first();
  const building = (await inside.textContent()) ?? "";
  await inside.click();
  await expect(page.getByRole("heading", { level: 1, name: building })).toBeVisible();
  await page.goBack();
  await expect(cell(page, building)).toBeFocused();
});

interface Point {
  readonly x: number;
  readonly y: number;
}

const nameAt = (page: Page, { x, y }: Point) =>
  page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest("a, button")?.getAttribute("aria-label") ?? null,
    [x, y] as const,
  );

/** Puts the pointer on the first button; returns its position and name. */
async function pointAtFirst(page: Page, buttons: Locator): Promise<{ place: Point; first: string | null }> {
  const { x, y, width, height } = await placeOf(buttons.first());
  const place = { x: x + width / 2, y: y + height / 2 };
  const first = await nameAt(page, place);
  await page.mouse.move(place.x, place.y);
  return { place, first };
}

/** By keyboard, so that the pointer stays. */
const turnPage = (page: Page) => page.getByRole("button", { name: "Page suivante" }).press("Enter");

/** Sends a new query, whose answer comes after all pending ones. */
async function settle(page: Page): Promise<void> {
  await page.getByRole("searchbox").last().fill("zzz");
  await expect(page.getByText(/ ne correspond$/).first()).toBeVisible();
}

test("A16 S02 a press that ends on another row than it began on does nothing, and many on one spot treat one record", async ({
  admin: page,
  context,
  network,
  world,
}) => {
  const waits = { status: "toHandle", handledBy: null, handledAt: null };
  for (let id = 1; id <= 60; id += 1) await world.patch("callback", id, waits);
  const treats = page.getByRole("button", { name: /^Marquer traitée / });
  const rows = page.locator(".ui-grid [row-id]");
  const open = async (place: string) => {
    await page.goto(place);
    await expect(rows.first()).toBeVisible();
  };
  const treated = () => world.calls({ route: "callback.edit.post" });
  const calls = "/admin/concierge/callback?status=toHandle";

  const held = await network.hold(/callback\/ajax-list\?.*start=20/);
  await open(calls);
  await turnPage(page);
  const pointed = await pointAtFirst(page, treats);
  await page.mouse.down();
  await held.letGo();
  await expect.poll(() => nameAt(page, pointed.place)).not.toBe(pointed.first);
  expect(await nameAt(page, pointed.place)).toMatch(/^Marquer traitée /);
  await page.mouse.up();
  await settle(page);
  expect(await treated()).toEqual([]);

  const links = await network.hold(/building\/ajax-list\?.*start=20/);
  await open("/admin/building");
  await turnPage(page);
  const linked = await pointAtFirst(page, page.getByRole("link", { name: /^Modifier / }));
  await page.mouse.down({ button: "middle" });
  await links.letGo();
  await expect.poll(() => nameAt(page, linked.place)).not.toBe(linked.first);
  await page.mouse.up({ button: "middle" });
  await settle(page);
  expect(context.pages()).toHaveLength(1);
  expect(await world.calls({ route: "building.edit.get" })).toEqual([]);

  await open(calls);
  const { place, first } = await pointAtFirst(page, treats);
  await page.mouse.click(place.x, place.y, { clickCount: 50, delay: 50 });
  await expect(page.getByRole("button", { name: first ?? "", exact: true })).toHaveCount(0);
  await settle(page);
  expect(await treated()).toHaveLength(1);
});
