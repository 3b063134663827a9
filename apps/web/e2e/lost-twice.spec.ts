import type { Page, Request } from "@playwright/test";
import { answer } from "./kit/answer.ts";
import {
  expect,
  loseRefund,
  lost,
  question,
  type Refund,
  sendFirstAgain,
  test,
  unknown,
} from "./kit/lost.ts";
import { jeanne, save, signIn, toast } from "./kit/palier.ts";
import { stored } from "./kit/stored.ts";

const name = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });

const refundRoute = "**/api/admin/concierge/order/*/refund";

async function dropRefund(page: Page, refund: Refund): Promise<Request> {
  await refund.open();
  await refund.fill("12,50");
  const { promise: sent, resolve } = Promise.withResolvers<Request>();
  await page.route(refundRoute, (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    resolve(route.request());
    return route.abort();
  });
  await refund.submit.click();
  await answer(refund.dialog);
  const request = await sent;
  await page.unroute(refundRoute);
  return request;
}

/** Sends the dropped request to the server after all. */
async function arrive(page: Page, request: Request, headers: Readonly<Record<string, string>> = {}) {
  const late = await page.request.post(request.url(), {
    headers: { ...(await request.allHeaders()), ...headers },
    data: request.postData() ?? "",
  });
  expect(late.status()).toBe(200);
}

test("A05 A17 a refund that arrives after the order was read as unchanged: another amount still asks first", async ({
  admin: page,
  refund,
}) => {
  const request = await dropRefund(page, refund);
  await expect(refund.alert("ne contient pas encore votre saisie")).toBeVisible();
  await arrive(page, request);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(refund.dialog.getByText("Déjà remboursé : 12,50")).toBeVisible();
  await expect(refund.alert("ne contient pas encore votre saisie")).toHaveCount(0);

  await refund.amount.fill("20");
  await refund.submit.click();
  await answer(refund.dialog);
  await expect(refund.alert(question)).toContainText("12,50");
  expect(await stored(page, refund.place)).toMatchObject({ refundedCents: 1250 });
});

test("A05 A17 a lost refund that is repeated when its key is forgotten meets its own version: it asks first", async ({
  admin: page,
  refund,
}) => {
  const request = await dropRefund(page, refund);
  await expect(refund.alert(unknown)).toBeVisible();
  await arrive(page, request, { "idempotency-key": "a key that the server keeps no more" });
  await refund.dialog.getByRole("button", { name: "Réessayer" }).click();
  await expect(refund.alert("modifiée entre-temps")).toBeVisible();
  await refund.submit.click();
  await answer(refund.dialog);
  await expect(refund.alert(question)).toBeVisible();
  expect(await stored(page, refund.place)).toMatchObject({ refundedCents: 1250 });
});

test("A05 A17 a refund whose answer was lost is given up and typed again: it asks before it is done twice", async ({
  admin: page,
  refund,
  world,
}) => {
  await loseRefund(refund, world);
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
  await sendFirstAgain(page, refund);
});

test("A05 A17 a comment beside a lost one is refused: the first words again are one comment", async ({
  admin: page,
  comment,
  world,
}) => {
  await comment.body.fill("Livraison confirmée");
  await world.fault(lost("order.comment.post"));
  await comment.send.click();
  await expect(comment.alert(unknown)).toBeVisible();
  await comment.body.fill("Livraison confirmée à 18 h");
  await comment.send.click();
  await world.fault({ route: "order.comment.post", status: 422, detail: "Refusé", times: 1 });
  await comment.form.getByRole("button", { name: "Envoyer quand même" }).click();
  await expect(comment.alert("Refusé")).toBeVisible();
  await comment.body.fill("Livraison confirmée");
  await comment.send.click();
  await expect(toast(page, "Commentaire ajouté")).toBeVisible();
  expect((await comment.bodies()).filter((body) => body.startsWith("Livraison confirmée"))).toHaveLength(1);
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
  await save(page).click();
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
