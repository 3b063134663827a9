import type { Page } from "@playwright/test";
import { blockStorage } from "./kit/block-storage.ts";
import { fillStorage } from "./kit/full-storage.ts";
import { expect, save, test, toast } from "./kit/palier.ts";
import { stored } from "./kit/stored.ts";

test("A03 with the browser's storage blocked the app works", async ({ admin: page }) => {
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

const unkept = "Votre saisie ne peut pas être gardée en brouillon";
const nameField = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });

test("A03 A08 where the storage is full, who types is warned once, while it can still be saved", async ({
  admin: page,
}) => {
  const place = "/admin/building/edit/12";
  await page.goto(place);
  const before = (await stored(page, place)).name;
  await nameField(page).fill("Tient encore");
  await page.reload();
  await expect(nameField(page)).toHaveValue("Tient encore");
  await expect(toast(page, unkept)).toHaveCount(0);

  await fillStorage(page, 0);
  await nameField(page).fill("Ne tient plus");
  await expect(toast(page, unkept)).toContainText("enregistrez avant de recharger ou de fermer cette page");
  await toast(page, unkept).getByRole("button", { name: "Fermer" }).click();
  const kept = page.evaluate(
    () =>
      new Promise<void>((done) => {
        const remove = Storage.prototype.removeItem;
        // A draft that does not fit removes the older one.
        Storage.prototype.removeItem = function removed(key) {
          remove.call(this, key);
          if (key.includes(":draft:")) done();
        };
      }),
  );
  await nameField(page).fill("Toujours pas");
  await kept;
  await expect(toast(page, unkept)).toHaveCount(0);

  // Elsewhere and back in this tab it is there.
  await page.getByRole("link", { name: "Incidents" }).click();
  await page.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  expect((await stored(page, place)).name).toBe(before);

  await page.goto(place);
  await nameField(page).fill("À temps");
  await expect(toast(page, unkept)).toBeVisible();
  await save(page).click();
  await expect(page.getByRole("heading", { name: "À temps" })).toBeVisible();
  expect((await stored(page, place)).name).toBe("À temps");
});
