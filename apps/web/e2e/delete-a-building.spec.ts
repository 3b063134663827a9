import type { Page } from "@playwright/test";
import { expect, test, toast } from "./palier.ts";

const deleteButton = (page: Page) => page.getByRole("button", { name: /^Supprimer/ }).first();
const question = (page: Page) => page.getByRole("alertdialog", { name: /^Supprimer / });

/** Creates a building that nothing depends on, so that it may be deleted. */
async function newBuilding(page: Page, name: string): Promise<void> {
  await page.goto("/admin/building/new");
  await page.getByRole("textbox", { name: /^Nom/ }).fill(name);
  await page.getByRole("textbox", { name: /^Référence/ }).fill("IMM-SUPPR");
  await page.getByRole("textbox", { name: /^Adresse/ }).fill("1 rue du Test");
  await page.getByRole("textbox", { name: /^Code postal/ }).fill("75011");
  await page.getByRole("textbox", { name: /^Ville/ }).fill("Paris");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("S10 A14 a deletion gives up unsaved edits without a question, and leads to the list's title", async ({
  admin: page,
}) => {
  await newBuilding(page, "Résidence Éphémère");
  await page.getByRole("textbox", { name: /^Ville/ }).fill("Lille");
  await deleteButton(page).click();
  await question(page).getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "Suppression effectuée : Résidence Éphémère")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/building$/);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Immeubles/);
});

test("L05 A14 a row that changed meanwhile is not deleted; the focus stays in the list", async ({
  admin: page,
  otherAdmin,
}) => {
  await newBuilding(page, "Résidence Modifiée");
  const id = Number(page.url().split("/").at(-1));
  await page.goto("/admin/building?q=IMM-SUPPR");
  await expect(deleteButton(page)).toBeVisible();
  await otherAdmin.open("building", id);
  await otherAdmin.save("building", id, { city: "Lille" });
  await otherAdmin.leave("building", id);
  await deleteButton(page).click();
  await question(page).getByRole("button", { name: "Supprimer" }).click();
  await expect(question(page).getByRole("alert")).toContainText("a enregistré cette fiche");
  await question(page).getByRole("button", { name: "Annuler" }).click();

  // The list was read again meanwhile: asked again, the deletion is about what is there now.
  await expect(page.getByText("Lille").first()).toBeVisible();
  await deleteButton(page).click();
  await question(page).getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "Suppression effectuée : Résidence Modifiée")).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? "")).not.toBe("BODY");
});
