import type { OrderRow } from "@palier/contract/areas/concierge/order";
import { hide, karim, show, signInByApi } from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { exportList } from "./kit/export-list.ts";
import { pressAction } from "./kit/head.ts";
import { expect, filterBy, jeanne, save, signIn, test, toast } from "./kit/palier.ts";
import { listOf, stored } from "./kit/stored.ts";

const profile = "/admin/user/edit/1";
const firstName = (page: Page) => page.getByRole("textbox", { name: /^Prénom/ });
const lastName = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });
const email = (page: Page) => page.getByRole("textbox", { name: /^E-mail/ });

test("A11 A14 a resident is created, found by the list's filters, and edited", async ({ admin: page }) => {
  const known = await stored(page, profile);
  await page.goto("/admin/user");
  await page.getByRole("link", { name: "Nouveau résident" }).click();
  await firstName(page).fill("Solène");
  await lastName(page).fill("Marchetti");
  await email(page).fill(known.email);
  await save(page).click();
  await expect(email(page)).toHaveAttribute("aria-invalid", "true");
  await expect(firstName(page)).toHaveValue("Solène");
  await email(page).fill("solene.marchetti@messagerie.test");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Solène Marchetti")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/user\/edit\/\d+$/);
  await expect(page).toHaveTitle(/^Solène Marchetti/);
  await expect(page.getByRole("heading", { level: 1, name: "Solène Marchetti" })).toBeFocused();
  await pressAction(page, "Activer");
  await expect(toast(page, "Activation effectuée : Solène Marchetti")).toBeVisible();
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("gridcell", { name: /Statut\s: .+ → Actif/ })).toBeVisible();

  await page.goto("/admin/user?status=active&createdFrom=2026-11-20&q=Marchetti");
  await expect(page.getByRole("gridcell", { name: "Marchetti", exact: true })).toHaveCount(1);
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ status: "active", createdFrom: "2026-11-20" });
  expect(rows).toMatchObject([{ Nom: "Marchetti", Prénom: "Solène" }]);
  await filterBy(page, "Statut", "En attente");
  await expect(page.getByText("Aucun résident ne correspond")).toBeVisible();
});

test("A12 what is typed while a save is under way on a slow line stays, and is saved next", async ({
  admin: page,
  world,
}) => {
  await page.goto(profile);
  await firstName(page).fill("Nadège");
  await world.fault({ route: "user.edit.post", delayMs: 1_500, times: 1 });
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await save(page).click();
  await lastName(page).fill("Simonet");
  await answered;
  await expect(toast(page, "Enregistrement effectué : Nadège Simon")).toBeVisible();
  await expect(lastName(page)).toHaveValue("Simonet");
  await expect(page.getByText("1 modification")).toBeVisible();
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Nadège Simonet")).toBeVisible();
  expect(await stored(page, profile)).toMatchObject({ firstName: "Nadège", lastName: "Simonet" });
});

test("A03 a resident deleted meanwhile: said once above the form, and what was typed can be copied", async ({
  admin: page,
  world,
}) => {
  await page.goto(profile);
  await lastName(page).fill("Saisie précieuse");
  await world.fault({ route: "user.edit.*", status: 404 });
  await save(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "Cette fiche a été supprimée entre-temps" });
  await expect(alert).toBeVisible();
  await expect(alert).toContainText("vous pouvez encore la copier");
  await hide(page);
  await show(page);
  await world.waitFor({ route: "user.edit.get", status: 404 });
  await expect(page.getByRole("button", { name: /^Autres actions/ })).toBeVisible();
  await expect(alert).toHaveCount(1);
  await expect(lastName(page)).toHaveValue("Saisie précieuse");
  await expect(lastName(page)).toBeEditable();
});

test("A13 a session that changed person sends nothing, and what was typed waits for its author", async ({
  admin: page,
  world,
}) => {
  await page.goto(profile);
  await lastName(page).fill("Saisi par Jeanne");
  // The session becomes another admin's; no other request may reveal it first.
  await page.waitForLoadState("networkidle");
  await signInByApi(page.request, `${world.url}/api`, karim);
  await save(page).click();
  await expect(page.getByText("dans un autre onglet est celle de Karim Benali")).toBeVisible();
  await signIn(page, jeanne);
  await expect(page).toHaveURL(profile);
  await expect(page.getByText("Votre saisie a été retrouvée")).toBeVisible();
  await expect(lastName(page)).toHaveValue("Saisi par Jeanne");
  expect(await world.calls({ route: "user.edit.post", status: 200 })).toHaveLength(0);
});

// No promise: links to what belongs to the resident.
test("a resident's page leads to the orders and incidents of that resident, and says how many", async ({
  admin: page,
}) => {
  const orders = "/admin/concierge/order/ajax-list";
  const [order] = (await listOf<OrderRow>(page, orders)).data;
  const { recordsFiltered } = await listOf<OrderRow>(page, orders, { userId: order?.userId });
  await page.goto(`/admin/concierge/order/${order?.id}`);
  await page
    .getByRole("link", { name: String(order?.userName) })
    .first()
    .click();
  await expect(page.getByRole("link", { name: /@/ }).first()).toHaveAttribute("href", /^mailto:/);
  const related = page.getByRole("region", { name: "Dossiers liés" }).getByRole("listitem");
  const own = related.filter({ hasText: new RegExp(`^Commandes\\s*${recordsFiltered}$`) });
  await own.getByRole("link").click();
  await expect(page).toHaveURL(`/admin/concierge/order?userId=${order?.userId}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(`^Commandes\\s*${recordsFiltered}$`),
  );
  await expect(page.getByText(new RegExp(`^Résident\\s:\\s${order?.userName}`))).toBeVisible();
});
