import type { Page } from "@playwright/test";
import { answer } from "./kit/answer.ts";
import { expectNoAction, lookAtAction, pressAction } from "./kit/head.ts";
import { refundable } from "./kit/lost.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { stored } from "./kit/stored.ts";

async function completed(page: Page) {
  const place = await refundable(page);
  const { number, userName } = await stored(page, place);
  return { number: String(number), userName: String(userName), place };
}

const dialog = (page: Page) => page.getByRole("dialog", { name: /^Rembourser la commande/ });
const submit = (page: Page) => dialog(page).getByRole("button", { name: /^Rembourser/ });
const amount = (page: Page) => dialog(page).getByRole("textbox", { name: /^Montant à rembourser/ });

/** As a field shows it: « 121,67 ». */
const euros = (cents: number): string => (cents / 100).toFixed(2).replace(".", ",");

async function ask(page: Page, place: string, cents: string): Promise<void> {
  await page.goto(place);
  await pressAction(page, "Rembourser");
  await amount(page).fill(cents);
  await dialog(page)
    .getByRole("textbox", { name: /^Motif/ })
    .fill("Article manquant");
  await submit(page).click();
  await expect(dialog(page).getByRole("button", { name: "Modifier la saisie" })).toBeVisible();
}

test("A05 a refund restates amount, resident and order; a double click is one refund, shown at once", async ({
  admin: page,
}) => {
  const { place, number, userName } = await completed(page);
  await ask(page, place, "12,50");
  await expect(dialog(page).getByRole("alert").filter({ hasText: "Rembourser 12,50" })).toContainText(
    `à ${userName}, commande ${number}`,
  );
  await answer(dialog(page), "dblclick");
  await expect(toast(page, `Remboursement effectué : commande ${number}`)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored(page, place)).toMatchObject({ refundedCents: 1250, refunds: [{ amountCents: 1250 }] });
  await expect(page.getByRole("list", { name: /^Suivi/ }).getByText("Remboursement de 12,50")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Remboursé/ })).toContainText("12,50");
});

test("A05 A18 the whole rest is offered by one press, to the cent, beside what was refunded before", async ({
  admin: page,
}) => {
  const { place, number } = await completed(page);
  const { finalAmountCents } = await stored(page, place);
  await ask(page, place, "12,50");
  await answer(dialog(page));
  await expect(dialog(page)).toHaveCount(0);
  await page.goto(`/admin/concierge/order?q=${number}`);
  await expect(page.getByRole("gridcell", { name: /^Remboursé en partie/ })).toContainText(
    euros(finalAmountCents),
  );
  await page.goto(place);
  await pressAction(page, "Montant final");
  const final = page.getByRole("dialog", { name: /^Montant final/ });
  await final.getByRole("textbox", { name: /^Montant/ }).fill("5000");
  await final.getByRole("textbox", { name: /^Motif/ }).fill("Essai");
  await final.getByRole("button", { name: "Valider le montant" }).click();
  const question = final.getByRole("alert").filter({ hasText: /^Corriger/ });
  await expect(question).toContainText(new RegExp(`${euros(finalAmountCents)}\\s€ → 5\\s000,00\\s€ pour`));
  await expect(question).toContainText(/Déjà remboursé\s:\s12,50/);
  await final.getByRole("button", { name: "Annuler" }).click();
  await expect(final).toHaveCount(0);
  await pressAction(page, "Rembourser");
  await expect(dialog(page)).toContainText("Déjà remboursé : 12,50");
  const rest = finalAmountCents - 1250;
  const shown = euros(rest);
  await dialog(page)
    .getByRole("button", { name: /^Tout le reste/ })
    .click();
  await expect(amount(page)).toHaveValue(shown);
  await dialog(page)
    .getByRole("textbox", { name: /^Motif/ })
    .fill("Commande perdue");
  await submit(page).click();
  await answer(dialog(page));
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored(page, place)).toMatchObject({
    refundedCents: finalAmountCents,
    refunds: [{ amountCents: 1250 }, { amountCents: rest }],
  });
  await expectNoAction(page, "Rembourser");
  await lookAtAction(page, "Montant final", async (entry) => {
    await expect(entry).toHaveAttribute("aria-disabled", "true");
    await expect(entry).toContainText("remboursée en entier");
  });
  await page.goto(`/admin/concierge/order?q=${number}`);
  await expect(page.getByRole("gridcell", { name: /^Remboursé en entier/ })).toContainText(
    euros(finalAmountCents),
  );
});

test("A05 a refund whose answer was lost is tried again, and refunded once", async ({
  admin: page,
  world,
}) => {
  const { place } = await completed(page);
  await ask(page, place, "12,50");
  await world.fault({ route: "order.refund.post", cut: true, afterwards: true, times: 1 });
  await answer(dialog(page));
  await expect(dialog(page).getByRole("alert").filter({ hasText: "Connexion interrompue" })).toBeVisible();
  // A confirmed refund is not confirmed again.
  await dialog(page).getByRole("button", { name: "Réessayer" }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored(page, place)).toMatchObject({ refundedCents: 1250, refunds: [{ amountCents: 1250 }] });
});

test("A05 L05 two admins at once are one refund; the second is shown what is left and loses nothing typed", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  // Without realtime, only the version reveals the change.
  await world.setRealtime(false);
  const { place } = await completed(page);
  await ask(page, place, "12,50");
  const { page: other } = await realAdmin();
  const { csrfToken } = await (await other.request.get("/api/admin/session")).json();
  const { version } = await stored(other, place);
  const data = { amountCents: 1250, reason: "Article manquant", version };
  const headers = { "x-csrf-token": csrfToken, "idempotency-key": "karim" };
  expect((await other.request.post(`/api${place}/refund`, { data, headers })).status()).toBe(200);

  await answer(dialog(page));
  await expect(dialog(page).getByText("modifiée entre-temps")).toBeVisible();
  await expect(dialog(page).getByText("Déjà remboursé : 12,50")).toBeVisible();
  await expect(amount(page)).toHaveValue("12,50");
  expect(await stored(page, place)).toMatchObject({ refundedCents: 1250 });
});

test("A03 A15 too much is said before sending; the server's refusals are said inside the dialog", async ({
  admin: page,
  world,
}) => {
  const { place } = await completed(page);
  const { finalAmountCents } = await stored(page, place);
  await page.goto(place);
  await pressAction(page, "Rembourser");
  await amount(page).fill(`${(finalAmountCents + 1) / 100}`.replace(".", ","));
  await dialog(page)
    .getByRole("textbox", { name: /^Motif/ })
    .fill("Article manquant");
  await submit(page).click();
  await expect(dialog(page).getByRole("alert")).toContainText("ne peut pas dépasser ce qui reste");
  expect((await world.journal({ route: "order.refund.post" })).entries).toEqual([]);

  await amount(page).fill("1");
  for (const status of [409, 422, 423]) {
    await world.fault({ route: "order.refund.post", status, detail: `Refus numéro ${status}`, times: 1 });
    // Asks each time, so that nothing unconfirmed is sent.
    await submit(page).click();
    await answer(dialog(page));
    await expect(
      dialog(page)
        .getByRole("alert")
        .filter({ hasText: `Refus numéro ${status}` }),
    ).toBeVisible();
    await expect(amount(page)).toHaveValue("1,00");
  }
  expect(await stored(page, place)).toMatchObject({ refundedCents: 0 });
});

test("A18 A05 a refund shows each one made before and their sum, and « Tout le reste » leaves nothing", async ({
  admin: page,
}) => {
  const { place, number } = await completed(page);
  const { csrfToken } = await (await page.request.get("/api/admin/session")).json();
  for (const [at, amountCents] of [1250, 300].entries()) {
    const { version } = await stored(page, place);
    const data = { amountCents, reason: `Article ${at + 1}`, version };
    const headers = { "x-csrf-token": csrfToken, "idempotency-key": `before-${at}` };
    expect((await page.request.post(`/api${place}/refund`, { data, headers })).status()).toBe(200);
  }
  const { finalAmountCents } = await stored(page, place);
  await page.goto(place);
  await pressAction(page, "Rembourser");
  const made = dialog(page).getByRole("table", { name: "Remboursements déjà effectués" });
  await expect(made.getByRole("row", { name: /Jeanne Martin Article 1 12,50/ })).toBeVisible();
  await expect(made.getByRole("row", { name: /Jeanne Martin Article 2 3,00/ })).toBeVisible();
  await expect(made.getByRole("row", { name: /^Total 15,50/ })).toBeVisible();
  await dialog(page)
    .getByRole("button", { name: /^Tout le reste/ })
    .click();
  await dialog(page)
    .getByRole("textbox", { name: /^Motif/ })
    .fill("Tout est reparti");
  await submit(page).click();
  await expect(dialog(page).getByRole("button", { name: "Modifier la saisie" })).toBeVisible();
  await answer(dialog(page));
  await expect(toast(page, `Remboursement effectué : commande ${number}`)).toBeVisible();
  const now = await stored(page, place);
  expect(now).toMatchObject({ refundedCents: finalAmountCents });
  expect(now.refunds.map((each: { amountCents: number }) => each.amountCents)).toEqual([
    1250,
    300,
    finalAmountCents - 1550,
  ]);
  await expectNoAction(page, "Rembourser");
});
