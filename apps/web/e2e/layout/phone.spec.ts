import type { Locator, Page } from "@playwright/test";
import { expect, filterBy, test } from "../kit/palier.ts";
import { placeOf } from "../kit/place.ts";
import { oneThat } from "../kit/stored.ts";

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const rowOf = (page: Page, id: number): Locator => page.locator(`.ui-grid [row-id="${id}"]`);
const hidden = (element: Element): number[] => [
  element.scrollHeight - element.clientHeight,
  element.scrollWidth - element.clientWidth,
];

interface Order {
  readonly id: number;
  readonly number: string;
}

test("A07 A16 at 390 px a row says state, amount and date in a second line, and a tap anywhere on it opens it", async ({
  admin: page,
}) => {
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

  // So does the light table of a record.
  await page.goto("/admin/neighborhood/edit/3/buildings");
  const inside = page.locator(".ui-light [row-id]").first();
  await expect(inside.locator(".ui-second-line")).toHaveText(/IMM-\d+/);
  const name = (await inside.locator(".ui-first-line").textContent()) ?? "";
  const link = inside.getByRole("link", { name, exact: true });
  await expect(link).toHaveAttribute("href", /building\/edit/);
  expect((await placeOf(link)).height).toBeGreaterThanOrEqual(24);
  await inside.locator(".ui-second-line").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("A07 A24 at 390 px states and late marks are whole, and the last value of a row gives way first", async ({
  admin: page,
}) => {
  // A dashboard card shortens the state's text, not its mark.
  for (const place of ["/admin/dashboard/association-requests", "/admin/"]) {
    await page.goto(place);
    const lines = page.getByRole("main").locator(".ui-second-line:visible");
    const mark = lines.getByText("En retard", { exact: true }).first();
    await expect(mark).toBeVisible();
    await expect.poll(() => mark.evaluate(isCut), place).toBe(false);
  }
  const rows = page.locator(".ui-grid:not([data-coming]) .ui-second-line");
  for (const place of ["/admin/incident", "/admin/building?status=archived", "/admin/concierge/order"]) {
    await page.goto(place);
    await rows.first().waitFor();
    await expect.poll(() => rows.evaluateAll(cutTooEarly), place).toEqual([]);
    if (place.endsWith("archived")) await expect(rows.first()).toHaveText(/^Archivé · /);
  }
  for (const place of ["/admin/account-admin", "/admin/concierge/supplier", "/admin/user"]) {
    await page.goto(place);
    await expect(rows.first()).toBeVisible();
    const lasts = await rows.evaluateAll(lastValues);
    expect.soft(lasts.length, place).toBeGreaterThan(0);
    expect
      .soft(
        lasts.filter(({ isDots }) => isDots),
        place,
      )
      .toEqual([]);
  }
  await page.goto("/admin/dashboard/association-requests?status=proofToCheck");
  await expect(rows.first()).toContainText("Justificatif à vérifier");
  for (const status of (await rows.locator(".ui-status").all()).slice(0, 5))
    expect(await status.evaluate(isWhole)).toBe(true);
});

test("A07 at 390 px one line stands over a list's search, what is rare folds, and the rows begin above a third", async ({
  admin: page,
}) => {
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

test("A03 A06 A07 on a phone filters fold, the table scrolls with the page, and what is needed next stays in sight", async ({
  admin: page,
  network,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/building");
  await page.locator(".ui-grid [row-id]").first().waitFor();
  expect(await page.locator(".ui-grid .ag-grid-viewport").evaluate(hidden)).toEqual([0, 0]);
  await expect(page.getByRole("button", { name: /^Statut/ })).toBeHidden();
  await page.getByRole("button", { name: "Filtres" }).click();
  await filterBy(page, "Statut", "Actif");
  await expect(page.getByRole("button", { name: "Filtres (1)" })).toBeVisible();
  const [above, below] = await Promise.all([
    placeOf(page.locator(".ui-grid")),
    placeOf(page.locator(".ui-pager")),
  ]);
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);

  const bar = page.getByRole("region", { name: "Actions sur la sélection" });
  const chooseFirst = async (place: string) => {
    await page.goto(place);
    await page.locator(".ui-grid [row-id]").first().getByRole("checkbox").check();
  };
  await chooseFirst("/admin/news");
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await placeOf(bar)).height).toBeLessThanOrEqual(96);
  // Further actions stand beside the first one, on no line of their own.
  await page.setViewportSize({ width: 390, height: 800 });
  for (const place of ["/admin/concierge/theme", "/admin/modules"]) {
    await chooseFirst(place);
    const first = await placeOf(bar.getByRole("button").first());
    const more = await placeOf(bar.getByRole("button", { name: /^Autres actions/ }));
    expect.soft(Math.abs(first.y - more.y), place).toBeLessThan(first.height / 2);
    expect.soft((await placeOf(bar)).height, place).toBeLessThanOrEqual(96);
  }

  // The way out of an empty list stands inside its table.
  await page.goto("/admin/building?q=zzz");
  const way = page.locator(".ui-table__empty").getByRole("button", { name: "Effacer les filtres" });
  await expect(way).toBeInViewport({ ratio: 1 });
  const table = await placeOf(page.locator(".ui-grid .ag-root-wrapper"));
  const button = await placeOf(way);
  expect(button.y + button.height).toBeLessThan(table.y + table.height);
  await way.click();
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();

  // Counts that come late push no focused tab out of view.
  await page.setViewportSize({ width: 360, height: 740 });
  const { letGo } = await network.hold(/order\/counts/);
  await page.goto("/admin/concierge/order?status=new");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const tabs = page.getByRole("navigation", { name: /^Onglets/ }).getByRole("link");
  await tabs.last().focus();
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  await letGo();
  await expect(tabs.filter({ hasText: "À accepter" })).toHaveText(/\d/);
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
});

test("A06 A07 A24 at 390 px the menu's drawer leads by Tab through places and their counts", async ({
  admin: page,
}) => {
  // Folded at a desk, which takes the counts away there.
  await page.addInitScript(() => localStorage.setItem("palier:rail", "collapsed"));
  await page.goto("/admin/building");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const rail = page.getByRole("navigation", { name: "Menu principal" });
  const toAccept = rail.getByRole("link", { name: /à accepter$/ });
  await expect(toAccept).toBeVisible();
  await rail.getByRole("link", { name: "Montants à valider", exact: true }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(toAccept).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(rail.getByRole("link", { name: "Commandes", exact: true })).toBeFocused();
  await toAccept.click();
  await expect(page).toHaveURL(/\/concierge\/order\?status=new$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

// These run in the page, so they are self-contained.

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

/** Each line's last value, which is read or left out, and never dots alone. */
function lastValues(lines: readonly Element[]): { line: string | null; isDots: boolean }[] {
  return lines.flatMap((line) => {
    const last = line.querySelector(".ui-second-line__part:last-child:not(:first-child) > *");
    if (last === null) return [];
    const { top, width } = last.getBoundingClientRect();
    const isSeen = top < line.getBoundingClientRect().bottom - 1;
    const isDots = isSeen && last.scrollWidth > last.clientWidth + 1 && width < 60;
    return [{ line: line.textContent, isDots }];
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

/** Whether a state is within its line and row, a third line included. */
function isWhole(status: Element): boolean {
  const { left, right, top, bottom } = status.getBoundingClientRect();
  const row = status.closest("[role=row]")?.getBoundingClientRect();
  const line = status.closest(".ui-second-line__part")?.getBoundingClientRect();
  if (row === undefined || line === undefined) return false;
  return left >= line.left - 1 && right <= line.right + 1 && top >= row.top && bottom <= row.bottom;
}
