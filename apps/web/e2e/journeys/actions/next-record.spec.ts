import type { Page } from "@playwright/test";
import { expect, test, toast } from "../../kit/palier.ts";
import { listOf, stored } from "../../kit/stored.ts";

interface Order {
  readonly id: number;
  readonly number: string;
}

const orders = "/admin/concierge/order";
const place = (id: number) => `${orders}/${id}`;

async function newOrders(page: Page, length: number) {
  const query = { status: "new", order: "-number", length };
  const { data, recordsFiltered } = await listOf<Order>(page, `${orders}/ajax-list`, query);
  return { rows: data, total: recordsFiltered };
}

const title = (page: Page, { number }: Order) =>
  page.getByRole("heading", { level: 1, name: `Commande ${number}` });
const walk = (page: Page) => page.getByRole("navigation", { name: /^Parcours/ });
const way = (page: Page, name: "précédente" | "suivante") =>
  walk(page).getByRole("button", { name: `Fiche ${name}` });

async function openRow(page: Page, { number }: Order): Promise<void> {
  await page
    .locator(".ui-grid")
    .getByRole("link", { name: new RegExp(number) })
    .first()
    .click();
}

test("A20 A14 the way from record to record of a list goes by button and key, and back to the last one's row", async ({
  admin: page,
}) => {
  const { rows, total } = await newOrders(page, 3);
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error("too few new orders");
  await page.goto(`${orders}?status=new`);
  await openRow(page, first);
  await expect(title(page, first)).toBeFocused();
  await expect(walk(page)).toContainText(`1 sur ${total}`);
  await expect(way(page, "précédente")).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Accepter", exact: true }).click();
  await expect(toast(page, `Commande acceptée : ${first.number}`)).toBeVisible();
  await way(page, "suivante").click();
  await expect(title(page, second)).toBeFocused();
  await expect(walk(page)).toContainText(`2 sur ${total}`);
  await page.keyboard.press("j");
  await expect(title(page, third)).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("Shift+K");
  await expect(title(page, first)).toBeFocused();
  expect(await stored(page, place(first.id))).toMatchObject({ status: "accepted" });
  await page.goBack();
  await expect(page).toHaveURL(`${orders}?status=new`);
  await expect(page.locator(`.ui-grid [row-id="${second.id}"]`)).toBeVisible();
  await expect(page.locator(`.ui-grid [row-id="${first.id}"]`)).toHaveCount(0);

  // The keys go on from the record read last.
  await openRow(page, second);
  await page.keyboard.press("j");
  await expect(title(page, third)).toBeFocused();
  await page.goBack();
  await expect(page.locator(`.ui-grid [row-id="${third.id}"] [role=gridcell]:focus`)).toHaveCount(1);
});

test("A14 S10 after a step that unsaved changes held back, the list has the focus on the row that was opened", async ({
  admin: page,
}) => {
  await page.goto("/admin/news");
  const opened = page.locator(".ui-grid [row-id]").filter({ has: page.locator(".ui-cell-link") });
  const id = await opened.first().getAttribute("row-id");
  await opened.first().locator(".ui-cell-link").click();
  await expect(way(page, "suivante")).toBeVisible();
  await page.getByRole("textbox", { name: /^Titre/ }).fill("Pas encore enregistré");
  await way(page, "suivante").click();
  const warning = page.getByRole("alertdialog");
  await warning.getByRole("button", { name: "Rester sur la page" }).click();
  await expect(warning).toHaveCount(0);
  await page.goBack();
  await warning.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect(page).toHaveURL(/\/admin\/news$/);
  await expect(page.locator(`.ui-grid [row-id="${id}"] [role=gridcell]:focus`)).toHaveCount(1);
});
