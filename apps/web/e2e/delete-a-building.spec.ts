import type { Page } from "@playwright/test";
import { pressAction } from "./kit/head.ts";
import { expect, save, test, toast } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";
import { rowsOf, stored } from "./kit/stored.ts";

async function deleteFromMenu(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Autres actions sur / })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
}
const question = (page: Page) => page.getByRole("alertdialog", { name: /^Supprimer / });

async function newBuilding(page: Page, name: string, reference = "IMM-SUPPR"): Promise<void> {
  await page.goto("/admin/building/new");
  await page.getByRole("textbox", { name: /^Nom/ }).fill(name);
  await page.getByRole("textbox", { name: /^Référence/ }).fill(reference);
  await page.getByRole("textbox", { name: /^Adresse/ }).fill("1 rue du Test");
  await page.getByRole("textbox", { name: /^Code postal/ }).fill("75011");
  await page.getByRole("textbox", { name: /^Ville/ }).fill("Paris");
  await save(page).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("S10 A14 a deletion gives up unsaved edits without a question, and leads to the list's title", async ({
  admin: page,
}) => {
  await newBuilding(page, "Résidence Éphémère");
  const place = new URL(page.url()).pathname;
  await page.getByRole("textbox", { name: /^Ville/ }).fill("Lille");
  await pressAction(page, "Supprimer");
  await question(page).getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "Suppression effectuée : Résidence Éphémère")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/building$/);
  expect((await page.request.get(`/api${place}`)).status()).toBe(404);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Immeubles/);
});

test("L05 A14 a row that changed meanwhile is not deleted; the focus stays in the list", async ({
  admin: page,
  otherAdmin,
  network,
}) => {
  await newBuilding(page, "Résidence Modifiée");
  const id = Number(page.url().split("/").at(-1));
  await page.goto("/admin/building?q=IMM-SUPPR");
  await expect(page.getByText("Résidence Modifiée").first()).toBeVisible();
  // Keeps the row as it was before his save.
  const list = await network.hold(/building\/ajax-list\?/);
  await otherAdmin.open("building", id);
  await otherAdmin.save("building", id, { city: "Lille" });
  await otherAdmin.leave("building", id);
  await deleteFromMenu(page);
  await question(page).getByRole("button", { name: "Supprimer" }).click();
  await expect(question(page).getByRole("alert")).toContainText("a enregistré cette fiche");
  expect(await stored(page, `/admin/building/edit/${id}`)).toMatchObject({ city: "Lille" });
  await list.letGo();
  await question(page).getByRole("button", { name: "Retour" }).click();

  // A new deletion is about the reloaded row.
  await expect(page.getByText("Lille").first()).toBeVisible();
  await deleteFromMenu(page);
  await question(page).getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "Suppression effectuée : Résidence Modifiée")).toBeVisible();
  expect((await page.request.get(`/api/admin/building/edit/${id}`)).status()).toBe(404);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? "")).not.toBe("BODY");
});

test("A05 A03 chosen rows are deleted together; the one that failed is named, stays chosen and is tried again", async ({
  admin: page,
  world,
}) => {
  await newBuilding(page, "Résidence Une", "IMM-SUPPR-1");
  await newBuilding(page, "Résidence Deux", "IMM-SUPPR-2");
  await page.goto("/admin/building?q=IMM-SUPPR");
  const grid = page.getByRole("grid", { name: /^Immeubles/ });
  await expect(grid.getByRole("row")).toHaveCount(3);
  for (const box of await grid.getByRole("checkbox").all()) await box.setChecked(true);
  const bar = page.getByRole("region", { name: /sélection/i });
  await expect(bar).toContainText("2 sur 2");
  await world.fault({ route: "building.delete", status: 500, times: 1 });
  await bar.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  const all = page.getByRole("alertdialog", { name: "Supprimer 2 fiches ?" });
  await expect(all).toContainText("Résidence Une");
  await all.getByRole("button", { name: "Supprimer" }).click();
  const outcome = page.getByRole("dialog", { name: "Supprimer : 1 faite, 1 sans réponse" });
  await expect(outcome).toContainText(/Résidence (Une|Deux)/);
  await outcome.getByRole("button", { name: "Réessayer (1)" }).click();
  await expect(toast(page, "2 suppressions effectuées")).toBeVisible();
  await expect(page.getByText("Aucun immeuble ne correspond")).toBeVisible();
  expect(await rowsOf(page, "/admin/building/ajax-list", { search: "IMM-SUPPR" })).toEqual([]);
});

test("A03 A06 a deletion that fails a second time says so anew, and once it passes the record is gone", async ({
  admin: page,
  world,
  network,
}) => {
  await newBuilding(page, "Résidence Tenace");
  const place = new URL(page.url()).pathname;
  await world.fault({ route: "building.delete", status: 503, times: 2 });
  await pressAction(page, "Supprimer");
  const press = question(page).getByRole("button", { name: "Supprimer" });
  const message = question(page).getByRole("alert");
  await press.click();
  await expect(message).toBeVisible();
  const [said, { height }] = [await message.textContent(), await placeOf(question(page))];
  const first = await message.elementHandle();

  const held = await network.hold(/\/building\/delete\//);
  await press.click();
  await expect(message).toBeHidden();
  // Nothing moves under the pointer.
  expect((await placeOf(question(page))).height).toBe(height);
  await held.letGo();
  await expect(message).toHaveText(said ?? "");
  // Another element: what is read out is what is put in.
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
  expect((await page.request.get(`/api${place}`)).status()).toBe(200);

  await press.click();
  await expect(toast(page, "Suppression effectuée : Résidence Tenace")).toBeVisible();
  expect((await page.request.get(`/api${place}`)).status()).toBe(404);
});
