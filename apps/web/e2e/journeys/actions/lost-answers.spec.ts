import { answer } from "../../kit/answer.ts";
import { fillStorage } from "../../kit/full-storage.ts";
import { pressAction } from "../../kit/head.ts";
import { expectCleanPart } from "../../kit/looks.ts";
import { lost, question, refundable, unknown } from "../../kit/lost.ts";
import { expect, save, test, toast } from "../../kit/palier.ts";
import { oneThat, stored } from "../../kit/stored.ts";

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

test("A12 A17 an edit that full storage kept in part can be sent beside or left, and is not taken back as a mix that nobody typed", async ({
  admin: page,
  world,
}) => {
  const list = "/admin/ready-answer";
  const { id } = await oneThat<{ id: number }>(page, `${list}/ajax-list`);
  await page.goto(`${list}/edit/${id}`);
  const [title, body] = [/^Titre/, /^Texte/].map((label) => page.getByRole("textbox", { name: label }));
  if (title === undefined || body === undefined) throw new Error("the form has changed");
  await title.fill("Premier titre");
  await body.fill("Une réponse bien longue. ".repeat(120));
  await fillStorage(page, 1_000);
  await world.fault({ route: "readyAnswer.edit.post", cut: true, times: 1 });
  await save(page).click();
  await expect(page.getByRole("alert").filter({ hasText: unknown })).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();

  await title.fill("Second titre");
  await body.fill("Une autre réponse.");
  await save(page).click();
  const asked = page.getByRole("alert").filter({ hasText: question });
  await expect(asked).toContainText("enregistrer quand même");
  await expect(asked).toContainText("Elle contenait notamment");
  await expect(asked).toContainText("Premier titre");
  await expect(asked.getByRole("button")).toHaveText(["Envoyer quand même"]);
  expect(await world.calls({ route: "readyAnswer.edit.post" })).toHaveLength(1);
  await asked.getByRole("button").click();
  await expect(toast(page, "Enregistrement effectué : Second titre")).toBeVisible();
  expect(await stored(page, `${list}/edit/${id}`)).toMatchObject({
    title: "Second titre",
    body: "Une autre réponse.",
  });
});
