import type { Page } from "@playwright/test";
import { pressAction } from "../../kit/head.ts";
import { expectCleanPart } from "../../kit/looks.ts";
import { cell, choice, expect, fillForm, jeanne, save, test, toast } from "../../kit/palier.ts";
import { placeOf } from "../../kit/place.ts";
import { openRecord, stored } from "../../kit/stored.ts";

const name = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });
const reference = (page: Page) => page.getByRole("textbox", { name: /^Référence/ });

test("A01 S01 S02 buildings are filtered by city, sorted and paged; the address reproduces it, and back undoes it", async ({
  admin: page,
}) => {
  await page.goto("/admin/building");
  await expect(page.getByRole("heading", { name: /^Immeubles 240$/ })).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: /^Liste\s: 240\slignes, de la 1 à la 20/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Page suivante" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText("Lignes 21 à 40 sur 240")).toBeVisible();

  await page.getByRole("combobox", { name: "Ville" }).fill("Lyon");
  await choice(page, "Lyon").click();
  await expect(page).toHaveURL(/\?city=Lyon$/);
  const cities = page.getByRole("gridcell").and(page.locator('[col-id="city"]'));
  await expect.poll(async () => [...new Set(await cities.allTextContents())]).toEqual(["Lyon"]);

  await page.getByRole("columnheader", { name: "Lots" }).click();
  await expect(page).toHaveURL(/city=Lyon&tri=lotCount$/);
  const lots = page.getByRole("gridcell").and(page.locator('[col-id="lotCount"]'));
  const counts = async () => (await lots.allTextContents()).map(Number);
  // Old rows outlast the change of address.
  const isAscending = (numbers: readonly number[]) =>
    numbers.length > 1 && numbers.every((each, at) => each >= (numbers[at - 1] ?? each));
  await expect.poll(async () => isAscending(await counts())).toBe(true);
  const rows = await lots.allTextContents();
  await page.reload();
  await expect(page.getByText("Ville : Lyon")).toBeVisible();
  await expect.poll(() => lots.allTextContents()).toEqual(rows);

  await page.goBack();
  await expect(page).toHaveURL(/\?city=Lyon$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText("Lignes 21 à 40 sur 240")).toBeVisible();
  const row = page.locator("[role=row][row-id]").first();
  const id = await row.getAttribute("row-id");
  await expect(page.locator(".ui-grid").getByRole("gridcell").nth(1)).toHaveCSS("user-select", "text");
  await page
    .getByRole("link", { name: /^Modifier / })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/building/edit/${id}$`));
});

test("A04 A11 A14 S06 a building is created, changed beside another admin's save, found, and deleted, as its history says", async ({
  admin: page,
  world,
  network,
}) => {
  const known = await stored(page, "/admin/building/edit/1");
  await page.goto("/admin/building/new");
  await fillForm(page, {
    Nom: "Résidence Neuve",
    Référence: known.reference,
    Adresse: "1 rue Neuve",
    "Code postal": "69003",
    Ville: "Lyon",
    Statut: "draft",
    Lots: "12",
  });
  await save(page).click();
  await expect(reference(page)).toHaveAttribute("aria-invalid", "true");
  await reference(page).fill("IMM-NEUVE");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Résidence Neuve")).toBeVisible();
  const { id, ...created } = await openRecord(page);
  expect(created).toMatchObject({ reference: "IMM-NEUVE", status: "draft", lotCount: 12 });
  const place = new URL(page.url()).pathname;

  await name(page).fill("Résidence de l’Essai");
  // At another computer: nobody else may save what Jeanne has open.
  const elsewhere = world.admin(jeanne.email);
  await elsewhere.open("building", id);
  await elsewhere.save("building", id, { name: "Leur nom", city: "Villeurbanne" });
  await save(page).click();
  await expect(page.getByText("Cette fiche a été modifiée entre-temps")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Ville/ })).toHaveValue("Villeurbanne");
  await expect(save(page)).toBeDisabled();
  await expectCleanPart(page.getByRole("alert").filter({ hasText: "Leur nom" }), "what both changed");
  await page.getByRole("button", { name: "Garder ma saisie" }).click();
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Résidence de l’Essai")).toBeVisible();
  expect(await stored(page, place)).toMatchObject({ name: "Résidence de l’Essai", city: "Villeurbanne" });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("gridcell", { name: /Nom\s: Leur nom → Résidence de l’Essai/ })).toBeVisible();
  await page.getByRole("link", { name: "Immeubles" }).first().click();
  // The history has another search field.
  await page.getByRole("searchbox", { name: "Rechercher un immeuble" }).fill("l’essai");
  await expect(cell(page, "Résidence de l’Essai")).toBeVisible();

  await page.goto(place);
  await pressAction(page, "Supprimer");
  const question = page.getByRole("alertdialog");
  const confirm = question.getByRole("button", { name: "Supprimer" });
  await world.fault({ route: "building.delete", status: 503, times: 1 });
  await confirm.click();
  await expect(question.getByRole("alert")).toBeVisible();
  const { height } = await placeOf(question);
  const held = await network.hold(/\/building\/delete\//);
  await confirm.click();
  await expect(question.getByRole("alert")).toBeHidden();
  // Nothing moves under the pointer.
  expect((await placeOf(question)).height).toBe(height);
  await held.letGo();
  await expect(toast(page, "Suppression effectuée : Résidence de l’Essai")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/building(\?.*)?$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect((await page.request.get(`/api${place}`)).status()).toBe(404);
});

test("S10 a changed page warns before a link, the back button and a reload leave it, and may be left or not", async ({
  admin: page,
}) => {
  await page.goto("/admin/building");
  await page
    .getByRole("link", { name: /^Modifier / })
    .first()
    .click();
  await name(page).fill("Jamais enregistré");
  const place = page.url();
  const warned = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  const dialog = await warned;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(name(page)).toHaveValue("Jamais enregistré");
  await page.getByRole("link", { name: "Annuler" }).click();
  const warning = page.getByRole("alertdialog", { name: "You have unsaved changes!" });
  await warning.getByRole("button", { name: "Rester sur la page" }).click();
  await expect(name(page)).toHaveValue("Jamais enregistré");
  await page.goBack();
  await warning.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect(page).toHaveURL(/\/admin\/building$/);
  await page.goto(place);
  await expect(name(page)).not.toHaveValue("Jamais enregistré");
});
