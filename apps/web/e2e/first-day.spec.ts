import { expect, signIn, test } from "./kit/palier.ts";
import { openRecord } from "./kit/stored.ts";

/** Tables that admins and residents fill. */
const nothing = {
  building: 0,
  neighborhood: 0,
  wallet: 0,
  user: 0,
  news: 0,
  supplier: 0,
  theme: 0,
  managedService: 0,
  negotiatedService: 0,
  deliveryPoint: 0,
  readyAnswer: 0,
} as const;

test("A03 an empty back-office says on each screen what to do first, and its first records are made from there", async ({
  page,
  world,
}) => {
  await world.seed({ rows: nothing });
  await page.goto("/admin/");
  await signIn(page);
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await expect(menu.getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  for (const link of await menu.getByRole("link").all()) {
    const place = String(await link.getAttribute("href"));
    await link.click();
    await expect(page).toHaveURL(place);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The platform's own rows are there from the start.
    if (/modules|setting|account-admin/.test(place)) continue;
    await expect(page.locator(".ui-empty__text"), place).toContainText(
      /depuis|Créez|créez|Commencez|Rédigez|livrée/,
    );
    await expect(page.getByRole("alert"), place).toHaveCount(0);
  }

  await menu.getByRole("link", { name: "Tableau de bord" }).click();
  await expect(page.getByText("Commencez par vos immeubles")).toBeVisible();
  await page.getByRole("link", { name: "Nouveau portefeuille" }).click();
  await page.getByRole("textbox", { name: /^Nom/ }).first().fill("Régie du Port");
  await page.getByRole("textbox", { name: /^Gestionnaire/ }).fill("Odile Port");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  expect(await openRecord(page)).toMatchObject({ name: "Régie du Port", buildingCount: 0 });
});

test("A06 « Mon compte » leads to the own account, and a new admin's form says how that admin signs in", async ({
  admin: page,
}) => {
  await page.goto("/admin/account-admin");
  await page.getByRole("button", { name: "Compte de Jeanne Martin" }).click();
  await page.getByRole("menuitem", { name: "Mon compte" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Jeanne Martin" })).toBeVisible();
  await page.goto("/admin/account-admin/new");
  await expect(page.getByRole("textbox", { name: /^E-mail/ })).toHaveAccessibleDescription(/mot de passe/);
});
