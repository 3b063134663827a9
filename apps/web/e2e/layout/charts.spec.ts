import type { Page } from "@playwright/test";
import { axeFinds } from "../kit/axe-finds.ts";
import { expect, test } from "../kit/palier.ts";

const chart = (page: Page, name: string) => page.getByRole("figure", { name });
const bars = (page: Page, name: string) => chart(page, name).locator("[data-mark]");
const head = (page: Page) => page.locator(".ui-page-header__count");
const numberIn = (text: string | null) => Number(text?.replaceAll(/\D/g, ""));

/** The last number before a noun in the bar's name. */
function countOf(name: string | null): number {
  const [, words = ""] = (name ?? "").split(/\u00a0: /);
  return numberIn(/(\d[\d\u202f]*)\u00a0(?:incident|commande)/.exec(words)?.[1] ?? null);
}

test("A06 A24 a bar tells its value under the pointer and with the focus, as its table does, and leads to the rows that it counts", async ({
  admin: page,
  world,
}) => {
  await world.clock({ freeze: true, set: "2026-11-18T09:30:00Z" });
  await page.goto("/admin/");
  const name = "Incidents, par semaine";
  const all = bars(page, name);
  await expect(all).toHaveCount(24);
  const words = await all.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label") ?? ""));
  const bubble = page.getByRole("tooltip");
  await all.nth(10).hover();
  await expect(bubble).toHaveText(/^Semaine du 9 au 15 novembre 2026\s: \d+\sincidents? ouverts?$/);

  // Arrows move between bars; Enter follows a bar's link.
  await page.mouse.move(0, 0);
  const table = chart(page, name).getByText("Voir les chiffres");
  await table.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(all.nth(11)).toBeFocused();
  await expect(bubble).toHaveText(/^Semaine du 16 au 22 novembre 2026 \(en cours\)/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await expect(all.nth(22)).toBeFocused();
  await expect(bubble).toHaveText(words[22] ?? "");
  await page.keyboard.press("Escape");
  await expect(bubble).toHaveCount(0);

  await table.press("Enter");
  const cells = await chart(page, name).getByRole("cell").getByRole("link").allTextContents();
  const byRow = words.slice(0, 12).flatMap((opened, at) => [opened, words[at + 12] ?? ""]);
  expect(cells.map(numberIn)).toEqual(byRow.map(countOf));
  await all.nth(22).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/incident\?resolvedFrom=2026-11-09&resolvedTo=2026-11-15$/);
  await expect.poll(async () => numberIn(await head(page).textContent())).toBe(countOf(words[22] ?? ""));
});

test("A06 A07 charts and their tables break no rule at 360 px, in the dark theme and in forced colours", async ({
  admin: page,
}) => {
  await page.goto("/admin/");
  await expect(bars(page, "Commandes, par semaine")).toHaveCount(24);
  for (const table of await page.getByText("Voir les chiffres").all()) await table.click();
  for (const [size, media] of [
    [{ width: 360, height: 780 }, {}],
    [{ width: 1440, height: 900 }, { colorScheme: "dark" }],
    [
      { width: 900, height: 900 },
      { colorScheme: "light", forcedColors: "active" },
    ],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia(media);
    expect(await axeFinds(page), JSON.stringify(size)).toEqual([]);
    // Only tables scroll sideways.
    const wide = await page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});
