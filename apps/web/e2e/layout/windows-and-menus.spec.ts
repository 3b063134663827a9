/**
 * What a screen opens: clean to axe, and read out as its snapshot beside this file says, so that a changed
 * role, name or state shows in review. `npm run journey -- windows-and-menus --update-snapshots` rewrites them.
 */
import type { Locator, Page } from "@playwright/test";
import { expectCleanPart } from "../kit/looks.ts";
import { made } from "../kit/named-views.ts";
import { expect, jeanne, save, test, toast } from "../kit/palier.ts";
import { rowsOf } from "../kit/stored.ts";

/** No snapshot may depend on today. */
const day = { freeze: true, set: "2026-11-18T09:30:00Z" };

const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");

const keeps = (what: Locator, name: string): Promise<void> =>
  expect.soft(what, name).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

/** A snapshot, and no axe violation. */
async function keepsClean(what: Locator, name: string, staysAt360 = true): Promise<void> {
  await keeps(what, name);
  await expectCleanPart(what, name, staysAt360);
}

async function openBuildings(page: Page): Promise<void> {
  await page.goto("/admin/building");
  await page.locator(".ui-grid [row-id]").first().waitFor();
}

test("A06 a list's frame, menus, windows and choices are read out as kept, and clean to axe", async ({
  admin: page,
  world,
}) => {
  test.slow();
  await world.clock(day);
  await openBuildings(page);
  await keeps(page.getByRole("banner"), "bar");
  await keeps(page.getByRole("search"), "filters");
  await keeps(page.locator(".ui-pager"), "pager");
  await keeps(page.locator(".ui-grid .ag-header-row"), "list-header");
  await keeps(page.locator(".ui-grid [row-id]").first(), "list-row");

  await page.getByRole("button", { name: /^Statut\s:/ }).press("Enter");
  await expectCleanPart(page.getByRole("menu"), "several states", false);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);

  const columns = page.getByRole("button", { name: "Colonnes" });
  await columns.press("Enter");
  await keepsClean(page.getByRole("menu").first(), "columns");
  await page.getByRole("menuitem", { name: "Place et largeur" }).press("ArrowRight");
  await keepsClean(page.getByRole("menu", { name: "Place et largeur" }), "columns-place");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);

  await page.getByRole("button", { name: "Exporter" }).press("Enter");
  await expect(dialog(page).getByRole("checkbox").first()).toBeVisible();
  await keepsClean(dialog(page), "export");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);

  await page.locator(".ui-grid [row-id] input").first().check();
  await keepsClean(page.getByRole("region", { name: "Actions sur la sélection" }), "choice");
  await page
    .getByRole("button", { name: /^Autres actions sur / })
    .first()
    .press("Enter");
  await keepsClean(page.getByRole("menu"), "row-menu", false);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);

  await page.keyboard.press("?");
  await expect(dialog(page)).toBeVisible();
  await keepsClean(dialog(page), "keys");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("searchbox").fill("zzz");
  await expect(page.getByRole("heading", { level: 1, name: "Immeubles 0" })).toBeVisible();
  await keeps(page.getByRole("main"), "no-match");
});

test("A06 a record's head, errors, questions and holder are read out as kept, and clean to axe", async ({
  otherAdmin,
  admin: page,
  world,
}) => {
  test.slow();
  await world.clock(day);
  await page.goto("/admin/building/edit/3");
  const name = page.getByRole("textbox", { name: /^Nom/ });
  const before = await name.inputValue();
  await keeps(page.getByRole("navigation", { name: "Fil d’Ariane" }), "breadcrumb");
  await name.fill("");
  await save(page).click();
  await expect(page.getByText("champ est à corriger")).toBeVisible();
  await keepsClean(page.getByRole("alert"), "errors");
  await page
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: "Quartiers" })
    .click();
  await expect(question(page)).toBeVisible();
  await keepsClean(question(page), "unsaved");
  await page.keyboard.press("Escape");
  await name.fill(`${before}!`);
  await save(page).click();
  const done = toast(page, "Enregistrement effectué");
  // It stays, as under a pointer, which a narrower window would take from it.
  await done.dispatchEvent("pointerover");
  await keepsClean(done, "toast");
  await page.keyboard.press("Control+k");
  await expect(dialog(page).getByRole("combobox")).toBeFocused();
  await keeps(dialog(page).getByRole("combobox"), "palette-field");
  await otherAdmin.open("building", 12);
  await page.goto("/admin/building/edit/12");
  const held = page.locator(".ui-banner").filter({ hasText: "Karim Benali" });
  await expect(held).toBeVisible();
  await keepsClean(held, "held");
});

test("A06 a chart, an order by dragging and a week are read out as kept, and clean to axe", async ({
  admin: page,
  world,
}) => {
  test.slow();
  await world.clock(day);
  await page.goto("/admin/");
  const chart = page.getByRole("figure").first();
  await expect(chart).toBeVisible();
  await page.locator(".home-requests [row-id]").first().waitFor();
  await chart.getByText("Voir les chiffres").press("Enter");
  await expect(chart.getByRole("table")).toBeVisible();
  await keeps(chart, "chart");

  const [first] = await rowsOf<{ name: string }>(page, "/admin/managed-services/ajax", { length: 1 });
  await page.goto("/admin/managed-services");
  await page.getByRole("link", { name: "Changer l’ordre des services gérés" }).click();
  const handle = page.getByRole("button", { name: `Déplacer ${first?.name}`, exact: true });
  await handle.press("Space");
  await keepsClean(handle.locator("xpath=ancestor::li"), "lifted");
  await page.keyboard.press("Escape");

  await page.goto("/admin/concierge/delivery-schedule");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Semaine du 16 au 22 novembre 2026");
  await keeps(page.getByRole("grid").getByRole("row").first(), "week-days");
  const full = page.getByRole("gridcell", { name: /créneau/ }).first();
  await full.waitFor();
  await keeps(page.getByRole("row").filter({ has: full }).first(), "week-hours");
  await full.press("Enter");
  await expect(dialog(page).getByRole("link").first()).toBeVisible();
  await keepsClean(dialog(page), "week-hour", false);
});

test("A06 views, the bell, the palette and the report on several rows are read out as kept, and clean to axe", async ({
  admin: page,
  world,
}) => {
  test.slow();
  await world.clock(day);
  await made(world);
  await openBuildings(page);
  await keeps(page.getByRole("navigation", { name: /^Onglets/ }), "views-tabs");
  await page.getByRole("button", { name: "Vues", exact: true }).press("Enter");
  await keepsClean(page.getByRole("menu"), "views-menu");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.getByRole("button", { name: "Vues", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Enregistrer la vue…" }).press("Enter");
  await dialog(page).getByRole("button", { name: "Enregistrer", exact: true }).press("Enter");
  await expect(dialog(page).getByRole("textbox", { name: /^Nom/ })).toHaveAttribute("aria-invalid", "true");
  await expectCleanPart(dialog(page), "a view without a name");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);

  await world.push({ to: jeanne.email, notification: { title: "Ascenseur en panne", body: "Hall B" } });
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Alertes/ })
    .press("Enter");
  const bell = page.getByRole("dialog", { name: "Alertes" });
  await expect(bell.getByRole("listitem").first()).toContainText("Ascenseur en panne");
  await keepsClean(bell, "bell");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("C-2026-00807");
  await expect(dialog(page).getByRole("option").first()).toContainText("C-2026-00807");
  await keepsClean(dialog(page), "palette");
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto("/admin/concierge/order?deliveryFrom=2026-11-30&deliveryTo=2026-11-01");
  await page.getByRole("button", { name: /^Livraison\s:/ }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Le premier jour est après le dernier");
  await expectCleanPart(dialog(page), "a period", false);
  await dialog(page)
    .getByRole("button", { name: /^Choisir une date/ })
    .first()
    .click();
  await expectCleanPart(page.getByRole("dialog", { name: /Calendrier/ }), "a calendar", false);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/news");
  const rows = page.locator(".ui-grid [row-id]:has(input)");
  await rows.nth(1).waitFor();
  const changed = Number(await rows.nth(0).getAttribute("row-id"));
  for (const index of [0, 1]) await rows.nth(index).locator("input").press("Space");
  await page.getByRole("button", { name: "Supprimer (2)", exact: true }).click();
  await expect(question(page)).toBeVisible();
  await keepsClean(question(page), "bulk-question");
  await world.patch("news", changed, { title: "Coupure d’eau" }, { announced: false });
  await question(page).getByRole("button", { name: "Supprimer" }).click();
  await expect(dialog(page)).toHaveAccessibleName("1 suppression effectuée, 1 fiche modifiée entre-temps");
  await keepsClean(dialog(page), "bulk-report");
});
