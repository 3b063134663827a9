import type { Page, Route } from "@playwright/test";
import { answer } from "./answer.ts";
import { expect, jeanne, signIn, test, toast } from "./palier.ts";

const json = async (page: Page, path: string) => (await page.request.get(`/api${path}`)).json();
const name = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });
const question = "La première demande a peut-être abouti";
const unknown = "On ne sait pas si l’enregistrement a abouti";

async function refundable(page: Page): Promise<string> {
  const query = "draw=1&start=0&length=20&status=completed";
  const { data } = await json(page, `/admin/concierge/order/ajax-list?${query}`);
  const { id } = data.find(
    (each: { refundedCents: number; finalAmountCents: number }) =>
      each.refundedCents === 0 && each.finalAmountCents > 5000,
  );
  return `/admin/concierge/order/${id}`;
}

/** The refund's dialog, with its parts. */
function refundOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: /^Rembourser la commande/ });
  return {
    dialog,
    open: () => page.getByRole("main").getByRole("button", { name: "Rembourser", exact: true }).click(),
    amount: dialog.getByRole("textbox", { name: /^Montant à rembourser/ }),
    submit: dialog.locator("button[type=submit]"),
    alert: (text: string) => dialog.getByRole("alert").filter({ hasText: text }),
    async fill(amount: string) {
      await dialog.getByRole("textbox", { name: /^Montant à rembourser/ }).fill(amount);
      await dialog.getByRole("textbox", { name: /^Motif/ }).fill("Article manquant");
    },
  };
}

test("A05 A17 a refund that arrives after the order was read as unchanged: another amount still asks first", async ({
  admin: page,
}) => {
  const place = await refundable(page);
  await page.goto(place);
  const refund = refundOf(page);
  await refund.open();
  await refund.fill("12,50");
  const { promise: sent, resolve } = Promise.withResolvers<Route>();
  await page.route("**/api/admin/concierge/order/*/refund", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    resolve(route);
    return route.abort();
  });
  await refund.submit.click();
  await answer(refund.dialog);
  await expect(refund.alert("ne contient pas encore votre saisie")).toBeVisible();
  const request = (await sent).request();
  await page.unroute("**/api/admin/concierge/order/*/refund");
  const late = await page.request.post(request.url(), {
    headers: await request.allHeaders(),
    data: request.postData() ?? "",
  });
  expect(late.status()).toBe(200);
  // The admin comes back to the tab: everything is read again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(refund.dialog.getByText("Déjà remboursé : 12,50")).toBeVisible();
  await expect(refund.alert("ne contient pas encore votre saisie")).toHaveCount(0);

  await refund.amount.fill("20");
  await refund.submit.click();
  await answer(refund.dialog);
  await expect(refund.alert(question)).toContainText("12,50");
  expect(await json(page, place)).toMatchObject({ refundedCents: 1250 });
});

test("A05 A17 a lost refund that is repeated when its key is forgotten meets its own version: it asks first", async ({
  admin: page,
}) => {
  const place = await refundable(page);
  await page.goto(place);
  const refund = refundOf(page);
  await refund.open();
  await refund.fill("12,50");
  const { promise: sent, resolve } = Promise.withResolvers<Route>();
  await page.route("**/api/admin/concierge/order/*/refund", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    resolve(route);
    return route.abort();
  });
  await refund.submit.click();
  await answer(refund.dialog);
  await expect(refund.alert(unknown)).toBeVisible();
  const request = (await sent).request();
  await page.unroute("**/api/admin/concierge/order/*/refund");
  const late = await page.request.post(request.url(), {
    headers: { ...(await request.allHeaders()), "idempotency-key": "a key that the server keeps no more" },
    data: request.postData() ?? "",
  });
  expect(late.status()).toBe(200);
  await refund.dialog.getByRole("button", { name: "Réessayer" }).click();
  await expect(refund.alert("modifiée entre-temps")).toBeVisible();
  await refund.submit.click();
  await answer(refund.dialog);
  await expect(refund.alert(question)).toBeVisible();
  expect(await json(page, place)).toMatchObject({ refundedCents: 1250 });
});

test("A05 A17 a refund whose answer was lost is given up and typed again: it asks before it is done twice", async ({
  admin: page,
  world,
}) => {
  const place = await refundable(page);
  await page.goto(place);
  const refund = refundOf(page);
  await refund.open();
  await refund.fill("12,50");
  await refund.submit.click();
  await world.fault({ route: "order.refund.post", status: 504, afterwards: true, times: 1 });
  await answer(refund.dialog);
  await expect(refund.alert(unknown)).toBeVisible();
  await refund.dialog.getByRole("button", { name: "Annuler" }).click();
  await expect(refund.dialog).toHaveCount(0);

  await refund.open();
  const found = refund.dialog.getByRole("status").filter({ hasText: "Votre saisie a été retrouvée" });
  await expect(found).toContainText("on ne sait pas si elle a été enregistrée");
  await found.getByRole("button", { name: "Revenir à la fiche enregistrée" }).click();
  await expect(refund.amount).not.toHaveValue(/12,50/);
  await refund.fill("12,50");
  await refund.submit.click();
  await answer(refund.dialog);
  await expect(refund.alert(question)).toBeVisible();
  expect(await json(page, place)).toMatchObject({ refundedCents: 1250 });

  await refund.alert(question).getByRole("button", { name: "Reprendre la première saisie" }).click();
  await refund.submit.click();
  await answer(refund.dialog);
  await expect(refund.dialog).toHaveCount(0);
  expect(await json(page, place)).toMatchObject({ refundedCents: 1250, refunds: [{ amountCents: 1250 }] });
});

test("A05 A17 a comment beside a lost one is refused: the first words again are one comment", async ({
  admin: page,
  world,
}) => {
  const { data } = await json(page, "/admin/concierge/order/ajax-list?draw=1&start=0&length=1");
  const place = `/admin/concierge/order/${data[0].id}`;
  await page.goto(place);
  const form = page.getByRole("form", { name: "Ajouter un commentaire" });
  const body = form.getByRole("textbox", { name: /^Commentaire/ });
  const send = form.getByRole("button", { name: "Commenter" });
  await body.fill("Livraison confirmée");
  await world.fault({ route: "order.comment.post", status: 504, afterwards: true, times: 1 });
  await send.click();
  await expect(form.getByRole("alert").filter({ hasText: unknown })).toBeVisible();
  await body.fill("Livraison confirmée à 18 h");
  await send.click();
  await world.fault({ route: "order.comment.post", status: 422, detail: "Refusé", times: 1 });
  await form.getByRole("button", { name: "Envoyer quand même" }).click();
  await expect(form.getByRole("alert").filter({ hasText: "Refusé" })).toBeVisible();
  await body.fill("Livraison confirmée");
  await send.click();
  await expect(toast(page, "Commentaire ajouté")).toBeVisible();
  const { comments } = await json(page, place);
  const said = comments.filter((each: { body: string }) => each.body.startsWith("Livraison confirmée"));
  expect(said).toHaveLength(1);
});

test("A13 A23 a save that ends when another admin has signed in says nothing to them, and keeps no draft", async ({
  admin: page,
  context,
  network,
}) => {
  await page.goto("/admin/building/edit/3");
  await name(page).fill("Saisi par Jeanne");
  const second = await context.newPage();
  await second.goto("/admin/incident");
  const sent = await network.hold("**/api/admin/building/edit/3");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Incidents" }).click();
  await page.getByRole("button", { name: "Quitter sans attendre" }).click();
  await expect(page).toHaveURL(/\/admin\/incident$/);
  await second.getByRole("button", { name: `Compte de ${jeanne.name}` }).click();
  await second.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await second.close();
  await signIn(page, { email: "karim.benali@palier.test", password: "palier", name: "Karim Benali" });
  await expect(page.getByRole("button", { name: "Compte de Karim Benali" })).toBeVisible();
  const ended = page.waitForResponse("**/api/admin/building/edit/3");
  await sent.letGo();
  await ended;
  await page.getByRole("navigation").getByRole("link", { name: "Immeubles" }).click();
  await expect(page.getByRole("heading", { name: /^Immeubles/ })).toBeVisible();
  await expect(toast(page, /enregistrement/i)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Saisi par Jeanne");
});
