import type { Page } from "@playwright/test";
import { answer } from "./kit/answer.ts";
import { fillStorage } from "./kit/full-storage.ts";
import { pressAction } from "./kit/head.ts";
import { expectCleanPart } from "./kit/looks.ts";
import { expect, loseRefund, lost, question, sendFirstAgain, test, unknown } from "./kit/lost.ts";
import { fillForm, save, toast } from "./kit/palier.ts";
import { oneThat, rowsOf, stored } from "./kit/stored.ts";

const name = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });
const alerts = (page: Page, text: string | RegExp) => page.getByRole("alert").filter({ hasText: text });
test("A17 an edit whose answer was lost is read again at once, and shown as done without another try", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/building/edit/3");
  await name(page).fill("Fait sans réponse");
  await world.fault(lost("building.edit.post"));
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Fait sans réponse")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fait sans réponse");
  await expect(page.getByText("Aucune modification")).toBeVisible();
  await expect(alerts(page, unknown)).toHaveCount(0);
  expect(await world.calls({ route: "building.edit.post" })).toHaveLength(1);
});

test("A17 an edit that never arrived is unknown, not failed: the record is read and does not hold it", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/building/edit/3");
  await name(page).fill("Jamais arrivé");
  await world.fault({ route: "building.edit.post", cut: true, times: 1 });
  await save(page).click();
  await expect(alerts(page, unknown)).toContainText("ne contient pas encore votre saisie");
  await expect(alerts(page, "Connexion interrompue")).toBeVisible();
  await expect(name(page)).toHaveValue("Jamais arrivé");
  // The version prevents a second save, so other values need no confirmation.
  await name(page).fill("Arrivé enfin");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Arrivé enfin")).toBeVisible();
});

test("A17 A05 a creation whose answer was lost: other values ask first, the same ones create nothing twice", async ({
  admin: page,
  world,
}) => {
  const list = "/admin/concierge/delivery-point";
  await page.goto(`${list}/new`);
  await fillForm(page, { Nom: "Casiers de la gare", Type: "Consigne", Adresse: "1 place de la Gare" });
  await fillForm(page, { "Code postal": "69003", Ville: "Lyon" });
  await world.fault(lost("deliveryPoint.create.post"));
  await save(page).click();
  await expect(alerts(page, unknown)).toBeVisible();

  await name(page).fill("Casiers de la gare Part-Dieu");
  await save(page).click();
  const asked = alerts(page, question);
  await expect(asked).toContainText("Casiers de la gare");
  expect(await world.calls({ route: "deliveryPoint.create.post" })).toHaveLength(1);

  await asked.getByRole("button", { name: "Reprendre la première saisie" }).click();
  await expect(name(page)).toHaveValue("Casiers de la gare");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Casiers de la gare")).toBeVisible();
  expect(await rowsOf(page, `${list}/ajax-list`, { search: "Casiers de la gare" })).toHaveLength(1);
});

test("A17 A05 A06 a refund whose answer was lost: another amount asks first, and names the amount that was sent", async ({
  admin: page,
  refund,
  world,
}) => {
  await loseRefund(refund, world);
  // The remaining amount is up to date.
  await expect(refund.dialog.getByText("Déjà remboursé : 12,50")).toBeVisible();
  await refund.amount.fill("20");
  await refund.submit.click();
  await answer(refund.dialog);
  await expect(refund.alert(question)).toContainText("12,50");
  await expectCleanPart(refund.dialog, "a window that asks");
  await sendFirstAgain(page, refund);
});

test("A17 A05 a comment whose answer was lost: the list is fresh, other words ask first and may go out too", async ({
  admin: page,
  comment,
  world,
}) => {
  await comment.body.fill("Livraison confirmée");
  await world.fault(lost("order.comment.post"));
  await comment.send.click();
  await expect(comment.alert(unknown)).toBeVisible();
  await expect(page.getByRole("list", { name: /^Suivi/ }).getByText("Livraison confirmée")).toBeVisible();
  await comment.body.fill("Livraison confirmée à 18 h");
  await comment.send.click();
  await expect(comment.alert(question)).toContainText("Livraison confirmée");
  expect(await comment.bodies()).not.toContain("Livraison confirmée à 18 h");
  await comment.alert(question).getByRole("button", { name: "Envoyer quand même" }).click();
  await expect(toast(page, "Commentaire ajouté")).toBeVisible();
  expect(await comment.bodies()).toEqual(
    expect.arrayContaining(["Livraison confirmée", "Livraison confirmée à 18 h"]),
  );
});

test("A17 a lost answer survives a reload: the draft comes back, and the same words are sent once", async ({
  admin: page,
  comment,
  world,
}) => {
  await comment.body.fill("Une seule fois");
  await world.fault(lost("order.comment.post"));
  await comment.send.click();
  await expect(comment.alert(unknown)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(comment.body).toHaveValue("Une seule fois");
  await expect(comment.form.getByRole("status").first()).toContainText(
    "on ne sait pas si elle a été enregistrée.",
  );
  await comment.send.click();
  await expect(toast(page, "Commentaire ajouté")).toBeVisible();
  expect((await comment.bodies()).filter((body) => body === "Une seule fois")).toHaveLength(1);
});

test("A17 A12 an edit that full storage kept in part can be sent beside or left, not taken back as a mix that nobody typed", async ({
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
  await expect(alerts(page, unknown)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();

  await title.fill("Second titre");
  await body.fill("Une autre réponse.");
  await save(page).click();
  const asked = alerts(page, question);
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

test("A17 a press whose answer was lost is unknown, and what is there is read again at once", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/news/edit/3");
  await pressAction(page, "Supprimer");
  const dialog = page.getByRole("alertdialog");
  await world.fault(lost("news.delete"));
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(dialog.getByRole("alert")).toContainText("On ne sait pas si votre demande a abouti");
  await world.waitFor({ route: "news.edit.get", status: 404 });
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "Suppression effectuée")).toBeVisible();
});
