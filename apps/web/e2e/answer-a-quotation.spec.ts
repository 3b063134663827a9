import type { Page } from "@playwright/test";
import { answer } from "./answer.ts";
import { cell, expect, test, toast } from "./palier.ts";

const list = "/admin/concierge/quotation";

interface Quotation {
  readonly id: number;
  readonly number: string;
  readonly userName: string;
}

async function oneThatIs(page: Page, status: string): Promise<Quotation> {
  const query = `draw=1&start=0&length=20&status=${status}`;
  const { data } = await (await page.request.get(`/api${list}/ajax-list?${query}`)).json();
  return data[0];
}

const stored = async (page: Page, { id }: Quotation) =>
  (await (await page.request.get(`/api${list}/edit/${id}`)).json()).record;

const figure = (page: Page, label: string) =>
  page
    .getByRole("region", { name: "Chiffres des devis affichés" })
    .locator(".ui-facts__pair", { has: page.getByText(label, { exact: true }) })
    .locator("dd");

test("A05 A11 a quotation is priced, sent with amount and person restated, and expires by itself", async ({
  admin: page,
  world,
}) => {
  await world.clock({ freeze: true, set: "2026-11-21T09:30:00Z" });
  const quotation = await oneThatIs(page, "requested");
  await page.goto(`${list}/edit/${quotation.id}`);
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Envoyer le devis ${quotation.number}` });
  const submit = dialog.getByRole("button", { name: /^Envoyer/ });
  await dialog.getByRole("textbox", { name: /^Montant/ }).fill("douze");
  await submit.click();
  await expect(dialog.getByRole("textbox", { name: /^Montant/ })).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("textbox", { name: /^Montant/ }).fill("");
  await submit.click();
  await expect(dialog.getByRole("alert")).toContainText("Un devis envoyé ou accepté a un montant");
  await dialog.getByRole("textbox", { name: /^Montant/ }).fill("1 234,50");
  await dialog.getByRole("textbox", { name: /^Valable/ }).fill("30/11/2026");
  await submit.click();
  await expect(dialog.getByRole("alert").filter({ hasText: quotation.userName })).toContainText(/1.234,50/);
  await answer(dialog);
  await expect(toast(page, `Envoi effectué : devis ${quotation.number}`)).toBeVisible();
  expect(await stored(page, quotation)).toMatchObject({ status: "sent", amountCents: 123_450 });

  await world.clock({ set: "2026-12-01T09:30:00Z" });
  await page.reload();
  await expect(page.getByRole("main").getByText("Expiré").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Accepter" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Envoyer", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(cell(page, "Jeanne Martin").first()).toBeVisible();
});

test("A05 A15 the resident's answer is asked for, stored once, and leaves nothing more to decide", async ({
  admin: page,
}) => {
  const quotation = await oneThatIs(page, "sent");
  await page.goto(`${list}/edit/${quotation.id}`);
  await page.getByRole("button", { name: "Accepter" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`devis ${quotation.number} de ${quotation.userName}`);
  await question.getByRole("button", { name: /^Accepter pour/ }).click();
  await expect(toast(page, `Devis accepté : ${quotation.number}`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Accepter|Refuser|Envoyer)$/ })).toHaveCount(0);
  expect(await stored(page, quotation)).toMatchObject({ status: "accepted" });
});

test("A01 S03 the figures above the quotations follow filters and search; the rows are exported", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/concierge/quotation");
  await expect(figure(page, "Demandé")).not.toHaveText("0");
  await page.getByRole("combobox", { name: "Statut" }).selectOption("Envoyé");
  await expect(figure(page, "Demandé")).toHaveText("0");
  const count = await figure(page, "Envoyé").textContent();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Devis ${count}`);
  await page.getByRole("searchbox").fill("zzz");
  await expect(figure(page, "Envoyé")).toHaveText("0");
  await expect(page.getByText("Aucun devis ne correspond")).toBeVisible();
  await page.getByRole("button", { name: "Effacer les filtres" }).first().click();
  await expect(figure(page, "Demandé")).not.toHaveText("0");
  await page.getByRole("button", { name: "Exporter" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Exporter" }).click();
  await world.waitFor({ route: "quotation.export", status: 200 });
});
