import type { Page } from "@playwright/test";
import { exportList } from "../../kit/export-list.ts";
import { cell, choice, deleteRecord, expect, fillForm, save, test, toast } from "../../kit/palier.ts";
import { openRecord, stored } from "../../kit/stored.ts";

const list = "/admin/concierge/delivery-point";
const point = { Nom: "Consigne du quai", Type: "Consigne", Adresse: "1 quai de l’Essai" };

async function create(page: Page): Promise<number> {
  await fillForm(page, { ...point, "Code postal": "69003", Ville: "Essaiville" });
  await save(page).click();
  await expect(toast(page, "Création effectuée : Consigne du quai")).toBeVisible();
  return (await openRecord(page)).id;
}

test("A01 A11 A14 S02 S03 a delivery point is created, found by its city, exported, changed as its history says, and deleted", async ({
  admin: page,
}) => {
  await page.goto("/admin/");
  await page.getByRole("navigation").getByRole("link", { name: "Points de livraison" }).click();
  await page.getByRole("link", { name: "Nouveau point de livraison" }).click();
  const id = await create(page);

  await page.getByRole("link", { name: "Points de livraison" }).first().click();
  await page.getByRole("combobox", { name: "Ville" }).fill("essaiv");
  await choice(page, "Essaiville").click();
  await expect(page).toHaveURL(/\?city=Essaiville$/);
  await expect(page.getByRole("heading", { name: /^Points de livraison 1$/ })).toBeVisible();
  await expect(cell(page, "Consigne du quai")).toBeVisible();
  const edit = page.getByRole("link", { name: "Modifier Consigne du quai" });
  await expect(edit).toHaveAttribute("href", `${list}/edit/${id}`);
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ city: "Essaiville" });
  expect(rows).toMatchObject([{ Nom: "Consigne du quai" }]);
  await edit.click();
  await fillForm(page, { Nom: "Consigne de la gare", Capacité: "12" });
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Consigne de la gare")).toBeVisible();
  const changed = { name: "Consigne de la gare", capacity: 12 };
  expect(await stored(page, `${list}/edit/${id}`)).toMatchObject(changed);
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(cell(page, "Jeanne Martin")).toHaveCount(2);
  const renamed = /Nom\s: Consigne du quai → Consigne de la gare/;
  await expect(page.getByRole("gridcell", { name: renamed })).toBeVisible();

  await deleteRecord(page);
  await expect(toast(page, "Suppression effectuée : Consigne de la gare")).toBeVisible();
  // The list comes back as it was left.
  await expect(page).toHaveURL(/\?city=Essaiville$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect((await page.request.get(`/api${list}/edit/${id}`)).status()).toBe(404);
});
