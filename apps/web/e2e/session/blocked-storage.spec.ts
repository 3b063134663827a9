import { blockStorage } from "../kit/block-storage.ts";
import { expect, save, test } from "../kit/palier.ts";

test("A03 where the browser blocks its storage, lists, settings and forms work, for as long as the page is open", async ({
  admin: page,
}) => {
  await blockStorage(page);
  await page.goto("/admin/building");
  await expect(page.getByRole("heading", { name: /^Immeubles 240$/ })).toBeVisible();
  await page.getByRole("button", { name: /^Compte de/ }).click();
  await expect(page.getByRole("menuitemradio", { checked: true })).toHaveText("Apparence du système");
  await page.getByRole("menuitemradio", { name: "Apparence sombre" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: /^Compte de/ }).click();
  await expect(page.getByRole("menuitemradio", { checked: true })).toHaveText("Apparence sombre");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Réduire le menu" }).click();
  await page
    .getByRole("link", { name: /^Modifier / })
    .first()
    .click();
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Sans stockage");
  await save(page).click();
  await expect(page.getByRole("heading", { name: "Sans stockage" })).toBeVisible();
});
