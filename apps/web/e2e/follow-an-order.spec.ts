import type { Page } from "@playwright/test";
import { exportList } from "./kit/export-list.ts";
import { expectActions, lookAtAction, pressAction } from "./kit/head.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { oneThat, stored } from "./kit/stored.ts";

interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly supplierId: number;
  readonly supplierName: string;
}

async function orderIn(page: Page, status: string) {
  const order = await oneThat<OrderRow>(page, "/admin/concierge/order/ajax-list", {
    status,
  });
  return { ...order, place: `/admin/concierge/order/${order.id}` };
}

const timeline = (page: Page) => page.getByRole("list", { name: /^Suivi de la commande/ });
const comment = (page: Page) => page.getByRole("form", { name: "Ajouter un commentaire" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const chooseConcierge = (page: Page) => pressAction(page, "Choisir le concierge");
const proposals = (page: Page) => page.getByRole("listbox", { name: "Propositions" }).getByRole("option");
const dialog = (page: Page) =>
  page.getByRole("dialog", { name: /^(Accepter|Changer le concierge de) la commande/ });

test("A15 A16 A20 an order goes to its next state only, by one press, and its page tells it in the order of time", async ({
  admin: page,
}) => {
  const { place, number } = await orderIn(page, "new");
  await page.goto(place);
  await expect(page.getByRole("heading", { level: 1, name: `Commande ${number}` })).toBeVisible();
  await expect(timeline(page).getByRole("listitem").first()).toContainText("Commande passée");
  await expectActions(page, [
    "Accepter",
    "Choisir le concierge",
    "Reporter la livraison",
    "Annuler la commande",
  ]);
  // A double press is one step, although the next takes its place.
  await button(page, "Accepter").dblclick();
  await expect(toast(page, `Commande acceptée : ${number}`)).toBeVisible();
  await expect(button(page, "Mettre en préparation")).toBeEnabled();
  expect(await stored(page, place)).toMatchObject({ status: "accepted" });
  await expect(timeline(page).getByRole("listitem").last()).toContainText("Acceptée");
  await expect(timeline(page).getByRole("listitem").last()).toContainText("par Jeanne Martin");
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("gridcell", { name: "Jeanne Martin" }).first()).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /Statut\s: Nouvelle → Acceptée/ })).toBeVisible();
  await page.goto(`/admin/concierge/order?q=${number}`);
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ "search[value]": number });
  expect(rows).toMatchObject([{ Numéro: number, Statut: "Acceptée" }]);
});

test("A15 A11 an accepted order whose concierge was disabled gets another one, and says so in its history", async ({
  admin: page,
  world,
}) => {
  const { place, number, supplierId, supplierName } = await orderIn(page, "accepted");
  await world.patch("supplier", supplierId, { enabled: false });
  await page.goto(place);
  await pressAction(page, "Changer de concierge");
  const concierge = dialog(page).getByRole("combobox", { name: /^Concierge/ });
  await concierge.click();
  const option = proposals(page).filter({ hasNotText: supplierName }).first();
  const chosen = (await option.textContent()) ?? "";
  await option.click();
  await dialog(page).getByRole("button", { name: "Changer de concierge" }).click();
  await expect(toast(page, `Concierge modifié : commande ${number}`)).toBeVisible();
  expect(await stored(page, place)).toMatchObject({ status: "accepted", supplierName: chosen });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(
    page.getByRole("gridcell", { name: new RegExp(`Concierge\\s: ${supplierName} → ${chosen}`) }),
  ).toBeVisible();
});

test("A15 A03 a new order whose concierge takes no orders is accepted once another one is chosen", async ({
  admin: page,
  world,
}) => {
  const { place, number } = await orderIn(page, "new");
  const { items } = await stored(page, place);
  const service = await stored(page, `/admin/concierge/service/edit/${items[0].serviceId}`);
  await world.patch("supplier", service.supplierId, { enabled: false });
  await page.goto(place);
  await button(page, "Accepter").click();
  await expect(toast(page, "Aucun concierge actif n’est prévu pour cette commande")).toBeVisible();
  expect(await stored(page, place)).toMatchObject({ status: "new", supplierId: null });
  await chooseConcierge(page);
  await dialog(page)
    .getByRole("combobox", { name: /^Concierge/ })
    .click();
  const option = proposals(page).first();
  const chosen = (await option.textContent()) ?? "";
  await option.click();
  await dialog(page).getByRole("button", { name: "Accepter" }).click();
  await expect(toast(page, `Commande acceptée : ${number}`)).toBeVisible();
  expect(await stored(page, place)).toMatchObject({ status: "accepted", supplierName: chosen });
});

test("S14 S15 L14 an order that another admin holds is read, copied and commented; its holder's form stays valid", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const { id, number, place } = await orderIn(page, "new");
  await page.goto(place);
  await chooseConcierge(page);
  await expect.poll(() => world.holder("order", id)).toBe("jeanne.martin@palier.test");

  const { page: other } = await realAdmin();
  await other.goto(`/admin/concierge/order?q=${number}`);
  const open = other.getByRole("link", { name: new RegExp(`^Ouvrir ${number}`) });
  await expect(open).toHaveAccessibleName(/Jeanne Martin modifie cette fiche/);
  await open.click();
  // A held row has a button with this name too.
  await expect(other.getByRole("heading", { level: 1, name: `Commande ${number}` })).toBeVisible();
  await lookAtAction(other, "Choisir le concierge", (entry) =>
    expect(entry).toHaveAttribute("aria-disabled", "true"),
  );
  await other.getByRole("heading", { level: 1 }).selectText();
  expect(await other.evaluate(() => getSelection()?.toString())).toContain(number);

  await comment(other)
    .getByRole("textbox", { name: /^Commentaire/ })
    .fill("Code transmis au concierge");
  await comment(other).getByRole("button", { name: "Noter" }).click();
  await expect(timeline(other).getByText("Code transmis au concierge")).toBeVisible();
  await expect(comment(other).getByRole("textbox", { name: /^Commentaire/ })).toHaveValue("");

  await dialog(page).getByRole("button", { name: "Accepter" }).click();
  await expect(toast(page, `Commande acceptée : ${number}`)).toBeVisible();
  await expect(timeline(page).getByText("Code transmis au concierge")).toBeVisible();
  await lookAtAction(other, "Changer de concierge", (entry) =>
    expect(entry).not.toHaveAttribute("aria-disabled", "true"),
  );
});

test("A03 A12 two forms of the page that fail at once each say it at their place and keep what was typed", async ({
  admin: page,
  world,
}) => {
  const { place } = await orderIn(page, "new");
  await page.goto(place);
  await world.fault({ route: "order.comment.post", status: 500, delayMs: 1500, times: 1 });
  await world.fault({ route: "order.status.post", cut: true, times: 1 });
  const typed = comment(page).getByRole("textbox", { name: /^Commentaire/ });
  await typed.fill("À rappeler demain");
  await comment(page).getByRole("button", { name: "Noter" }).click();
  await chooseConcierge(page);
  await dialog(page).getByRole("button", { name: "Accepter" }).click();
  await expect(dialog(page).getByText("Connexion interrompue")).toBeVisible();
  // The dialog hides it from screen readers, so it is found by its text.
  const formBehind = page.locator("form[aria-label='Ajouter un commentaire']");
  await expect(formBehind.getByText("Une erreur est survenue sur le serveur")).toBeVisible();
  await expect(formBehind.getByText("Connexion interrompue")).toHaveCount(0);

  await dialog(page).getByRole("button", { name: "Réessayer" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(typed).toHaveValue("À rappeler demain");
  await comment(page).getByRole("button", { name: "Réessayer" }).click();
  await expect(timeline(page).getByText("À rappeler demain")).toHaveCount(1);
});
