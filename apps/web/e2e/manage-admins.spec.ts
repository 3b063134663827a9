import { exportList } from "./export-list.ts";
import { cell, expect, save, test, toast } from "./palier.ts";
import { stored } from "./stored.ts";

test("A01 S03 S07 an administrator is created, found, disabled; an e-mail serves once", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/account-admin");
  await page.getByRole("link", { name: "Nouvel administrateur" }).click();
  await page.getByRole("textbox", { name: /^Prénom/ }).fill("Élodie");
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Çelik");
  await page.getByRole("textbox", { name: /^E-mail/ }).fill("karim.benali@palier.test");
  await page.getByRole("textbox", { name: /^Téléphone/ }).fill("06 39 98 12 34");
  await expect(page.getByRole("switch", { name: "Actif" })).toBeChecked();
  await save(page).click();
  await expect(page.getByRole("textbox", { name: /^E-mail/ })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: /^E-mail/ }).fill("elodie.celik@palier.test");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Élodie Çelik")).toBeVisible();
  const { request } = await world.waitFor({ route: "accountAdmin.create.post", status: "2xx" });
  expect(request?.json).toMatchObject({ phone: "+33639981234", enabled: true });
  await expect(page.getByRole("textbox", { name: /^Téléphone/ })).toHaveValue(
    "06\u00a039\u00a098\u00a012\u00a034",
  );

  await page.getByRole("switch", { name: "Actif" }).click();
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué")).toBeVisible();
  await page.getByRole("link", { name: "Administrateurs" }).first().click();
  await page.getByRole("combobox", { name: "Actif" }).selectOption("Non");
  await expect(cell(page, "Çelik")).toBeVisible();
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ enabled: "false" });
  expect(rows).toContainEqual(expect.objectContaining({ Nom: "Çelik" }));
});

test("A03 an administrator who disables or deletes the own account is refused with the reason, and nothing changes", async ({
  admin: page,
}) => {
  await page.goto("/admin/account-admin/edit/1");
  await page.getByRole("switch", { name: "Actif" }).click();
  await save(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "propre compte" })).toBeVisible();
  await page.getByRole("button", { name: "Supprimer" }).click();
  const question = page.getByRole("alertdialog", { name: "Supprimer Jeanne Martin ?" });
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(question.getByRole("alert")).toContainText("propre compte");
  expect(await stored(page, "/admin/account-admin/edit/1")).toMatchObject({ enabled: true });
});
