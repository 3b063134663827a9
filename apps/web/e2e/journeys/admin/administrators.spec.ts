import { exportList } from "../../kit/export-list.ts";
import { pressAction } from "../../kit/head.ts";
import { cell, expect, save, test, toast } from "../../kit/palier.ts";
import { oneThat, openRecord, stored } from "../../kit/stored.ts";

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

  await pressAction(page, "Désactiver");
  await page.getByRole("alertdialog").getByRole("button", { name: "Désactiver le compte" }).click();
  await expect(toast(page, "Désactivation effectuée : Élodie Çelik")).toBeVisible();
  expect(await openRecord(page)).toMatchObject({ enabled: false });
  await page.getByRole("link", { name: "Administrateurs" }).first().click();
  await page.getByRole("combobox", { name: "Actif" }).selectOption("Non");
  await expect(cell(page, "Çelik")).toBeVisible();
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ enabled: "false" });
  expect(rows).toContainEqual(expect.objectContaining({ Nom: "Çelik" }));
});

test("A18 S15 an administrator is disabled after a question that says what ends, and is out at once", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const karim = await realAdmin();
  await karim.page.goto("/admin/building/edit/3");
  await expect.poll(() => world.holder("building", 3)).toBe("karim.benali@palier.test");
  const { id } = await oneThat<{ id: number }>(page, "/admin/account-admin/ajax-list", { search: "Benali" });
  await page.goto(`/admin/account-admin/edit/${id}`);
  await pressAction(page, "Désactiver");
  const question = page.getByRole("alertdialog", { name: /^Désactiver «\sKarim Benali\s»\s\?$/ });
  await expect(question).toContainText("Ses sessions ouvertes se terminent aussitôt");
  await question.getByRole("button", { name: "Retour" }).click();
  expect(await stored(page, `/admin/account-admin/edit/${id}`)).toMatchObject({ enabled: true });

  await pressAction(page, "Désactiver");
  await world.fault({ route: "accountAdmin.changeEnabled", cut: true, afterwards: true, times: 1 });
  await question.getByRole("button", { name: "Désactiver le compte" }).click();
  await expect(question.getByRole("alert")).toBeVisible();
  await question.getByRole("button", { name: "Désactiver le compte" }).click();
  const done = toast(page, "Désactivation effectuée : Karim Benali");
  await expect(done).toBeVisible();
  await expect(done.getByRole("button", { name: "Annuler", exact: true })).toHaveCount(0);
  expect(await stored(page, `/admin/account-admin/edit/${id}`)).toMatchObject({ enabled: false });
  await expect.poll(() => world.holder("building", 3)).toBeUndefined();
  await karim.page.goto("/admin/building");
  await expect(karim.page.getByRole("button", { name: "Se connecter" })).toBeVisible();

  await pressAction(page, "Réactiver");
  await expect(toast(page, "Réactivation effectuée : Karim Benali")).toBeVisible();
  expect(await stored(page, `/admin/account-admin/edit/${id}`)).toMatchObject({ enabled: true });
  await karim.page.goto("/admin/building");
  await expect(karim.page.getByRole("button", { name: "Se connecter" })).toBeVisible();
});
