import type { Page } from "@playwright/test";
import { answer } from "./answer.ts";
import { expect, test, toast } from "./palier.ts";

const name = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" });
const alerts = (page: Page, text: string | RegExp) => page.getByRole("alert").filter({ hasText: text });
const unknown = "On ne sait pas si l’enregistrement a abouti";
const json = async (page: Page, path: string) => (await page.request.get(`/api${path}`)).json();

/** The server does it, and a gateway answers in its place. */
const lost = (route: string) => ({ route, status: 504, afterwards: true, times: 1 });

async function found(page: Page, path: string, term: string): Promise<number> {
  const query = `draw=1&start=0&length=20&search[value]=${encodeURIComponent(term)}`;
  return (await json(page, `${path}/ajax-list?${query}`)).recordsFiltered;
}

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
  // The record's version keeps a second try out: other values need no question.
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
  await name(page).fill("Casiers de la gare");
  await page.getByRole("combobox", { name: /^Type/ }).selectOption("Consigne");
  await page.getByRole("textbox", { name: /^Adresse/ }).fill("1 place de la Gare");
  await page.getByRole("textbox", { name: /^Code postal/ }).fill("69003");
  await page.getByRole("textbox", { name: /^Ville/ }).fill("Lyon");
  await world.fault(lost("deliveryPoint.create.post"));
  await save(page).click();
  await expect(alerts(page, unknown)).toBeVisible();

  await name(page).fill("Casiers de la gare Part-Dieu");
  await save(page).click();
  const question = alerts(page, "La première demande a peut-être abouti");
  await expect(question).toContainText("Casiers de la gare");
  expect(await world.calls({ route: "deliveryPoint.create.post" })).toHaveLength(1);

  await question.getByRole("button", { name: "Reprendre la première saisie" }).click();
  await expect(name(page)).toHaveValue("Casiers de la gare");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Casiers de la gare")).toBeVisible();
  expect(await found(page, list, "Casiers de la gare")).toBe(1);
});

test("A17 A05 a refund whose answer was lost: another amount asks first, and names the amount that was sent", async ({
  admin: page,
  world,
}) => {
  const query = "draw=1&start=0&length=20&status=completed";
  const { data } = await json(page, `/admin/concierge/order/ajax-list?${query}`);
  const { id } = data.find(
    (each: { refundedCents: number; finalAmountCents: number }) =>
      each.refundedCents === 0 && each.finalAmountCents > 5000,
  );
  const place = `/admin/concierge/order/${id}`;
  await page.goto(place);
  await page.getByRole("button", { name: "Rembourser" }).click();
  const dialog = page.getByRole("dialog", { name: /^Rembourser la commande/ });
  const amount = dialog.getByRole("textbox", { name: /^Montant à rembourser/ });
  const submit = dialog.getByRole("button", { name: /^Rembourser/ });
  await amount.fill("12,50");
  await dialog.getByRole("textbox", { name: /^Motif/ }).fill("Article manquant");
  await submit.click();
  await world.fault(lost("order.refund.post"));
  await answer(dialog);
  await expect(dialog.getByRole("alert").filter({ hasText: unknown })).toBeVisible();
  // Read again at once: what is left to refund is what is left now.
  await expect(dialog.getByText("Déjà remboursé : 12,50")).toBeVisible();

  await amount.fill("20");
  await submit.click();
  await answer(dialog);
  const question = dialog.getByRole("alert").filter({ hasText: "La première demande a peut-être abouti" });
  await expect(question).toContainText("12,50");
  expect(await json(page, place)).toMatchObject({ refundedCents: 1250 });
  await question.getByRole("button", { name: "Reprendre la première saisie" }).click();
  await expect(amount).toHaveValue("12,50");
  await submit.click();
  await expect(async () => {
    if (await dialog.isVisible()) await submit.click({ timeout: 1_000 });
    await expect(dialog).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  expect(await json(page, place)).toMatchObject({ refundedCents: 1250, refunds: [{ amountCents: 1250 }] });
});

test("A17 A05 a comment whose answer was lost: the list is fresh, other words ask first and may go out too", async ({
  admin: page,
  world,
}) => {
  const { data } = await json(page, "/admin/concierge/order/ajax-list?draw=1&start=0&length=1");
  const place = `/admin/concierge/order/${data[0].id}`;
  await page.goto(place);
  const form = page.getByRole("form", { name: "Ajouter un commentaire" });
  const body = form.getByRole("textbox", { name: /^Commentaire/ });
  await body.fill("Livraison confirmée");
  await world.fault(lost("order.comment.post"));
  await form.getByRole("button", { name: "Commenter" }).click();
  await expect(form.getByRole("alert").filter({ hasText: unknown })).toBeVisible();
  await expect(page.getByRole("list", { name: /^Suivi/ }).getByText("Livraison confirmée")).toBeVisible();
  await body.fill("Livraison confirmée à 18 h");
  await form.getByRole("button", { name: "Commenter" }).click();
  const question = form.getByRole("alert").filter({ hasText: "La première demande a peut-être abouti" });
  await expect(question).toContainText("Livraison confirmée");
  const comments = async () => (await json(page, place)).comments.map((each: { body: string }) => each.body);
  expect(await comments()).not.toContain("Livraison confirmée à 18 h");
  await question.getByRole("button", { name: "Envoyer quand même" }).click();
  await expect(toast(page, "Commentaire ajouté")).toBeVisible();
  expect(await comments()).toEqual(
    expect.arrayContaining(["Livraison confirmée", "Livraison confirmée à 18 h"]),
  );
});

test("A17 a lost answer survives a reload: the draft comes back, and the same words are sent once", async ({
  admin: page,
  world,
}) => {
  const { data } = await json(page, "/admin/concierge/order/ajax-list?draw=1&start=0&length=1");
  const place = `/admin/concierge/order/${data[0].id}`;
  await page.goto(place);
  const form = page.getByRole("form", { name: "Ajouter un commentaire" });
  await form.getByRole("textbox", { name: /^Commentaire/ }).fill("Une seule fois");
  await world.fault(lost("order.comment.post"));
  await form.getByRole("button", { name: "Commenter" }).click();
  await expect(form.getByRole("alert").filter({ hasText: unknown })).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(form.getByRole("textbox", { name: /^Commentaire/ })).toHaveValue("Une seule fois");
  await expect(form.getByRole("status").first()).toContainText("on ne sait pas si elle a été enregistrée.");
  await form.getByRole("button", { name: "Commenter" }).click();
  await expect(toast(page, "Commentaire ajouté")).toBeVisible();
  const { comments } = await json(page, place);
  expect(comments.filter((each: { body: string }) => each.body === "Une seule fois")).toHaveLength(1);
});

test("A17 a press whose answer was lost is unknown, and what is there is read again at once", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/news/edit/3");
  await page.getByRole("button", { name: "Supprimer" }).click();
  const question = page.getByRole("alertdialog");
  await world.fault(lost("news.delete"));
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(question.getByRole("alert")).toContainText("On ne sait pas si votre demande a abouti");
  await world.waitFor({ route: "news.edit.get", status: 404 });
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "Suppression effectuée")).toBeVisible();
});
