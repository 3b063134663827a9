import type { Locator, Page } from "@playwright/test";
import { answer } from "../../kit/answer.ts";
import { exportList } from "../../kit/export-list.ts";
import { expectActions, lookAtAction, pressAction } from "../../kit/head.ts";
import { refundable } from "../../kit/lost.ts";
import { expect, test, toast } from "../../kit/palier.ts";
import { countPresses } from "../../kit/presses.ts";
import { oneThat, rowsOf, stored } from "../../kit/stored.ts";

interface Order {
  readonly id: number;
  readonly number: string;
}

const orders = "/admin/concierge/order";
const placeOf = ({ id }: Order): string => `${orders}/${id}`;
const newOrders = async (page: Page, count: number) =>
  (await rowsOf<Order>(page, `${orders}/ajax-list`, { status: "new", order: "-number" })).slice(0, count);
const timeline = (page: Page) => page.getByRole("list", { name: /^Suivi de la commande/ });

/** Orders then go to a concierge without a choice. */
async function enableAllConcierges(
  page: Page,
  world: { patch: (area: string, id: number, values: { enabled: boolean }) => Promise<unknown> },
) {
  const disabled = await rowsOf<Order>(page, "/admin/concierge/concierge-ajax/list", { enabled: false });
  for (const { id } of disabled) await world.patch("supplier", id, { enabled: true });
}

test("A15 A16 A20 S03 an order goes to its next state by one press, tells its steps in order of time, and is exported", async ({
  admin: page,
}) => {
  const order = await oneThat<Order>(page, `${orders}/ajax-list`, { status: "new" });
  const { number } = order;
  await page.goto(placeOf(order));
  await expect(page.getByRole("heading", { level: 1, name: `Commande ${number}` })).toBeVisible();
  await expect(timeline(page).getByRole("listitem").first()).toContainText("Commande passée");
  await expectActions(page, [
    "Accepter",
    "Choisir le concierge",
    "Reporter la livraison",
    "Annuler la commande",
  ]);
  // A double press is one step, although the next takes its place.
  await page.getByRole("button", { name: "Accepter", exact: true }).dblclick();
  await expect(toast(page, `Commande acceptée : ${number}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Préparer" })).toBeEnabled();
  expect(await stored(page, placeOf(order))).toMatchObject({ status: "accepted" });
  await expect(timeline(page).getByRole("listitem").last()).toContainText("Acceptée");
  await expect(timeline(page).getByRole("listitem").last()).toContainText("par Jeanne Martin");
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("gridcell", { name: "Jeanne Martin" }).first()).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /Statut\s: Nouvelle → Acceptée/ })).toBeVisible();
  await page.goto(`${orders}?q=${number}`);
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ "search[value]": number });
  expect(rows).toMatchObject([{ Numéro: number, Statut: "Acceptée" }]);
});

test("A05 A18 a refund restates amount, resident and order, goes out once on a double press, and is shown at once", async ({
  admin: page,
}) => {
  const place = await refundable(page);
  const { number, userName } = await stored(page, place);
  const dialog = page.getByRole("dialog", { name: /^Rembourser la commande/ });
  await page.goto(place);
  await pressAction(page, "Rembourser");
  await dialog.getByRole("textbox", { name: /^Montant à rembourser/ }).fill("12,50");
  await dialog.getByRole("textbox", { name: /^Motif/ }).fill("Article manquant");
  await dialog.getByRole("button", { name: /^Rembourser/ }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: "Rembourser 12,50" })).toContainText(
    `à ${userName}, commande ${number}`,
  );
  await answer(dialog, "dblclick");
  await expect(toast(page, `Remboursement effectué : commande ${number}`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await stored(page, place)).toMatchObject({ refundedCents: 1250, refunds: [{ amountCents: 1250 }] });
  await expect(timeline(page).getByText("Remboursement de 12,50")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Remboursé/ })).toContainText("12,50");
});

test("S14 S15 L14 an order that another admin holds can be read, copied and commented on, and its holder's form stays valid", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const order = await oneThat<Order>(page, `${orders}/ajax-list`, { status: "new" });
  const { id, number } = order;
  const dialog = page.getByRole("dialog", { name: /^Accepter la commande/ });
  await page.goto(placeOf(order));
  await pressAction(page, "Choisir le concierge");
  await expect.poll(() => world.holder("order", id)).toBe("jeanne.martin@palier.test");

  const { page: other } = await realAdmin();
  const comment = other.getByRole("form", { name: "Ajouter un commentaire" });
  await other.goto(`${orders}?q=${number}`);
  const open = other.getByRole("link", { name: new RegExp(`^Ouvrir ${number}`) });
  await expect(open).toHaveAccessibleName(/Jeanne Martin a ouvert cette fiche/);
  await open.click();
  // A held row has a button with this name too.
  await expect(other.getByRole("heading", { level: 1, name: `Commande ${number}` })).toBeVisible();
  await lookAtAction(other, "Choisir le concierge", (entry) =>
    expect(entry).toHaveAttribute("aria-disabled", "true"),
  );
  await other.getByRole("heading", { level: 1 }).selectText();
  expect(await other.evaluate(() => getSelection()?.toString())).toContain(number);

  await comment.getByRole("textbox", { name: /^Commentaire/ }).fill("Code transmis au concierge");
  await comment.getByRole("button", { name: "Noter" }).click();
  await expect(timeline(other).getByText("Code transmis au concierge")).toBeVisible();
  await expect(comment.getByRole("textbox", { name: /^Commentaire/ })).toHaveValue("");

  await dialog.getByRole("button", { name: "Accepter" }).click();
  await expect(toast(page, `Commande acceptée : ${number}`)).toBeVisible();
  await expect(timeline(page).getByText("Code transmis au concierge")).toBeVisible();
  await lookAtAction(other, "Changer de concierge", (entry) =>
    expect(entry).not.toHaveAttribute("aria-disabled", "true"),
  );
});

test("A20 ten orders go from new to delivered in their rows with at most 40 presses", async ({
  admin: page,
  world,
}) => {
  const ten = await newOrders(page, 10);
  expect(ten).toHaveLength(10);
  await enableAllConcierges(page, world);
  await page.goto(orders);
  await page.locator(".ui-grid [row-id]").first().waitFor();
  const presses = await countPresses(page);
  for (const step of ["Accepter", "Préparer", "Marquer livrée"]) {
    const buttons = ten.map(({ number }) =>
      page.getByRole("button", { name: `${step} ${number}`, exact: true }),
    );
    for (const button of buttons) await button.click();
    // Each stands, busy, for a second at least (A16).
    for (const button of buttons) await expect(button).toHaveCount(0);
  }
  expect(await presses()).toBeLessThanOrEqual(40);
  for (const order of ten) expect(await stored(page, placeOf(order))).toMatchObject({ status: "delivered" });
});

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 90 && !(await isFocused(target)); presses += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

test("A06 A14 orders are opened, accepted and left one after the other with the keyboard alone", async ({
  admin: page,
  world,
}) => {
  const three = await newOrders(page, 3);
  await enableAllConcierges(page, world);
  await page.goto(`${orders}?status=new`);
  await page.locator(".ui-grid [row-id]").first().waitFor();
  for (const { id, number } of three) {
    const row = page.locator(`.ui-grid [row-id="${id}"]`);
    await tabTo(page, page.getByRole("checkbox", { name: "Choisir toutes les lignes de la page" }));
    await page.keyboard.press("Tab");
    await expect(row.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Enter");

    const title = page.getByRole("heading", { level: 1, name: `Commande ${number}` });
    await expect(title).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Accepter", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Préparer" })).toBeFocused();

    await tabTo(
      page,
      page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link", { name: "Commandes" }),
      "Shift+Tab",
    );
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: /^Commandes/ })).toBeFocused();
    await expect(page).toHaveURL(/\?status=new$/);
  }
  for (const order of three) expect(await stored(page, placeOf(order))).toMatchObject({ status: "accepted" });
});
