import type { Page } from "@playwright/test";
import { expect, jeanne, save, test } from "../kit/palier.ts";
import { ask, heldBy, seatThird } from "../kit/three-admins.ts";
import { heldByJeanne, holder, jeanneEdits, nameField, record } from "../kit/two-admins.ts";

const requestOf = (page: Page, name: string) => page.getByText(`${name} demande la main sur cette fiche`);
const isAsked = (page: Page, name: string) => page.getByText(`${name} a déjà demandé la main.`);
const refused = (page: Page) => page.getByText(/^Votre demande a été refusée/);

test("L02 L06 L15 S16 a request reaches both tabs of its holder; once it is refused a third admin's may come, and a sign-out frees the record for who asked", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  await jeanneEdits(page, world, "Saisie de Jeanne");
  const tab = await page.context().newPage();
  await tab.goto(record);
  await expect(save(tab)).toBeEnabled();
  const second = await realAdmin();
  const third = await seatThird(page, realAdmin);
  for (const { page: each } of [second, third]) {
    await each.goto(record);
    await expect(heldByJeanne(each)).toBeVisible();
  }
  await ask(second.page).click();
  for (const each of [page, tab]) await expect(requestOf(each, "Karim Benali")).toBeVisible();
  await expect(isAsked(third.page, "Karim Benali")).toBeVisible();
  await expect(ask(third.page)).toHaveCount(0);
  await tab.getByRole("button", { name: "Refuser" }).click();
  await expect(refused(second.page)).toBeVisible();
  await expect(page.getByText("Vous avez refusé la demande de Karim Benali.")).toBeVisible();

  await ask(third.page).click();
  for (const each of [page, tab]) await expect(requestOf(each, third.name)).toBeVisible();
  await tab.getByRole("button", { name: `Compte de ${jeanne.name}` }).click();
  await tab.getByRole("menuitem", { name: "Se déconnecter" }).click();
  // What Jeanne typed in her other tab would be lost.
  await tab.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect.poll(holder(world)).toBe(third.email);
  await expect(save(third.page)).toBeEnabled();
  await expect(heldBy(second.page, third.name)).toBeVisible();
  // It shows nothing of the record.
  await expect(page.getByRole("heading", { name: /^Connectez-vous/ })).toBeVisible();
  await expect(nameField(page)).toHaveCount(0);
  // Karim asks the next holder at once, who has typed nothing.
  await ask(second.page).click();
  await expect(save(second.page)).toBeEnabled();
  await expect(heldBy(third.page, "Karim Benali")).toHaveCount(0);
  await expect(third.page.getByText("Karim Benali a demandé cette fiche")).toBeVisible();
});
