import { expect, test } from "./kit/palier.ts";

test("A03 the export's code cannot be had: the list stays, a retry opens the dialog", async ({
  admin: page,
}) => {
  await page.route("**/assets/list-export-*.js", (route) => route.abort());
  await page.goto("/admin/building");
  await expect(page.getByRole("heading", { name: /^Immeubles 240$/ })).toBeVisible();
  await page.getByRole("button", { name: "Exporter" }).click();
  const dialog = page.getByRole("dialog", { name: "Exporter" });
  await expect(dialog.getByText("n’a pas pu être chargée")).toBeVisible();
  await page.unroute("**/assets/list-export-*.js");
  await dialog.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("checkbox", { name: "Référence" })).toBeVisible();
});

test("A03 A14 a screen's code cannot be had: said there under a title that has the focus, a later visit tries again", async ({
  admin: page,
}) => {
  const code = "**/assets/building.record-*.js";
  await page.route(code, (route) => route.abort());
  await page.goto("/admin/building");
  const create = page.getByRole("link", { name: "Nouvel immeuble" });
  await create.click();
  await expect(page.getByRole("alert").filter({ hasText: "n’a pas pu être chargée" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Écran indisponible" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: /^Immeubles 240$/ })).toBeVisible();
  await page.unroute(code);
  await create.click();
  await expect(page.getByRole("textbox", { name: /^Nom/ })).toBeVisible();
});

test("S10 A03 a form that is left when the network is gone asks first, and keeps what was typed", async ({
  admin: page,
}) => {
  await page.goto("/admin/building/edit/3");
  const name = page.getByRole("textbox", { name: /^Nom/ });
  await expect(name).toBeVisible();
  await page.context().setOffline(true);
  await name.fill("Résidence sans réseau");
  await page.getByRole("navigation").getByRole("link", { name: "Incidents" }).click();
  const question = page.getByRole("alertdialog", { name: "You have unsaved changes!" });
  await question.getByRole("button", { name: /^Rester/ }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue("Résidence sans réseau");
  await expect(page).toHaveURL(/\/building\/edit\/3$/);
});

test("L07 A03 the realtime service's code cannot be had: a notice says that no lock is known, with a retry, until it is there", async ({
  admin: page,
}) => {
  const code = "**/assets/firebase-*.js";
  await page.route(code, (route) => route.abort());
  await page.goto("/admin/building");
  const notice = page.getByText("Le service temps réel n’a pas pu être chargé");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  // The app retries by itself meanwhile.
  await page.unroute(code);
  await expect(notice).toHaveCount(0);
});
