/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import { actionForm, answer, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";
import { fill, keepToasts, press, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();
keepToasts();

const unknown = /^On ne sait pas si l’enregistrement a abouti/;
const question = /^La première demande a peut-être abouti/;
/** The server acts but its answer is lost. */
const loseAnswerOf = (route: string) => world.fault({ route, status: 504, afterwards: true, times: 1 });
const answersOf = async (route: string) => (await world.calls({ route })).map(({ status }) => status);

/** As a reload does: what the tab stores stays. */
function reload(path: string) {
  cleanup();
  queryClient.clear();
  return openApp(path);
}

test("A17 an edit whose answer was lost is read again at once and told as done, without another try", async () => {
  const user = await openApp("/admin/building/edit/3");
  fill(await screen.findByRole("textbox", { name: /^Nom/ }), "Fait sans réponse");
  await loseAnswerOf("building.edit.post");
  await press(user, "Enregistrer");
  await toastWith("Enregistrement effectué : Fait sans réponse");
  await screen.findByRole("heading", { level: 1, name: "Fait sans réponse" });
  await screen.findByText("Aucune modification");
  expect(screen.queryByText(unknown)).toBeNull();
  expect(await answersOf("building.edit.post")).toEqual([504]);
});

test("A17 an edit that never arrived is unknown, not failed, and other values need no question then", async () => {
  const user = await openApp("/admin/building/edit/3");
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Nom/ });
  fill(name, "Jamais arrivé");
  await world.fault({ route: "building.edit.post", cut: true, times: 1 });
  await press(user, "Enregistrer");
  await screen.findByText(unknown);
  await screen.findByText(/ne contient pas encore votre saisie/);
  expect(name.value).toBe("Jamais arrivé");
  fill(name, "Arrivé enfin");
  await press(user, "Enregistrer");
  await toastWith("Enregistrement effectué : Arrivé enfin");
});

async function orderWithComments() {
  const { data } = await call(orderRoutes.list, { query: { length: 1 } });
  const id = data[0]?.id ?? 0;
  const bodies = async () =>
    (await call(orderRoutes.show, { params: { id } })).comments.map(({ body }) => body);
  return { place: `/admin/concierge/order/${id}`, bodies };
}
const comment = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Commentaire/ });

test("A05 A17 a comment whose answer was lost is on the page at once; other words ask first and may go out too", async () => {
  const { place, bodies } = await orderWithComments();
  const user = await openApp(place);
  fill(await comment(), "Livraison confirmée");
  await loseAnswerOf("order.comment.post");
  await press(user, "Noter");
  await screen.findByText(unknown);
  await within(await screen.findByRole("list", { name: /^Suivi/ })).findByText("Livraison confirmée");
  fill(await comment(), "Livraison confirmée à 18 h");
  await press(user, "Noter");
  await screen.findByText(question);
  expect(await bodies()).not.toContain("Livraison confirmée à 18 h");
  await press(user, "Envoyer quand même");
  await toastWith("Commentaire ajouté");
  expect(await bodies()).toEqual(
    expect.arrayContaining(["Livraison confirmée", "Livraison confirmée à 18 h"]),
  );
});

test("A05 A17 the first words again, after others were refused beside them, are one comment", async () => {
  const { place, bodies } = await orderWithComments();
  const user = await openApp(place);
  fill(await comment(), "Livraison confirmée");
  await loseAnswerOf("order.comment.post");
  await press(user, "Noter");
  await screen.findByText(unknown);
  fill(await comment(), "Livraison confirmée à 18 h");
  await press(user, "Noter");
  await screen.findByText(question);
  await world.fault({ route: "order.comment.post", status: 422, detail: "Refusé", times: 1 });
  await press(user, "Envoyer quand même");
  await screen.findByText("Refusé");
  fill(await comment(), "Livraison confirmée");
  await press(user, "Noter");
  await toastWith("Commentaire ajouté");
  expect((await bodies()).filter((body) => body.startsWith("Livraison confirmée"))).toHaveLength(1);
});

test("A17 a lost answer survives a reload: the draft comes back, and the same words are sent once", async () => {
  const { place, bodies } = await orderWithComments();
  let user = await openApp(place);
  fill(await comment(), "Une seule fois");
  await loseAnswerOf("order.comment.post");
  await press(user, "Noter");
  await screen.findByText(unknown);
  user = await reload(place);
  await waitFor(async () => expect((await comment()).value).toBe("Une seule fois"));
  await screen.findByText(/on ne sait pas si elle a été enregistrée\./);
  await press(user, "Noter");
  await toastWith("Commentaire ajouté");
  expect((await bodies()).filter((body) => body === "Une seule fois")).toHaveLength(1);
});

async function openRefund() {
  const { data } = await call(orderRoutes.list, { query: { status: "completed", length: 100 } });
  const order = data.find(
    ({ amountStatus, refundedCents, finalAmountCents }) =>
      amountStatus === "validated" && refundedCents === 0 && (finalAmountCents ?? 0) > 5000,
  );
  if (order === undefined) throw new Error("no order can be refunded");
  const { id } = order;
  const user = await openApp(`/admin/concierge/order/${id}`);
  const open = async () => {
    await pressAction(user, "Rembourser");
    const dialog = await actionForm(/^Rembourser la commande/);
    const amount = await dialog.findByRole<HTMLInputElement>("textbox", { name: /^Montant à rembourser/ });
    const type = async (value: string) => {
      await user.clear(amount);
      await user.type(amount, value);
    };
    const reason = dialog.getByRole("textbox", { name: /^Motif/ });
    const send = async () => {
      await user.click(dialog.getByRole("button", { name: "Rembourser" }));
      await answer(dialog);
    };
    return { dialog, amount, type, reason, send };
  };
  const refunds = async () => {
    const { refunds: made } = await call(orderRoutes.show, { params: { id } });
    return made.map(({ amountCents }) => amountCents);
  };
  /** The refund that got lost on its way reaches the server after all, under a key that it does not know. */
  const arrive = async () => {
    const { version } = await call(orderRoutes.show, { params: { id } });
    const body = { amountCents: 1250, reason: "Article manquant", version };
    const late = world.admin("jeanne.martin@palier.test");
    expect((await late.post(`/admin/concierge/order/${id}/refund`, body)).status).toBe(200);
  };
  return { user, open, refunds, arrive };
}

async function dropRefund() {
  const { user, open, refunds, arrive } = await openRefund();
  const form = await open();
  await form.type("12,50");
  fill(form.reason, "Article manquant");
  await world.fault({ route: "order.refund.post", cut: true, times: 1 });
  await form.send();
  await form.dialog.findByText(/ne contient pas encore votre saisie/);
  await arrive();
  return { user, form, refunds };
}

test("A05 A17 a refund that arrives after the order was read as unchanged: another amount still asks first", async () => {
  const { form, refunds } = await dropRefund();
  await queryClient.invalidateQueries({ queryKey: ["entity"] });
  await waitFor(() => expect(screen.getByRole("dialog").textContent).toMatch(/Déjà remboursé\s:\s12,50/));
  expect(form.dialog.queryByText(/ne contient pas encore votre saisie/)).toBeNull();
  await form.type("20");
  await form.send();
  await form.dialog.findByText(question);
  expect(await refunds()).toEqual([1250]);
});

test("A05 A17 a lost refund whose key the server has forgotten meets its own version, and asks before it is repeated", async () => {
  const { user, form, refunds } = await dropRefund();
  await user.click(form.dialog.getByRole("button", { name: "Réessayer" }));
  await form.dialog.findByText(/modifiée entre-temps/);
  await form.send();
  await form.dialog.findByText(question);
  expect(await refunds()).toEqual([1250]);
});

test("A05 A17 a refund whose answer was lost, given up and typed again, asks before it is done twice", async () => {
  const { user, open, refunds } = await openRefund();
  const lost = await open();
  await lost.type("12,50");
  fill(lost.reason, "Article manquant");
  await loseAnswerOf("order.refund.post");
  await lost.send();
  await lost.dialog.findByText(unknown);
  await user.click(lost.dialog.getByRole("button", { name: "Annuler" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  const again = await open();
  await again.dialog.findByText(/on ne sait pas si elle a été enregistrée/);
  await user.click(again.dialog.getByRole("button", { name: "Revenir à la fiche enregistrée" }));
  await waitFor(() => expect(again.amount.value).not.toBe("12,50"));
  await again.type("12,50");
  fill(again.reason, "Article manquant");
  await again.send();
  await again.dialog.findByText(question);
  expect(await refunds()).toEqual([1250]);
});
