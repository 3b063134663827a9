import type { Page } from "@playwright/test";
import { answer } from "./kit/answer.ts";
import { exportList } from "./kit/export-list.ts";
import { expectActions, pressAction } from "./kit/head.ts";
import { expect, filterBy, save, test, toast } from "./kit/palier.ts";
import { oneThat, stored } from "./kit/stored.ts";

const list = "/admin/concierge/quotation";

interface Quotation {
  readonly id: number;
  readonly number: string;
  readonly userName: string;
}

const oneThatIs = (page: Page, status: string) => oneThat<Quotation>(page, `${list}/ajax-list`, { status });
const recordOf = (page: Page, { id }: Quotation) => stored(page, `${list}/edit/${id}`);

const figure = (page: Page, label: string) =>
  page
    .getByRole("region", { name: "Chiffres des devis affichés" })
    .locator(".ui-facts__pair", { has: page.getByText(label, { exact: true }) })
    .locator("dd");

test("A05 A15 the resident's answer is asked for, stored once, and leaves nothing more to decide", async ({
  admin: page,
  world,
}) => {
  const quotation = await oneThatIs(page, "sent");
  await page.goto(`${list}/edit/${quotation.id}`);
  await page.getByRole("button", { name: "Accepter" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`devis ${quotation.number} de ${quotation.userName}`);
  await question.getByRole("button", { name: /^Accepter pour/ }).dblclick();
  await expect(toast(page, `Devis accepté : ${quotation.number}`)).toBeVisible();
  await expectActions(page, []);
  expect(await recordOf(page, quotation)).toMatchObject({ status: "accepted" });
  expect(await world.calls({ route: "quotation.edit.post" })).toHaveLength(1);
});

test("A01 S03 the figures above the quotations follow filters and search, which the address holds and the export has", async ({
  admin: page,
}) => {
  await page.goto("/admin/concierge/quotation");
  await expect(figure(page, "Demandé")).not.toHaveText("0");
  await filterBy(page, "Statut", "Envoyé");
  await expect(figure(page, "Demandé")).toHaveText("0");
  const count = await figure(page, "Envoyé").textContent();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Devis ${count}`);
  await expect(page).toHaveURL(/\?status=sent$/);
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ status: "sent" });
  expect(rows).toHaveLength(Number(count));
  expect(new Set(rows.map((row) => row.Statut))).toEqual(new Set(["Envoyé"]));
  await page.reload();
  await expect(figure(page, "Envoyé")).toHaveText(String(count));
  await expect(figure(page, "Demandé")).toHaveText("0");
  await page.getByRole("searchbox").fill("zzz");
  await expect(figure(page, "Envoyé")).toHaveText("0");
  await expect(page.getByText("Aucun devis ne correspond")).toBeVisible();
  await page.getByRole("button", { name: "Effacer les filtres" }).first().click();
  await expect(figure(page, "Demandé")).not.toHaveText("0");
});

test("A15 A05 what is typed in a quotation's form is saved before it is sent, for a day that is not over", async ({
  admin: page,
  world,
}) => {
  const quotation = await oneThatIs(page, "requested");
  await page.goto(`${list}/edit/${quotation.id}`);
  // The client knows the server's day from here on.
  await world.waitFor({ route: "dashboard.waiting", status: 200 });
  const send = page.getByRole("button", { name: "Envoyer", exact: true });
  await expect(send).toBeEnabled();
  await page.getByRole("textbox", { name: "Montant" }).fill("1 234,50");
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await expect(send).toHaveAccessibleDescription("Enregistrez d’abord vos modifications");
  await page.getByRole("textbox", { name: /^Valable/ }).fill("01/01/2020");
  // The form refuses it without a request, in the server's words.
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/quotation/")) posts.push(request.url());
  });
  await save(page).click();
  await expect(page.getByText("Cette date est passée").first()).toBeVisible();
  expect(posts).toEqual([]);
  expect(await recordOf(page, quotation)).toMatchObject({ amountCents: null, validUntil: null });
  await page.getByRole("textbox", { name: /^Valable/ }).fill("30/11/2026");
  await save(page).click();
  await send.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Montant" })).toHaveValue(/^1\s234,50$/);
  await dialog.getByRole("textbox", { name: /^Valable/ }).fill("01/01/2020");
  await dialog.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(dialog.getByText("Cette date est passée").first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Envoyer pour/ })).toHaveCount(0);
  await dialog.getByRole("textbox", { name: /^Valable/ }).fill("30/11/2026");
  await dialog.getByRole("button", { name: "Envoyer", exact: true }).click();
  await answer(dialog);
  await expect(toast(page, `Envoi effectué : devis ${quotation.number}`)).toBeVisible();
  await expect(page.getByText("modifiée entre-temps")).toHaveCount(0);
  expect(await recordOf(page, quotation)).toMatchObject({
    amountCents: 123_450,
    validUntil: "2026-11-30",
    status: "sent",
  });
});

test("A18 the price of a sent quotation is read-only in its form, and goes out again by its own action", async ({
  admin: page,
}) => {
  const quotation = await oneThatIs(page, "sent");
  const before = await recordOf(page, quotation);
  await page.goto(`${list}/edit/${quotation.id}`);
  const amount = page.getByRole("textbox", { name: "Montant" });
  await expect(amount).toHaveAttribute("readonly");
  await expect(amount).toHaveAccessibleDescription(/utilisez «\sRenvoyer\s»/);
  await expect(page.getByRole("textbox", { name: "Objet" })).toBeEditable();
  await pressAction(page, "Renvoyer");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Montant" }).fill("99,50");
  await dialog.getByRole("button", { name: "Renvoyer", exact: true }).click();
  const question = dialog.getByRole("alert").filter({ hasText: `Renvoyer le devis ${quotation.number}` });
  await expect(question).toContainText(`de ${quotation.userName}, 99,50 €`);
  expect(await recordOf(page, quotation)).toEqual(before);
  await answer(dialog);
  await expect(toast(page, `Renvoi effectué : devis ${quotation.number}`)).toBeVisible();
  expect(await recordOf(page, quotation)).toMatchObject({ amountCents: 9950, status: "sent" });
});

test("A18 of an accepted quotation the title alone can be changed, in the browser and by the API", async ({
  admin: page,
}) => {
  const quotation = await oneThatIs(page, "accepted");
  const before = await recordOf(page, quotation);
  await page.goto(`${list}/edit/${quotation.id}`);
  await expect(page.getByRole("textbox", { name: "Montant" })).toHaveAttribute("readonly");
  await expectActions(page, []);
  await page.getByRole("textbox", { name: "Objet" }).fill("Autre objet");
  await save(page).click();
  await expect(toast(page, `Devis ${quotation.number}`)).toBeVisible();
  expect(await recordOf(page, quotation)).toEqual({
    ...before,
    title: "Autre objet",
    version: before.version + 1,
  });
});
