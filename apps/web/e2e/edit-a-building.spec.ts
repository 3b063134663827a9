import type { Page } from "@playwright/test";
import { expectCleanPart } from "./kit/looks.ts";
import { cell, deleteRecord, expect, jeanne, save, signIn, test, toast } from "./kit/palier.ts";
import { rowsOf, stored } from "./kit/stored.ts";

const name = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });

test("S06 S07 S08 a missing field and a bad e-mail are named at the field and at the top", async ({
  admin: page,
}) => {
  await page.goto("/admin/building/edit/3");
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/building/")) posts += 1;
  });
  await name(page).fill("   ");
  await page.getByRole("textbox", { name: /^E-mail du gestionnaire/ }).fill("gestion@immeuble");
  await save(page).click();
  await expect(page.getByText("Les champs marqués d’un * sont obligatoires.")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Nom : Ce champ est obligatoire.");
  await expect(page.getByRole("alert")).toContainText("Cette adresse e-mail n’est pas valable");
  await expect(name(page)).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("link", { name: /Nom : Ce champ est obligatoire/ }).click();
  await expect(name(page)).toBeFocused();
  expect(posts).toBe(0);
  await expect(save(page)).toHaveClass(/btn-loading/);
});

test("A11 a change is saved, shown in the list and in the history", async ({ admin: page }) => {
  const before = await stored(page, "/admin/building/edit/3");
  await page.goto("/admin/building/edit/3");
  await name(page).fill("Résidence de l’Essai");
  await expect(page.getByText("1 modification")).toBeVisible();
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Résidence de l’Essai")).toBeVisible();
  await expect(page.getByText("Aucune modification")).toBeVisible();
  expect(await stored(page, "/admin/building/edit/3")).toMatchObject({ name: "Résidence de l’Essai" });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Jeanne Martin" })).toContainText(
    new RegExp(`Nom\\s: ${before.name} → Résidence de l’Essai`),
  );
  await page.getByRole("link", { name: "Immeubles" }).first().click();
  // The history has another search field.
  await page.getByRole("searchbox", { name: "Rechercher un immeuble" }).fill("l’essai");
  await expect(cell(page, "Résidence de l’Essai")).toBeVisible();
});

test("S10 leaving a changed page warns; one may stay or leave", async ({ admin: page }) => {
  await page.goto("/admin/building");
  await page
    .getByRole("link", { name: /^Modifier / })
    .first()
    .click();
  await name(page).fill("Jamais enregistré");
  const place = page.url();
  await page.getByRole("link", { name: "Annuler" }).click();
  const warning = page.getByRole("alertdialog", { name: "You have unsaved changes!" });
  await warning.getByRole("button", { name: "Rester sur la page" }).click();
  await expect(name(page)).toHaveValue("Jamais enregistré");
  await page.goBack();
  await expect(warning).toBeVisible();
  await warning.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect(page).toHaveURL(/\/admin\/building$/);
  await page.goto(place);
  await expect(name(page)).not.toHaveValue("Jamais enregistré");
});

test("S10 reloading a changed page asks the browser to warn", async ({ admin: page }) => {
  await page.goto("/admin/building/edit/3");
  await name(page).fill("Jamais enregistré");
  const warned = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  const dialog = await warned;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(name(page)).toHaveValue("Jamais enregistré");
});

test("A04 A06 a record that changed meanwhile shows theirs and mine; untouched fields merge", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/building/edit/3");
  await name(page).fill("Mon nom");
  // At another computer: nobody else may save what Jeanne has open.
  const elsewhere = world.admin(jeanne.email);
  await elsewhere.open("building", 3);
  await elsewhere.save("building", 3, { name: "Leur nom", city: "Villeurbanne" });
  await save(page).click();
  await expect(page.getByText("Cette fiche a été modifiée entre-temps")).toBeVisible();
  await expect(page.getByRole("alert").getByText("Leur nom", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Ville/ })).toHaveValue("Villeurbanne");
  await expect(save(page)).toBeDisabled();
  await expectCleanPart(page.getByRole("alert").filter({ hasText: "Leur nom" }), "what both changed");
  await page.getByRole("button", { name: "Garder ma saisie" }).click();
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Mon nom")).toBeVisible();
  expect(await stored(page, "/admin/building/edit/3")).toMatchObject({
    name: "Mon nom",
    city: "Villeurbanne",
  });
});

test("A03 a lost connection and a 500 are said with a retry; nothing typed is lost", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/building/edit/3");
  await name(page).fill("Persévérance");
  await world.fault({ route: "building.edit.post", cut: true, times: 1 });
  await save(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Connexion interrompue" })).toBeVisible();
  await world.fault({ route: "building.edit.post", status: 500, malformed: true, times: 1 });
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Une erreur est survenue sur le serveur")).toBeVisible();
  await expect(name(page)).toHaveValue("Persévérance");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(toast(page, "Enregistrement effectué : Persévérance")).toBeVisible();
  expect(await stored(page, "/admin/building/edit/3")).toMatchObject({ name: "Persévérance" });
});

test("A03 A17 a save whose answer was lost is no conflict: the record is read again, and shown as saved", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/building/edit/3");
  await name(page).fill("Enregistré malgré tout");
  await world.fault({ route: "building.edit.post", cut: true, afterwards: true, times: 1 });
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Enregistré malgré tout")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enregistré malgré tout");
  expect(await stored(page, "/admin/building/edit/3")).toMatchObject({ name: "Enregistré malgré tout" });
  await expect(page.getByText("Connexion interrompue")).toHaveCount(0);
  await expect(page.getByText("Aucune modification")).toBeVisible();
});

test("A08 a session that ends leads to sign-in and back, the typed values intact", async ({
  admin: page,
  context,
}) => {
  await page.goto("/admin/building/edit/3");
  await name(page).fill("Saisie précieuse");
  // The save, not a pending read or lock, must find the session gone.
  await page.waitForLoadState("networkidle");
  await context.clearCookies();
  await save(page).click();
  await expect(page.getByText("Votre session a expiré")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^E-mail/ })).toHaveValue(jeanne.email);
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/building\/edit\/3$/);
  await expect(page.getByText("Votre saisie a été retrouvée")).toBeVisible();
  await expect(name(page)).toHaveValue("Saisie précieuse");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Saisie précieuse")).toBeVisible();
  expect(await stored(page, "/admin/building/edit/3")).toMatchObject({ name: "Saisie précieuse" });
});

test("S06 A14 a building is created and deleted; a reference that exists is refused at its field", async ({
  admin: page,
}) => {
  const known = await stored(page, "/admin/building/edit/1");
  await page.goto("/admin/building/new");
  await name(page).fill("Résidence Neuve");
  await page.getByRole("textbox", { name: /^Référence/ }).fill(known.reference);
  await page.getByRole("textbox", { name: /^Adresse/ }).fill("1 rue Neuve");
  await page.getByRole("textbox", { name: /^Code postal/ }).fill("69003");
  await page.getByRole("textbox", { name: /^Ville/ }).fill("Lyon");
  await page.getByRole("combobox", { name: /^Statut/ }).selectOption("Brouillon");
  await page.getByRole("textbox", { name: /^Lots/ }).fill("12");
  await save(page).click();
  await expect(page.getByRole("textbox", { name: /^Référence/ })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: /^Référence/ }).fill("IMM-NEUVE");
  await save(page).click();
  await expect(page).toHaveURL(/\/admin\/building\/edit\/\d+$/);
  await expect(toast(page, "Création effectuée : Résidence Neuve")).toBeVisible();
  const place = new URL(page.url()).pathname;
  expect(await stored(page, place)).toMatchObject({ reference: "IMM-NEUVE", status: "draft", lotCount: 12 });
  await deleteRecord(page);
  await expect(toast(page, "Suppression effectuée : Résidence Neuve")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/building$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect((await page.request.get(`/api${place}`)).status()).toBe(404);
});

test("S24 a building's managed services are added and removed", async ({ admin: page, world }) => {
  await page.goto("/admin/building/edit/3/managed-services?assigned=false");
  const add = page.getByRole("button", { name: /^Ajouter / }).first();
  const service = ((await add.getAttribute("aria-label")) ?? "").replace("Ajouter ", "");
  await add.click();
  // Leaving a page aborts its requests.
  await world.waitFor({ route: "building.addManagedService", status: 200 });
  const assigned = async () =>
    (await rowsOf<{ name: string }>(page, "/admin/managed-services/building/ajax/3", { assigned: true })).map(
      (row) => row.name,
    );
  expect(await assigned()).toContain(service);
  await page.goto("/admin/building/edit/3/managed-services?assigned=true");
  await page.getByRole("button", { name: `Retirer ${service}` }).click();
  await expect(page.getByRole("button", { name: `Retirer ${service}` })).toHaveCount(0);
  await world.waitFor({ route: "building.removeManagedService", status: 200 });
  expect(await assigned()).not.toContain(service);
});
