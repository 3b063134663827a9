import type { Locator, Page } from "@playwright/test";
import { axeFinds } from "./kit/axe-finds.ts";
import { expect, signIn, test } from "./kit/palier.ts";

const chart = (page: Page, name: string) => page.getByRole("figure", { name });
const bars = (page: Page, name: string) => chart(page, name).locator("[data-mark]");
const head = (page: Page) => page.locator(".ui-page-header__count");
const numberIn = (text: string | null) => Number(text?.replaceAll(/\D/g, ""));

/** The last number before a noun in the bar's name. */
function countOf(name: string | null): number {
  const [, words = ""] = (name ?? "").split(/\u00a0: /);
  return numberIn(/(\d[\d\u202f]*)\u00a0(?:incident|commande)/.exec(words)?.[1] ?? null);
}

async function leadsToItsRows(page: Page, bar: Locator): Promise<number> {
  const name = await bar.getAttribute("aria-label");
  await bar.click();
  await expect(page).toHaveURL(/From=.*To=|To=/);
  await expect(head(page), name ?? "").toHaveText(/\d/);
  await expect.poll(async () => numberIn(await head(page).textContent()), name ?? "").toBe(countOf(name));
  return countOf(name);
}

test("A24 each age, week and month leads to exactly the rows that it counts", async ({ admin: page }) => {
  test.slow();
  const places = [
    ["/admin/", "Incidents ouverts, par ancienneté", [0, 3]],
    ["/admin/", "Incidents, par semaine", [11, 22]],
    ["/admin/", "Commandes, par semaine", [9, 23]],
    ["/admin/?by=month", "Incidents, par mois", [0, 23]],
    ["/admin/?by=month", "Commandes, par mois", [2, 23]],
  ] as const;
  let counted = 0;
  for (const [place, name, at] of places)
    for (const index of at) {
      await page.goto(place);
      counted += await leadsToItsRows(page, bars(page, name).nth(index));
    }
  expect(counted).toBeGreaterThan(100);
});

test("A06 a bar says its value under the pointer and with the focus; the table has the same numbers", async ({
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

test("A01 by month stands in the address, outlives a reload and a look into a list, and is gone back from", async ({
  admin: page,
}) => {
  await page.goto("/admin/");
  await expect(page.locator(".home-requests [row-id]").first()).toBeVisible();
  const switched = page.getByRole("navigation", { name: "Période" });
  await expect(switched.getByRole("link", { name: "Par semaine" })).toHaveAttribute("aria-current", "page");
  await switched.getByRole("link", { name: "Par mois" }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/\?by=month$/);
  await expect(chart(page, "Incidents, par mois")).toBeVisible();
  await expect(switched.getByRole("link", { name: "Par mois" })).toBeFocused();
  await expect(switched).toBeInViewport();
  await page.reload();
  await bars(page, "Commandes, par mois").last().click();
  await expect(page).toHaveURL(/concierge\/order\?status=.*createdTo=2026-11-30$/);
  await page.goBack();
  await expect(chart(page, "Commandes, par mois")).toBeVisible();
  await page.goBack();
  await expect(chart(page, "Commandes, par semaine")).toBeVisible();
  // An unknown word means by week.
  await page.goto("/admin/?by=year");
  await expect(chart(page, "Incidents, par semaine")).toBeVisible();
});

test("A24 on the last evening of a year a month ends, and after midnight the next one has begun", async ({
  admin: page,
  world,
}) => {
  await world.clock({ freeze: true, set: "2026-12-31T22:59:30Z" });
  await page.goto("/admin/?by=month");
  const last = bars(page, "Incidents, par mois").nth(11);
  await expect(last).toHaveAccessibleName(/^Décembre 2026 \(en cours\)/);
  await world.clock({ freeze: true, set: "2026-12-31T23:00:00Z" });
  await page.reload();
  // Even a bar without height leads to its (empty) list.
  await expect(last).toHaveAccessibleName("Janvier 2027 (en cours)\u00a0: 0\u00a0incident ouvert");
  await expect(bars(page, "Incidents, par mois").nth(10)).toHaveAccessibleName(/^Décembre 2026\s: /);
  await page.goto("/admin/");
  await expect(bars(page, "Incidents, par semaine").nth(11)).toHaveAccessibleName(
    /^Semaine du 28 décembre 2026 au 3 janvier 2027 \(en cours\)/,
  );
  await page.goto("/admin/?by=month");
  await last.click();
  await expect(page).toHaveURL(/incident\?createdFrom=2027-01-01&createdTo=2027-01-31$/);
  await expect(head(page)).toHaveText(" 0");
});

test("A24 midnight passes while the dashboard is open: its figures are read anew, and lead to the new days", async ({
  admin: page,
  world,
}) => {
  await world.clock({ freeze: true, set: "2026-12-31T22:59:57Z" });
  await page.goto("/admin/?by=month");
  const last = bars(page, "Incidents, par mois").nth(11);
  await expect(last).toHaveAccessibleName(/^Décembre 2026 \(en cours\)/);
  await world.clock({ freeze: true, set: "2026-12-31T23:00:00Z" });
  // A page that was there before the server reads again five seconds later.
  await expect(last).toHaveAccessibleName("Janvier 2027 (en cours)\u00a0: 0\u00a0incident ouvert", {
    timeout: 20_000,
  });
  const today = bars(page, "Incidents ouverts, par ancienneté").first();
  await expect(today).toHaveAttribute("href", /createdFrom=2027-01-01&createdTo=2027-01-01$/);
  await expect(today).toHaveAccessibleName(/: 0\sincident ouvert$/);
});

test("A03 figures that cannot be read say so, beside all others, and are asked for again", async ({
  admin: page,
  world,
}) => {
  await world.fault({ route: "dashboard.trends", status: 500 });
  await page.goto("/admin/");
  await expect(chart(page, "Incidents ouverts, par ancienneté")).toBeVisible();
  const trends = page.getByRole("region", { name: "Évolution" });
  await expect(trends.getByText("Une erreur est survenue sur le serveur")).toBeVisible();
  await world.clearFaults();
  await trends.getByRole("button", { name: "Réessayer" }).click();
  await expect(chart(page, "Commandes, par semaine")).toBeVisible();
});

test("A03 an empty back-office has a sentence in place of each chart, by week and by month", async ({
  page,
  world,
}) => {
  await world.seed({ rows: { user: 0, building: 0, incident: 0, order: 0 } });
  await page.goto("/admin/?by=month");
  await signIn(page);
  await expect(page.getByText("Aucun incident n’est ouvert.")).toBeVisible();
  await expect(page.getByText("Aucun incident ouvert ni résolu en douze mois.")).toBeVisible();
  await expect(page.getByText("Aucun montant de commande en douze mois.")).toBeVisible();
  await page.getByRole("link", { name: "Par semaine" }).click();
  await expect(page.getByText("Aucun montant de commande en douze semaines.")).toBeVisible();
  await expect(page.locator("[data-mark]")).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
});

for (const [name, size, media] of [
  ["360 px", { width: 360, height: 780 }, {}],
  ["the dark theme", { width: 1440, height: 900 }, { colorScheme: "dark" }],
  ["forced colours", { width: 900, height: 900 }, { forcedColors: "active" }],
] as const)
  test(`A06 charts and their tables break no rule at ${name}`, async ({ admin: page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia(media);
    await page.goto("/admin/");
    await expect(bars(page, "Commandes, par semaine")).toHaveCount(24);
    for (const table of await page.getByText("Voir les chiffres").all()) await table.click();
    expect(await axeFinds(page)).toEqual([]);
    // Only tables scroll sideways.
    const wide = await page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
