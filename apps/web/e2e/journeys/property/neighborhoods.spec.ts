import { cell, choice, deleteRecord, expect, save, test, toast } from "../../kit/palier.ts";
import { openRecord } from "../../kit/stored.ts";

const list = "/admin/neighborhood";

test("A01 A11 A14 a neighbourhood is created, found by its city, changed and deleted, as its history says", async ({
  admin: page,
}) => {
  await page.goto(list);
  await page.getByRole("link", { name: "Nouveau quartier" }).click();
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Quai de l’Essai");
  await page.getByRole("textbox", { name: /^Ville/ }).fill("Essaiville");
  await page.getByRole("combobox", { name: /^Statut/ }).selectOption("Actif");
  const codes = page.getByRole("textbox", { name: /^Codes postaux/ });
  await codes.fill("69003");
  await codes.press("Enter");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Quai de l’Essai")).toBeVisible();

  await page.getByRole("link", { name: "Quartiers" }).first().click();
  await page.getByRole("combobox", { name: "Ville" }).fill("essaiv");
  await choice(page, "Essaiville").click();
  await expect(page).toHaveURL(/\?city=Essaiville$/);
  await page.getByRole("link", { name: "Modifier Quai de l’Essai" }).click();
  await page.getByRole("textbox", { name: /^E-mail de contact/ }).fill("quai@essai.fr");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Quai de l’Essai")).toBeVisible();
  const place = new URL(page.url()).pathname;
  expect(await openRecord(page)).toMatchObject({ city: "Essaiville", contactEmail: "quai@essai.fr" });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(cell(page, "Jeanne Martin")).toHaveCount(2);
  await expect(page.getByRole("gridcell", { name: /E-mail.*quai@essai\.fr/ })).toBeVisible();
  await deleteRecord(page);
  await expect(page).toHaveURL(/\/admin\/neighborhood\?city=Essaiville$/);
  await expect(page.getByText("Aucun quartier ne correspond")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Quartiers/);
  expect((await page.request.get(`/api${place}`)).status()).toBe(404);
});
