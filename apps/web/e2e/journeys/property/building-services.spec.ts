import { exportList } from "../../kit/export-list.ts";
import { cell, expect, save, test, toast } from "../../kit/palier.ts";
import { openRecord, rowsOf } from "../../kit/stored.ts";

test("A11 S21 a managed service is added to a building and taken away, and a negotiated one is created, given to a building, moved up and exported", async ({
  admin: page,
}) => {
  const [{ name: first = "" } = {}] = await rowsOf<{ name: string }>(page, "/admin/managed-services/ajax");
  await page.goto(`/admin/managed-services?q=${encodeURIComponent(first)}`);
  await page
    .getByRole("link", { name: `Modifier ${first}` })
    .first()
    .click();
  await page
    .getByRole("navigation", { name: /^Fiche/ })
    .getByRole("link", { name: "Immeubles" })
    .click();
  await page.getByRole("button", { name: "Ajouter des immeubles" }).click();
  const drawer = page.getByRole("dialog", { name: `Ajouter des immeubles à ${first}` });
  const add = drawer.getByRole("button", { name: /^Ajouter / }).first();
  const building = ((await add.getAttribute("aria-label")) ?? "").replace("Ajouter ", "");
  await add.click();
  await expect(toast(page, `Ajout effectué : ${building}`)).toBeVisible();
  await drawer.getByRole("button", { name: "Fermer" }).click();
  await page.getByRole("searchbox", { name: "Rechercher un immeuble" }).fill(building);
  await page.getByRole("button", { name: `Retirer ${building}` }).click();
  await expect(toast(page, `Retrait effectué : ${building}`)).toBeVisible();

  await page.goto("/admin/negotiated-services/new");
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Paniers de saison");
  await page.getByRole("textbox", { name: /^Partenaire/ }).fill("La Ferme");
  await page.getByRole("textbox", { name: /^Avantage/ }).fill("10 %");
  await page.getByRole("textbox", { name: /^Site/ }).fill("https://ferme.test");
  await page.getByRole("textbox", { name: /^Début/ }).fill("20/11/2026");
  const end = page.getByRole("textbox", { name: /^Fin/ });
  await end.fill("19/11/2026");
  await save(page).click();
  await expect(page.getByText("La fin ne peut pas précéder le début.").first()).toBeVisible();
  await end.fill("31/12/2026");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Paniers de saison")).toBeVisible();
  await page
    .getByRole("navigation", { name: /^Fiche/ })
    .getByRole("link", { name: "Immeubles" })
    .click();
  await page.getByRole("button", { name: "Ajouter des immeubles" }).click();
  await page
    .getByRole("dialog", { name: "Ajouter des immeubles à Paniers de saison" })
    .getByRole("button", { name: /^Ajouter / })
    .first()
    .click();
  await expect(toast(page, "Ajout effectué")).toBeVisible();
  await page.goto("/admin/building/edit/3/negotiated-services");
  await page.getByRole("button", { name: "Ajouter des services" }).click();
  const services = page.getByRole("dialog", { name: /^Ajouter des services négociés à/ });
  await services.getByRole("searchbox").fill("Paniers de saison");
  await services.getByRole("button", { name: "Ajouter Paniers de saison" }).click();
  await expect(toast(page, "Ajout effectué : Paniers de saison")).toBeVisible();
  const negotiated = async () =>
    (
      await rowsOf<{ name: string }>(page, "/admin/negotiated-services/ajax", {
        order: "position",
        length: 500,
      })
    ).map(({ name }) => name);
  const last = (await negotiated()).length;
  expect((await negotiated()).at(-1)).toBe("Paniers de saison");
  await page.goto("/admin/negotiated-services/order");
  await page.getByRole("button", { name: "Déplacer Paniers de saison", exact: true }).press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(toast(page, `Paniers de saison : position ${last - 1}`)).toBeVisible();
  expect((await negotiated()).at(-2)).toBe("Paniers de saison");
  await page.goto("/admin/negotiated-services?q=Paniers%20de%20saison");
  await expect(cell(page, "31/12/2026")).toBeVisible();
  await page.getByRole("link", { name: "Modifier Paniers de saison" }).click();
  expect(await openRecord(page)).toMatchObject({
    startsOn: "2026-11-20",
    endsOn: "2026-12-31",
  });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(
    page.getByRole("gridcell", { name: new RegExp(`Position\\s: ${last} → ${last - 1}`) }),
  ).toBeVisible();
  await page.goto("/admin/negotiated-services?q=Paniers%20de%20saison");
  expect((await exportList(page)).rows).toMatchObject([{ Nom: "Paniers de saison", Fin: "31/12/2026" }]);
});
