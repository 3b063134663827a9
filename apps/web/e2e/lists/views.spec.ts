import { exportList } from "../kit/export-list.ts";
import { act, buildings, headers, rows, saveAs, tab, viewsOf } from "../kit/named-views.ts";
import { expect, filterBy, test, toast } from "../kit/palier.ts";

test("A10 A02 what a list shows is saved under a name, opened by its tab, changed, saved over, renamed, deleted, and exported as a view shows it", async ({
  admin: page,
}) => {
  await page.goto(`${buildings}?tri=-lotCount`);
  await expect(rows(page).first()).toBeVisible();
  await filterBy(page, "Statut", "Actif");
  await page.getByRole("button", { name: "Colonnes" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Code postal" }).click();
  await page.getByRole("menuitemradio", { name: "Confortable" }).click();
  await page.keyboard.press("Escape");
  await saveAs(page, "Grands immeubles");
  await expect(toast(page, "Vue enregistrée : Grands immeubles")).toBeVisible();
  const [kept] = await viewsOf(page, "building.list");
  expect(kept).toMatchObject({
    name: "Grands immeubles",
    scope: "mine",
    filters: [{ name: "status", value: "active" }],
    order: [{ column: "lotCount", dir: "desc" }],
    density: "comfortable",
    isDefault: false,
  });
  expect(kept?.columns).toContainEqual({ name: "postalCode", hidden: true, pinned: false, width: null });
  await expect(tab(page, "Grands immeubles")).toHaveAttribute("aria-current", "page");

  await tab(page, "Liste entière").click();
  await expect(page).toHaveURL(new RegExp(`${buildings}$`));
  await expect(tab(page, "Liste entière")).toHaveAttribute("aria-current", "page");
  await tab(page, "Grands immeubles").click();
  await expect(page.getByRole("button", { name: "Statut : Actif", exact: true })).toBeVisible();
  await expect.poll(() => headers(page)).not.toContain("Code postal");
  await expect(page.locator("html")).toHaveAttribute("data-density", "comfortable");

  await page.getByRole("button", { name: "Colonnes" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Ville" }).click();
  await expect(tab(page, "Grands immeubles · modifiée")).toHaveCount(1);
  await page.getByRole("menuitem", { name: "Colonnes de la vue" }).click();
  await expect(tab(page, "Grands immeubles")).toBeVisible();

  await filterBy(page, "Statut", "Actif", "Archivé");
  await expect(tab(page, "Grands immeubles · modifiée")).toHaveAttribute("aria-current", "page");
  await act(page, "Revenir à la vue enregistrée");
  await expect(tab(page, "Grands immeubles")).toBeVisible();
  await expect(page.getByRole("button", { name: "Statut : Actif", exact: true })).toBeVisible();

  await page.getByRole("searchbox").fill("rue");
  await expect(tab(page, "Grands immeubles · modifiée")).toBeVisible();
  await act(page, "Enregistrer les modifications…");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Sera enregistré tel qu’affiché : Recherche.")).toBeVisible();
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(toast(page, "Vue enregistrée : Grands immeubles")).toBeVisible();
  await expect(tab(page, "Grands immeubles")).toHaveAttribute("aria-current", "page");
  expect(await viewsOf(page, "building.list")).toMatchObject([{ search: "rue", version: 2 }]);

  await act(page, "Renommer…");
  await page.getByRole("dialog").getByRole("textbox", { name: /^Nom/ }).fill("Rues");
  await page.getByRole("dialog").getByRole("button", { name: "Renommer", exact: true }).click();
  await expect(tab(page, "Rues")).toHaveAttribute("aria-current", "page");
  expect(await viewsOf(page, "building.list")).toMatchObject([{ name: "Rues", search: "rue" }]);

  await act(page, "Supprimer…");
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(tab(page, "Rues")).toHaveCount(0);
  await expect(page).not.toHaveURL(/vue=/);
  expect(await viewsOf(page, "building.list")).toEqual([]);

  await page.goto("/admin/concierge/supplier");
  await tab(page, "Coordonnées").click();
  await expect.poll(() => headers(page)).toEqual(["Nom", "Téléphone", "E-mail"]);
  const file = await exportList(page);
  expect(file.headers).toEqual(["Nom", "Téléphone", "E-mail"]);
  expect(file.rows.length).toBeGreaterThan(0);
});
