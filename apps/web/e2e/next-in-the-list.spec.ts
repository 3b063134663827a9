import type { Page } from "@playwright/test";
import { expect, test, toast } from "./kit/palier.ts";
import { listOf, stored } from "./kit/stored.ts";

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

test("A20 A14 from an order to the next of the list it came from, by button and key, whatever becomes of it; the way back leads to the list, and to the last one's row", async ({
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

test("A20 the page's last row leads on to the next page and back, though rows before it have left the list", async ({
  admin: page,
  world,
}) => {
  const { rows, total } = await newOrders(page, 22);
  const [opened, ...after] = rows.slice(15);
  const before = after.at(-2);
  if (opened === undefined || before === undefined || after.length < 6) throw new Error("too few new orders");
  await page.goto(`${orders}?status=new`);
  await page.locator(`.ui-grid [row-id="${opened.id}"]`).scrollIntoViewIfNeeded();
  await openRow(page, opened);
  await expect(walk(page)).toContainText(`16 sur ${total}`);
  // Past the end of the rows known here.
  for (const { id } of rows.slice(0, 5)) await world.patch("order", id, { status: "accepted" });
  for (const order of after) {
    await expect(way(page, "suivante")).toBeEnabled();
    await page.keyboard.press("j");
    await expect(title(page, order)).toBeVisible();
  }
  await expect(walk(page)).toContainText(`22 sur ${total}`);
  await page.keyboard.press("k");
  await expect(title(page, before)).toBeVisible();
});

test("S10 A20 the next record is left for only once unsaved changes are given up, and a key that is typed is no step", async ({
  admin: page,
}) => {
  await page.goto("/admin/news");
  const rows = page.locator(".ui-grid [row-id] .ui-cell-link");
  await rows.first().click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(way(page, "suivante")).toBeVisible();
  const first = await heading.textContent();
  const field = page.getByRole("textbox", { name: /^Titre/ });
  await field.press("End");
  await field.pressSequentially(" jk");
  await expect(field).toHaveValue(/ jk$/);
  await way(page, "suivante").click();
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText("You have unsaved changes!");
  // Under the confirmation the keys do nothing.
  await page.keyboard.press("j");
  await expect(warning).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(warning).toHaveCount(0);
  await expect(field).toHaveValue(/ jk$/);
  await way(page, "suivante").click();
  await warning.getByRole("button", { name: /Quitter/ }).click();
  await expect(heading).not.toHaveText(first ?? "");
});

test("S10 A14 a step that was held back by unsaved changes is none: the list that is left for has the focus on the row that was opened", async ({
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

test("A20 a record that was opened by its address has no list to go through", async ({ admin: page }) => {
  const { rows } = await newOrders(page, 1);
  await page.goto(place(rows[0]?.id ?? 0));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Commande");
  await expect(page.getByRole("button", { name: "Accepter", exact: true })).toBeVisible();
  await expect(walk(page)).toHaveCount(0);
});
