import { hide, show } from "@palier/mock-server/playwright";
import { exportList } from "../kit/export-list.ts";
import { filterBy } from "../kit/palier.ts";
import { bar, barButton, question } from "../kit/queues.ts";
import type { DayAct } from "./act.ts";
import { expect, minute } from "./patient.ts";

const dashboard: DayAct = {
  name: "look at the dashboard",
  async play(tab) {
    await tab.go("Tableau de bord");
    await expect(tab.page.getByRole("heading", { level: 1, name: /^Bonjour/ })).toBeVisible();
    await tab.pass(minute);
  },
};

const readList: DayAct = {
  name: "search, filter, sort and turn a list",
  async play(tab) {
    const { page } = tab;
    await tab.go("Immeubles");
    const search = page.getByRole("searchbox", { name: "Rechercher un immeuble" });
    await search.fill("rue");
    await expect(page).toHaveURL(/q=rue/);
    await filterBy(page, "Statut", "Actif");
    await expect(page).toHaveURL(/status=active/);
    await page.getByRole("columnheader", { name: "Lots" }).click();
    await expect(page).toHaveURL(/tri=lotCount/);
    for (const [button, place] of [
      ["Page suivante", "Page 2 sur"],
      ["Page précédente", "Page 1 sur"],
    ] as const) {
      await page.getByRole("button", { name: button }).click();
      await expect(page.locator(".ui-pager__position")).toContainText(place);
    }
    await page.getByRole("button", { name: "Colonnes" }).click();
    const column = page.getByRole("menuitemcheckbox", { name: "Code postal" });
    await column.click();
    await column.click();
    await page.keyboard.press("Escape");
    await tab.pass(minute);
  },
};

const exportOrders: DayAct = {
  name: "export a list",
  async play(tab) {
    await tab.go("Commandes");
    const { rows } = await exportList(tab.page);
    expect(rows.length).toBeGreaterThan(0);
  },
};

const walkLists: DayAct = {
  name: "walk through other lists",
  async play(tab) {
    for (const entry of ["Résidents", "Quartiers", "Actualités", "Prestations", "Abonnements"]) {
      await tab.go(entry);
      await expect(tab.page.getByRole("gridcell").first()).toBeVisible();
    }
    await tab.page.goBack();
    await expect(tab.page.locator("main h1")).toContainText("Prestations");
  },
};

const chooseRows: DayAct = {
  name: "choose rows, ask and think better of it",
  async play(tab) {
    const { page } = tab;
    await tab.go("Demandes de rappel");
    const rows = page.locator(".ui-grid [row-id] input[type=checkbox]");
    for (const at of [0, 1, 2]) await rows.nth(at).check();
    await expect(bar(page)).toContainText("Sélection : 3 sur");
    await barButton(page, "Injoignable").click();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question(page)).toHaveCount(0);
    await bar(page).getByRole("button", { name: "Tout désélectionner" }).click();
    await expect(bar(page)).toBeHidden();
  },
};

const ringBell: DayAct = {
  name: "open the bell, the account's menu and the views",
  async play({ page }) {
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Alertes/ })
      .click();
    const panel = page.getByRole("dialog", { name: "Alertes" });
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await page.getByRole("button", { name: /^Compte de/ }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  },
};

const keepView: DayAct = {
  name: "begin to save a view",
  async play(tab) {
    const { page } = tab;
    await tab.go("Immeubles");
    await filterBy(page, "Statut", "Actif");
    await page.getByRole("button", { name: "Vues", exact: true }).click();
    await page.getByRole("menuitem", { name: "Enregistrer la vue…", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Enregistrer la vue" });
    await dialog.getByRole("textbox", { name: /^Nom/ }).fill("Peut-être");
    await dialog.getByRole("button", { name: "Annuler" }).click();
    await expect(dialog).toHaveCount(0);
  },
};

const turnWeeks: DayAct = {
  name: "turn the planner's weeks",
  async play(tab) {
    const { page } = tab;
    await tab.go("Planning");
    const week = page.getByRole("heading", { level: 1 });
    await expect(week).toContainText("Semaine du 16 au 22 novembre 2026");
    await page.getByRole("button", { name: "Semaine suivante" }).click();
    await expect(week).toContainText("Semaine du 23 au 29 novembre 2026");
    await page.getByRole("button", { name: "Cette semaine" }).click();
    await expect(week).toContainText("Semaine du 16 au 22 novembre 2026");
    const full = page.getByRole("gridcell").filter({ hasText: /créneau/ });
    await full.first().click();
    const hour = page.getByRole("dialog", { name: /^Livraisons de/ });
    await expect(hour.getByRole("listitem").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(hour).toHaveCount(0);
  },
};

const loseLines: DayAct = {
  name: "lose the realtime service and the line, and get them back",
  async play(tab) {
    const { page, world } = tab;
    await tab.go("Immeubles");
    await world.setRealtime(false);
    await tab.pass(2 * minute);
    await world.setRealtime(true);
    await tab.pass(2 * minute);
    await expect.poll(() => tab.lines.sockets).toBe(1);
    await world.dropSockets();
    await tab.pass(minute);
    await expect.poll(() => tab.lines.sockets).toBe(1);
    await page.context().setOffline(true);
    await tab.go("Quartiers");
    await tab.pass(minute);
    await page.context().setOffline(false);
    await tab.pass(2 * minute);
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    await expect.poll(() => tab.lines.sockets).toBe(1);
  },
};

const lookAway: DayAct = {
  name: "look away from the tab",
  async play(tab) {
    await hide(tab.page);
    await tab.pass(5 * minute);
    await show(tab.page);
    await tab.quiet();
  },
};

export const actsOnLists = {
  dashboard,
  readList,
  exportOrders,
  walkLists,
  chooseRows,
  ringBell,
  keepView,
  turnWeeks,
  loseLines,
  lookAway,
};
