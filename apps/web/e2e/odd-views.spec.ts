import { blockStorage } from "./kit/block-storage.ts";
import { lost, unknown } from "./kit/lost.ts";
import { act, activeOnes, buildings, made, rows, saveAs, tab, viewsOf } from "./kit/named-views.ts";
import { expect, filterBy, test, toast } from "./kit/palier.ts";

test("A10 the team's view opens by its link for another admin; a private one and a deleted one say so, with a way on", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const team = await made(world);
  const own = await made(world, { scope: "mine", name: "À moi" });
  await page.goto(`${buildings}?vue=${own}`);
  await expect(tab(page, "À moi")).toHaveAttribute("aria-current", "page");
  const { page: other } = await realAdmin();
  await other.goto(`${buildings}?vue=${team}`);
  await expect(tab(other, "Actifs")).toHaveAttribute("aria-current", "page");
  await expect(other).toHaveURL(/status=active/);
  await expect(tab(other, "À moi")).toHaveCount(0);

  const notice = other.getByRole("alert").filter({ hasText: "Cette vue ne peut pas être affichée" });
  await other.goto(`${buildings}?vue=${own}`);
  await expect(notice).toBeVisible();
  await expect(rows(other).first()).toBeVisible();
  await expect(other.getByText("À moi")).toHaveCount(0);
  await notice.getByRole("button", { name: "Retirer de l’adresse" }).click();
  await expect(notice).toHaveCount(0);
  await expect(other).toHaveURL(new RegExp(`${buildings}$`));

  await other.goto(`${buildings}?vue=${team}`);
  await act(other, "Supprimer…");
  const question = other.getByRole("alertdialog");
  await expect(question).toContainText("Elle disparaîtra pour toute l’équipe");
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(tab(other, "Actifs")).toHaveCount(0);
  await page.goto(`${buildings}?vue=${team}`);
  await expect(
    page.getByRole("alert").filter({ hasText: "Cette vue ne peut pas être affichée" }),
  ).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

test("A10 an own view with the name of the team's says whose it is, as long as both are there", async ({
  admin: page,
  world,
}) => {
  const team = await made(world);
  await made(world, { scope: "mine", name: "actifs" });
  await page.goto(`${buildings}?vue=${team}`);
  await expect(tab(page, "Actifs · équipe")).toHaveAttribute("aria-current", "page");
  await tab(page, "actifs · pour moi").click();
  await act(page, "Renommer…");
  await page.getByRole("dialog").getByRole("textbox", { name: /^Nom/ }).fill("Les miens");
  await page.getByRole("dialog").getByRole("button", { name: "Renommer", exact: true }).click();
  await expect(tab(page, "Les miens")).toHaveAttribute("aria-current", "page");
  await expect(tab(page, "Actifs")).toBeVisible();
  expect(await viewsOf(page, "building.list")).toMatchObject([
    { name: "Actifs", scope: "team" },
    { name: "Les miens", scope: "mine" },
  ]);
});

test("A10 a view of a column and a filter that are no more shows the rest, says so, and can be saved", async ({
  admin: page,
  world,
}) => {
  const id = await made(world);
  await page.route(/\/api\/admin\/views\?/, async (route) => {
    const answer = await route.fetch();
    const { views } = await answer.json();
    const columns = ["name", "turret", "city"].map((name) => ({
      name,
      hidden: false,
      pinned: false,
      width: null,
    }));
    const filters = [...activeOnes.filters, { name: "turrets", value: "2" }];
    await route.fulfill({
      response: answer,
      json: { views: views.map((each: object) => ({ ...each, columns, filters })) },
    });
  });
  await page.goto(`${buildings}?vue=${id}`);
  const notice = page.getByRole("alert").filter({ hasText: "Une partie de cette vue n’existe plus" });
  await expect(notice).toContainText("La liste n’a plus : le filtre « turrets », la colonne « turret ».");
  await expect(tab(page, "Actifs")).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveURL(/status=active/);
  await expect(rows(page)).toHaveCount(20);
  await act(page, "Renommer…");
  await page.getByRole("dialog").getByRole("textbox", { name: /^Nom/ }).fill("Sans tour");
  await page.getByRole("dialog").getByRole("button", { name: "Renommer", exact: true }).click();
  await expect(toast(page, "Enregistrement effectué : Sans tour")).toBeVisible();
  expect(await viewsOf(page, "building.list")).toMatchObject([
    { name: "Sans tour", filters: activeOnes.filters },
  ]);
});

test("A10 A03 with the browser's storage blocked a view is shown, changed and saved", async ({
  admin: page,
  world,
}) => {
  await blockStorage(page);
  const id = await made(world);
  await page.goto(`${buildings}?vue=${id}`);
  await expect(tab(page, "Actifs")).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: "Colonnes" }).click();
  await page.getByRole("menuitemradio", { name: "Confortable" }).click();
  await page.keyboard.press("Escape");
  await expect(tab(page, "Actifs · modifiée")).toBeVisible();
  await act(page, "Enregistrer les modifications…");
  await page.getByRole("dialog").getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(tab(page, "Actifs")).toBeVisible();
  expect(await viewsOf(page, "building.list")).toMatchObject([{ density: "comfortable" }]);
  await act(page, "Ouvrir par défaut");
  await expect(toast(page, "La liste s’ouvrira avec « Actifs »")).toBeVisible();
  await page.goto(buildings);
  await expect(tab(page, "Actifs")).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveURL(/status=active/);
});

test("A10 A05 a view whose answer is lost is made once, however often it is saved, and stands among the tabs", async ({
  admin: page,
  world,
}) => {
  await page.goto(`${buildings}?status=active`);
  await expect(rows(page).first()).toBeVisible();
  await act(page, "Enregistrer la vue…");
  const dialog = page.getByRole("dialog", { name: "Enregistrer la vue" });
  await dialog.getByRole("textbox", { name: /^Nom/ }).fill("Perdue");
  await world.fault(lost("view.create.post"));
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: unknown })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tab(page, "Perdue")).toBeVisible();
  await saveAs(page, "Perdue");
  await expect(tab(page, "Perdue")).toHaveAttribute("aria-current", "page");
  expect(await viewsOf(page, "building.list")).toMatchObject([{ name: "Perdue", version: 1 }]);
  await filterBy(page, "Statut", "Archivé");
  await expect(tab(page, "Perdue · modifiée").locator("bdi")).toHaveText("Perdue");
});

test("A10 a team's view that a colleague deletes under an open window: the name typed stays, and can be saved anew", async ({
  admin: page,
  world,
  realAdmin,
}) => {
  const id = await made(world);
  const { page: other } = await realAdmin();
  await other.goto(`${buildings}?vue=${id}`);
  await expect(tab(other, "Actifs")).toBeVisible();
  await filterBy(other, "Statut", "Archivé");
  await act(other, "Enregistrer les modifications…");
  const dialog = other.getByRole("dialog", { name: /^Enregistrer les modifications/ });
  const name = dialog.getByRole("textbox", { name: /^Nom/ });
  await name.fill("Les archivés");
  await other.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await act(other, "Enregistrer les modifications…");
  await expect(name).toHaveValue("Les archivés");

  await page.goto(`${buildings}?vue=${id}`);
  await act(page, "Supprimer…");
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(tab(page, "Actifs")).toHaveCount(0);

  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(
    dialog.getByRole("alert").filter({ hasText: "Cette fiche a été supprimée entre-temps" }),
  ).toBeVisible();
  await expect(name).toHaveValue("Les archivés");
  await other.keyboard.press("Escape");
  await expect(
    other.getByRole("alert").filter({ hasText: "Cette vue ne peut pas être affichée" }),
  ).toBeVisible();
  await expect(other).toHaveURL(/status=archived/);
  await saveAs(other, "Les archivés", "Pour toute l’équipe");
  expect(await viewsOf(page, "building.list")).toMatchObject([
    { name: "Les archivés", filters: [{ name: "status", value: "archived" }], version: 1 },
  ]);
});
