import type { Page } from "@playwright/test";
import { cell, choice, expect, save, test, toast } from "../../kit/palier.ts";
import { openRecord } from "../../kit/stored.ts";

const list = "/admin/concierge/supplier";
const offered = (page: Page) => page.getByRole("main").getByRole("region").getByRole("checkbox");

test("A01 A08 A11 A20 a concierge is created and found by its city; what is ticked of its services in several themes survives a reload and is saved at once", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/");
  await page.getByRole("navigation").getByRole("link", { name: "Concierges" }).click();
  await page.getByRole("link", { name: "Nouveau concierge" }).click();
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Atelier du Parc");
  await page.getByRole("textbox", { name: /^E-mail/ }).fill("atelier");
  await save(page).click();
  await expect(page.getByRole("textbox", { name: /^E-mail/ })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: /^E-mail/ }).fill("atelier@parc.test");
  await page.getByRole("textbox", { name: /^Villes/ }).fill("Essaiville");
  await page.keyboard.press("Enter");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Atelier du Parc")).toBeVisible();
  expect(await openRecord(page)).toMatchObject({
    email: "atelier@parc.test",
    cities: ["Essaiville"],
  });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Jeanne Martin" })).toContainText("Création");
  await page.getByRole("link", { name: "Concierges" }).first().click();
  await page.getByRole("combobox", { name: "Villes" }).fill("essaiv");
  await choice(page, "Essaiville").click();
  await expect(page.getByRole("heading", { name: /^Concierges 1$/ })).toBeVisible();
  await expect(cell(page, "Atelier du Parc")).toBeVisible();

  await page.goto(`${list}/edit/1/services`);
  await expect.poll(() => world.holder("supplier", 1)).toBe("jeanne.martin@palier.test");
  const theme = page.getByRole("combobox", { name: "Thème" });
  const chosen = theme.getByRole("option", { selected: true });
  await page.getByRole("searchbox", { name: "Rechercher une prestation" }).fill("trente promenade");
  const walk = page.getByRole("checkbox", { name: "Promenade de trente minutes", exact: true });
  await walk.click();
  await expect(offered(page).filter({ visible: true })).not.toHaveCount(0);
  await page.getByRole("searchbox", { name: "Rechercher une prestation" }).fill("heure de menage");
  await page
    .getByRole("checkbox", { name: /^Heure de ménage/ })
    .first()
    .click();
  await expect(page.getByText("2 modifications dans 2 thèmes", { exact: true })).toBeVisible();
  await expect(chosen).toHaveText(/^Tous les thèmes, \d+ sur \d+, 2\snon enregistrées$/);

  // Another theme hides both, but loses neither.
  const options = await theme.getByRole("option").allInnerTexts();
  expect(options.filter((text) => /, 1\snon enregistrée$/.test(text))).toEqual([
    expect.stringMatching(/^Ménage, \d+ sur \d+, 1\snon enregistrée$/),
    expect.stringMatching(/^Animaux, \d+ sur \d+, 1\snon enregistrée$/),
  ]);
  await theme.selectOption({ label: options.find((text) => text.startsWith("Informatique")) ?? "" });
  await expect(page).toHaveURL(/\?theme=\d+&q=heure/);
  await page.getByRole("button", { name: "Chercher dans tous les thèmes" }).click();
  await expect(page.getByRole("region", { name: "Ménage" })).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("2 modifications dans 2 thèmes", { exact: true })).toBeVisible();
  await expect.poll(() => world.holder("supplier", 1)).toBe("jeanne.martin@palier.test");

  await save(page).click();
  const said = toast(page, "Enregistrement effectué : La Loge du Quartier");
  await expect(said).toContainText("2 ajoutées");
  expect(await world.calls({ route: "supplier.changeOffer" })).toHaveLength(1);
  await expect(chosen).toHaveText(/^Tous les thèmes, \d+ sur \d+$/);
  await page.getByRole("searchbox", { name: "Rechercher une prestation" }).fill("");
  await page.getByRole("checkbox", { name: "Seulement ses prestations" }).click();
  await expect(page).toHaveURL(/\?offered=true$/);
  await expect(walk).toBeChecked();
  await expect(
    page.getByRole("region").getByRole("checkbox", { name: /^(?!Tout proposer)/, checked: false }),
  ).toHaveCount(0);
  await page.getByRole("link", { name: "Historique" }).click();
  const line = page.getByRole("gridcell").filter({ hasText: "+ Promenade de trente minutes" });
  await expect(line).toContainText(/Prestations \(Animaux\)\s: \+ Promenade de trente minutes/);
  await expect(line).toContainText(/Prestations \(Ménage\)\s: \+ Heure de ménage/);
});
