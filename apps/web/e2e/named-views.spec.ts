import { axeFinds } from "./kit/axe-finds.ts";
import { exportList } from "./kit/export-list.ts";
import { expectCleanPart } from "./kit/looks.ts";
import { act, activeOnes, buildings, headers, made, rows, saveAs, tab, viewsOf } from "./kit/named-views.ts";
import { cell, expect, filterBy, karim, test, toast } from "./kit/palier.ts";

const suppliers = "/admin/concierge/supplier";

test("A10 what a list shows is saved under a name, opened by its tab, changed, saved over, renamed and deleted", async ({
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
  await expect(toast(page, "Création effectuée : Grands immeubles")).toBeVisible();
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
  await expect(toast(page, "Enregistrement effectué : Grands immeubles")).toBeVisible();
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
});

test("A10 a list opens with the view that its admin chose, asks for its rows once, and for no others first", async ({
  admin: page,
  world,
}) => {
  const id = await made(world, { scope: "mine" });
  await page.goto(`${buildings}?vue=${id}`);
  await expect(tab(page, "Actifs")).toHaveAttribute("aria-current", "page");
  await act(page, "Ouvrir par défaut");
  await expect(toast(page, "La liste s’ouvrira avec « Actifs »")).toBeVisible();
  expect(await viewsOf(page, "building.list")).toMatchObject([{ id, isDefault: true }]);
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Immeubles", exact: true }).first().click();
  await expect(tab(page, "Actifs")).toHaveAttribute("aria-current", "page");

  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/building/ajax-list")) asked.push(request.url());
  });
  await page.goto(buildings);
  await expect(tab(page, "Actifs")).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Statut : Actif", exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  // The next page is prefetched.
  const shown = asked.map((url) => new URL(url).searchParams);
  expect(shown.filter((each) => each.get("start") === "0").map((each) => each.get("status"))).toEqual([
    "active",
  ]);

  await tab(page, "Liste entière").click();
  await expect(tab(page, "Liste entière")).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Statut : Actif", exact: true })).toHaveCount(0);
  await page.reload();
  await expect(tab(page, "Liste entière")).toHaveAttribute("aria-current", "page");
  await tab(page, "Actifs").click();
  await act(page, "Ne plus ouvrir par défaut");
  await expect(toast(page, "La liste ne s’ouvrira plus avec « Actifs »")).toBeVisible();
  await page.goto(buildings);
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${buildings}$`));
});

test("A10 A04 two admins who save one view: other fields come together, the same one is chosen", async ({
  admin: page,
  world,
}) => {
  const other = world.admin(karim.email);
  const id = await made(world);
  await page.goto(`${buildings}?vue=${id}`);
  await expect(tab(page, "Actifs")).toBeVisible();
  await filterBy(page, "Statut", "Archivé");
  await act(page, "Enregistrer les modifications…");
  const dialog = page.getByRole("dialog", { name: /^Enregistrer les modifications/ });
  await expect(dialog.getByText("Sera enregistré tel qu’affiché : Filtres.")).toBeVisible();
  const { list: _, scope: __, ...kept } = activeOnes;
  await other.post(`/api/admin/views/edit/${id}`, {
    ...kept,
    version: 1,
    name: "Les actifs",
    filters: [{ name: "status", value: "draft" }],
  });
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const choice = dialog.getByRole("alert").filter({ hasText: "modifiée entre-temps" });
  await expect(choice).toContainText("Statut : Archivé");
  expect(await viewsOf(page, "building.list")).toMatchObject([
    { name: "Les actifs", filters: [{ name: "status", value: "draft" }], version: 2 },
  ]);
  await choice.getByRole("button", { name: /^Garder ma saisie/ }).click();
  await expect(dialog.getByRole("textbox", { name: /^Nom/ })).toHaveValue("Les actifs");
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(toast(page, "Enregistrement effectué : Les actifs")).toBeVisible();
  expect(await viewsOf(page, "building.list")).toMatchObject([
    { name: "Les actifs", filters: [{ name: "status", value: "archived" }], version: 3 },
  ]);
  await expect(tab(page, "Les actifs")).toHaveAttribute("aria-current", "page");
});

test("A10 A04 a view that a colleague saved before a reload and before the window: only what was changed here is written", async ({
  admin: page,
  world,
}) => {
  const other = world.admin(karim.email);
  const id = await made(world);
  await page.goto(`${buildings}?vue=${id}`);
  await expect(tab(page, "Actifs")).toHaveAttribute("aria-current", "page");
  await filterBy(page, "Statut", "Archivé");
  const { list: _, scope: __, ...kept } = activeOnes;
  await other.post(`/api/admin/views/edit/${id}`, {
    ...kept,
    version: 1,
    name: "Les actifs",
    order: [{ column: "name", dir: "asc" }],
  });
  await page.reload();
  await expect(tab(page, "Les actifs · modifiée")).toBeVisible();
  await act(page, "Enregistrer les modifications…");
  const dialog = page.getByRole("dialog", { name: /^Enregistrer les modifications/ });
  await expect(dialog.getByText("Sera enregistré tel qu’affiché : Filtres.")).toBeVisible();
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: "modifiée entre-temps" })).toBeVisible();
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await viewsOf(page, "building.list")).toMatchObject([
    {
      name: "Les actifs",
      filters: [{ name: "status", value: "archived" }],
      order: [{ column: "name", dir: "asc" }],
      version: 3,
    },
  ]);
});

test("A10 A02 a list is exported as its view shows it", async ({ admin: page }) => {
  await page.goto(suppliers);
  await tab(page, "Coordonnées").click();
  await expect.poll(() => headers(page)).toEqual(["Nom", "Téléphone", "E-mail"]);
  const file = await exportList(page);
  expect(file.headers).toEqual(["Nom", "Téléphone", "E-mail"]);
  expect(file.rows.length).toBeGreaterThan(0);
});

test("A10 A06 a view is saved by keyboard alone, and axe finds nothing", async ({ admin: page }) => {
  await page.goto(`${buildings}?status=active`);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Vues", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Enregistrer la vue…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Enregistrer la vue" });
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).press("Enter");
  await dialog.getByRole("link", { name: /^Nom/ }).press("Enter");
  await expect(dialog.getByRole("textbox", { name: /^Nom/ })).toBeFocused();
  await expect(dialog.getByRole("textbox", { name: /^Nom/ })).toHaveAttribute("aria-invalid", "true");
  await expectCleanPart(dialog, "a view that has no name");
  await page.keyboard.type("Clavier");
  await page.keyboard.press("Enter");
  await expect(tab(page, "Clavier")).toHaveAttribute("aria-current", "page");
  expect(await viewsOf(page, "building.list")).toMatchObject([{ name: "Clavier" }]);
  await expect(cell(page, "Actif").first()).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});
