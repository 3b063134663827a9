import { answer } from "../../kit/answer.ts";
import { pressAction } from "../../kit/head.ts";
import { expectCleanPart } from "../../kit/looks.ts";
import { lost, question, refundable, unknown } from "../../kit/lost.ts";
import { expect, test } from "../../kit/palier.ts";
import { stored } from "../../kit/stored.ts";

test("A05 A06 A17 after a refund whose answer was lost another amount asks first, and the first one again refunds once", async ({
  admin: page,
  world,
}) => {
  const place = await refundable(page);
  const dialog = page.getByRole("dialog", { name: /^Rembourser la commande/ });
  const amount = dialog.getByRole("textbox", { name: /^Montant à rembourser/ });
  const submit = dialog.locator("button[type=submit]");
  const alert = (text: string) => dialog.getByRole("alert").filter({ hasText: text });
  const once = { refundedCents: 1250, refunds: [{ amountCents: 1250 }] };
  await page.goto(place);
  await pressAction(page, "Rembourser");
  await amount.fill("12,50");
  await dialog.getByRole("textbox", { name: /^Motif/ }).fill("Article manquant");
  await submit.click();
  await world.fault(lost("order.refund.post"));
  await answer(dialog);
  await expect(alert(unknown)).toBeVisible();
  // The remaining amount is up to date.
  await expect(dialog.getByText("Déjà remboursé : 12,50")).toBeVisible();
  await amount.fill("20");
  await submit.click();
  await answer(dialog);
  await expect(alert(question)).toContainText("12,50");
  await expectCleanPart(dialog, "a window that asks");
  expect(await stored(page, place)).toMatchObject(once);
  await alert(question).getByRole("button", { name: "Reprendre la première saisie" }).click();
  await expect(amount).toHaveValue("12,50");
  await submit.click();
  await answer(dialog);
  await expect(dialog).toHaveCount(0);
  expect(await stored(page, place)).toMatchObject(once);
});
