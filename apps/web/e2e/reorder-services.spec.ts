import type { Page } from "@playwright/test";
import { exportList } from "./kit/export-list.ts";
import { expectCleanPart } from "./kit/looks.ts";
import { cell, expect, save, test, toast } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";
import { openRecord, rowsOf } from "./kit/stored.ts";

const entries = (page: Page) =>
  page.getByRole("list", { name: "Ordonner les services gérés" }).getByRole("listitem");
const handle = (page: Page, name: string) =>
  page.getByRole("button", { name: `Déplacer ${name}`, exact: true });

async function firstServices(page: Page): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(page, "/admin/managed-services/ajax", { length: 4 });
  return rows.map(({ name }) => name);
}

test("A06 A12 services are put in order by keyboard alone, undone, moved by the pointer and to a position", async ({
  admin: page,
}) => {
  const [first = "", second = "", third = ""] = await firstServices(page);
  await page.goto("/admin/managed-services");
  await page.getByRole("link", { name: "Ordonner les services gérés" }).click();
  await handle(page, first).press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(new RegExp(`${first}, position 2 sur \\d+`))).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(toast(page, `${first} : position 3`)).toBeVisible();
  await expect(handle(page, first)).toBeFocused();
  await page.reload();
  await expect(entries(page).nth(2)).toContainText(first);

  await handle(page, first).press("Space");
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await toast(page, `${first} : position 1`).getByRole("button", { name: "Annuler" }).click();
  await expect(entries(page).nth(2)).toContainText(first);

  await handle(page, third).hover();
  await page.mouse.down();
  const target = await placeOf(entries(page).nth(0));
  await page.mouse.move(target.x, target.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(entries(page).nth(0)).toContainText(third);

  await page.getByRole("button", { name: `Autres actions sur ${second}` }).click();
  await page.getByRole("menuitem", { name: "Déplacer en position…" }).click();
  const dialog = page.getByRole("dialog", { name: `Déplacer ${second}` });
  await expectCleanPart(dialog, "a position");
  await dialog.getByRole("textbox", { name: /^Position/ }).fill("4");
  await dialog.getByRole("button", { name: "Déplacer" }).click();
  await expect(toast(page, `${second} : position 4`)).toBeVisible();
  expect((await firstServices(page))[3]).toBe(second);
});

test("A03 S15 a move that is refused is undone with a message; a service that another admin holds does not move", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const [first = "", second = ""] = await firstServices(page);
  await page.goto("/admin/managed-services/order");
  await world.fault({ route: "managedService.sort", status: 500, times: 1 });
  await handle(page, first).press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(toast(page, `Déplacement non enregistré : ${first}`)).toBeVisible();
  await expect(entries(page).nth(0)).toContainText(first);

  const { page: other } = await realAdmin();
  await other.goto(`/admin/managed-services?q=${encodeURIComponent(second)}`);
  await other
    .getByRole("link", { name: `Modifier ${second}` })
    .first()
    .click();
  await expect(handle(page, second)).toHaveAttribute("aria-disabled", "true");
  // Visible text, also for touch, that describes the handle.
  const why = entries(page)
    .filter({ hasText: second })
    .getByText(/ modifie cette fiche depuis /);
  await expect(why).toBeVisible();
  await expect(handle(page, second)).toHaveAccessibleDescription(/ modifie cette fiche depuis /);
});

test("A11 S21 a managed service is added to a building and taken away; a negotiated one is created for a period, given to a building, moved up and exported", async ({
  admin: page,
}) => {
  const [first = ""] = await firstServices(page);
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
  await handle(page, "Paniers de saison").press("Space");
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
