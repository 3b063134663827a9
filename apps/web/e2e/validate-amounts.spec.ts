import type { Page } from "@playwright/test";
import { answer } from "./kit/answer.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { rowsOf, stored } from "./kit/stored.ts";

interface Row {
  readonly id: number;
  readonly number: string;
  readonly finalAmountCents: number;
  readonly estimatedAmountCents: number;
}

const place = "/admin/concierge/order/amount-to-validate";

const waiting = (page: Page) => rowsOf<Row>(page, `${place}/ajax-list`, { order: "deliveryAt" });

const isPlain = ({ finalAmountCents, estimatedAmountCents }: Row): boolean =>
  Math.abs(finalAmountCents - estimatedAmountCents) * 10 <= estimatedAmountCents;

const validate = (page: Page, { number }: Row) =>
  page.getByRole("button", { name: `Valider le montant ${number}` });

test("A05 A06 A14 three amounts are validated row by row with the keyboard alone", async ({
  admin: page,
  world,
}) => {
  const rows = await waiting(page);
  const start = rows.findIndex((_, index) => rows.slice(index, index + 3).every(isPlain));
  const three = rows.slice(start, start + 3);
  const [first] = three;
  if (first === undefined || three.length < 3) throw new Error("too few amounts wait");
  await page.goto(place);
  const question = page.getByRole("alertdialog");
  // The focus is lost if the grid replaces the light table meanwhile.
  await page.locator(".ui-grid [row-id]").first().waitFor();
  await validate(page, first).focus();
  await page.keyboard.press("Enter");
  for (const row of three) {
    const button = page.getByRole("button", { name: /^Valider/ }).and(page.locator(":focus"));
    if (row !== first) {
      await expect(button).toHaveAccessibleName(new RegExp(row.number));
      await page.keyboard.press("Enter");
    }
    await expect(question).toContainText(row.number);
    // « Retour » has the focus.
    await page.keyboard.press("Shift+Tab");
    await expect(question.getByRole("button", { name: /^Valider \d/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(validate(page, row)).toHaveCount(0);
  }
  const posts = (await world.journal({ route: "order.updateFinalAmount.post" })).entries;
  expect(posts.map(({ request }) => request?.json)).toMatchObject(
    three.map(({ finalAmountCents }) => ({ finalAmountCents, reason: null })),
  );
  for (const { id, finalAmountCents } of three)
    expect(await stored(page, `/admin/concierge/order/${id}`)).toMatchObject({
      amountStatus: "validated",
      finalAmountCents,
    });
});

test("A15 an amount over 10 % away is validated with its reason, in a dialog", async ({ admin: page }) => {
  const far = (await waiting(page)).find((row) => !isPlain(row));
  if (far === undefined) throw new Error("every amount is near its estimate");
  await page.goto(place);
  await page.locator(".ui-grid [row-id]").first().waitFor();
  await expect(page.getByRole("button", { name: `Valider avec un motif ${far.number}` })).toBeVisible();
  await expect(validate(page, far)).toHaveCount(0);
  await page.getByRole("button", { name: `Valider avec un motif ${far.number}` }).click();
  const dialog = page.getByRole("dialog", { name: `Montant final de la commande ${far.number}` });
  const submit = dialog.getByRole("button", { name: /^Valider/ });
  await submit.click();
  await expect(dialog.getByRole("alert")).toContainText("Indiquez le motif");
  const amount = dialog.getByRole("textbox", { name: /^Montant/ });
  const given = await amount.inputValue();
  for (const [bad, reason] of [
    ["abc", "Un montant en euros est attendu"],
    ["12,345", "Deux décimales au plus"],
    ["-5", "Un montant ne peut pas être négatif"],
  ] as const) {
    await amount.fill(bad);
    await submit.click();
    await expect(dialog.getByText(reason).first()).toBeVisible();
  }
  await amount.fill(given);
  await dialog.getByRole("textbox", { name: /^Motif/ }).fill("Deux pièces de plus");
  await submit.click();
  await expect(dialog.getByRole("alert").filter({ hasText: /^Valider .* commande/ })).toBeVisible();
  await answer(dialog);
  await expect(toast(page, `Montant validé : commande ${far.number}`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const order = await stored(page, `/admin/concierge/order/${far.id}`);
  expect(order).toMatchObject({ amountStatus: "validated", finalAmountCents: far.finalAmountCents });
  expect(order.validations.at(-1)).toMatchObject({
    reason: "Deux pièces de plus",
    byAdmin: "Jeanne Martin",
  });
});
