/** @vitest-environment happy-dom */

import { deliveryPointRoutes } from "@palier/contract/areas/concierge/delivery-point";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import { actionForm, answer, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();
/** The server acts but its answer is lost. */
const loseAnswerOf = (route: string) => world.fault({ route, cut: true, afterwards: true, times: 1 });
const answersOf = async (route: string) => (await world.calls({ route })).map(({ status }) => status);

test("A05 a full refund whose answer was lost is repeated, refunded once, and shown as done", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "completed", length: 20 } });
  const order = data.find(({ refundedCents, finalAmountCents }) => refundedCents === 0 && finalAmountCents);
  if (order === undefined) throw new Error("no order is completed");
  const { id, number, finalAmountCents } = order;
  const user = await openApp(`/admin/concierge/order/${id}`);
  await pressAction(user, "Rembourser");
  const dialog = await actionForm(`Rembourser la commande ${number}`);
  const amount = await dialog.findByRole("textbox", { name: /^Montant à rembourser/ });
  await user.type(amount, String((finalAmountCents ?? 0) / 100).replace(".", ","));
  await user.type(dialog.getByRole("textbox", { name: /^Motif/ }), "Article manquant");
  await user.click(dialog.getByRole("button", { name: "Rembourser" }));
  await loseAnswerOf("order.refund.post");
  await answer(dialog);
  await dialog.findByText("Connexion interrompue");
  // As on returning to the tab; nothing is left to refund.
  await queryClient.invalidateQueries({ queryKey: ["entity"] });
  await user.click(dialog.getByRole("button", { name: "Réessayer" }));
  // The toast wraps the number, to prevent line breaks.
  const isToast = (_: string, element: Element | null) =>
    element?.className === "ui-toast__title" &&
    element.textContent.endsWith(`Remboursement effectué\u00a0: commande ${number}`);
  await screen.findByText(isToast);
  expect(await call(orderRoutes.show, { params: { id } })).toMatchObject({
    refundedCents: finalAmountCents,
    refunds: [{ amountCents: finalAmountCents }],
  });
  expect(await answersOf("order.refund.post")).toEqual([0, 200]);
});

test("A17 A18 a question stays when the order is only read again while it stands, and is sent once it is answered", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "completed", length: 100 } });
  const order = data.find(({ refundedCents, finalAmountCents }) => refundedCents === 0 && finalAmountCents);
  if (order === undefined) throw new Error("no order is completed");
  const { id, number } = order;
  const user = await openApp(`/admin/concierge/order/${id}`);
  await pressAction(user, "Rembourser");
  const dialog = await actionForm(`Rembourser la commande ${number}`);
  const amount = await dialog.findByRole("textbox", { name: /^Montant à rembourser/ });
  await user.type(dialog.getByRole("textbox", { name: /^Motif/ }), "Article manquant");
  await user.type(amount, "1,00");
  await user.click(dialog.getByRole("button", { name: "Rembourser" }));
  await dialog.findByRole("button", { name: "Modifier la saisie" });
  // Raises the version without changing what the question restates.
  await world.patch("order", id, { deliveryAt: "2026-12-24T09:00:00Z" }, { announced: false });
  await queryClient.invalidateQueries({ queryKey: ["entity"] });
  await screen.findAllByText(/24\/12\/2026/);
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  expect(dialog.queryByRole("button", { name: "Modifier la saisie" })).not.toBeNull();
  await waitFor(async () => {
    const submit = screen.queryByRole("button", { name: "Rembourser 1,00\u00a0€" });
    if (submit !== null) await user.click(submit);
    expect(screen.queryByRole("dialog", { name: /^Rembourser/ })).toBeNull();
  });
  expect(await answersOf("order.refund.post")).toEqual([200]);
  expect(await call(orderRoutes.show, { params: { id } })).toMatchObject({ refundedCents: 100 });
});

const pointForm = async (user: UserEvent, name: string) => {
  await user.type(await screen.findByRole("textbox", { name: /^Nom/ }), name);
  await user.selectOptions(screen.getByRole("combobox", { name: /^Type/ }), "Consigne");
  await user.type(screen.getByRole("textbox", { name: /^Adresse/ }), "1 quai de l’Essai");
  await user.type(screen.getByRole("textbox", { name: /^Code postal/ }), "69003");
  await user.type(screen.getByRole("textbox", { name: /^Ville/ }), "Lyon");
};
const question = () => screen.findByText(/^La première demande a peut-être abouti/);
const pointsNamed = async (term: string) =>
  (await call(deliveryPointRoutes.list, { query: { search: { value: term } } })).data.map(({ name }) => name);

test("A17 a creation whose answer was lost: another name asks first, and creates another only when that is said", async () => {
  const user = await openApp("/admin/concierge/delivery-point/new");
  await pointForm(user, "Consigne Alpha");
  await loseAnswerOf("deliveryPoint.create.post");
  const save = screen.getByRole("button", { name: "Enregistrer" });
  await user.click(save);
  await screen.findByText(/^On ne sait pas si l’enregistrement a abouti/);
  await expect.poll(() => answersOf("deliveryPoint.create.get")).toHaveLength(3);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.queryByText(/vient d’être relu/)).toBeNull();
  await user.type(screen.getByRole("textbox", { name: /^Nom/ }), " bis");
  await user.click(save);
  await question();
  expect(await answersOf("deliveryPoint.create.post")).toEqual([0]);
  await user.click(screen.getByRole("button", { name: "Envoyer quand même" }));
  await screen.findByText("Création effectuée : Consigne Alpha bis");
  expect(await answersOf("deliveryPoint.create.post")).toEqual([0, 201]);
  expect((await pointsNamed("Consigne Alpha")).toSorted()).toEqual(["Consigne Alpha", "Consigne Alpha bis"]);
});

test("A17 the values of the lost creation, taken back, are sent under its key and create nothing twice", async () => {
  const user = await openApp("/admin/concierge/delivery-point/new");
  await pointForm(user, "Consigne Beta");
  await loseAnswerOf("deliveryPoint.create.post");
  const save = screen.getByRole("button", { name: "Enregistrer" });
  await user.click(save);
  await screen.findByText(/^On ne sait pas si l’enregistrement a abouti/);
  await user.type(screen.getByRole("textbox", { name: /^Ville/ }), "-Est");
  await user.click(save);
  await question();
  await user.click(screen.getByRole("button", { name: "Reprendre la première saisie" }));
  await user.click(save);
  await screen.findByText("Création effectuée : Consigne Beta");
  expect(await pointsNamed("Consigne Beta")).toEqual(["Consigne Beta"]);
});

test("A17 an edit whose answer and whose next reading were lost asks before other values go out", async () => {
  const user = await openApp("/admin/building/edit/4");
  const name = await screen.findByRole("textbox", { name: /^Nom/ });
  await user.type(name, " un");
  await loseAnswerOf("building.edit.post");
  await world.fault({ route: "building.edit.get", status: 503 });
  const save = screen.getByRole("button", { name: "Enregistrer" });
  await user.click(save);
  await screen.findByText(/^On ne sait pas si l’enregistrement a abouti/);
  await user.type(name, " deux");
  await user.click(save);
  await question();
  expect(await answersOf("building.edit.post")).toEqual([0]);
});

test("A17 A12 what is typed after a lost answer stays when the record turns out to hold what was sent", async () => {
  const user = await openApp("/admin/building/edit/5");
  const name = await screen.findByRole("textbox", { name: /^Nom/ });
  await user.clear(name);
  await user.type(name, "Envoyé");
  await loseAnswerOf("building.edit.post");
  await world.fault({ route: "building.edit.get", status: 503 });
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText(/^On ne sait pas si l’enregistrement a abouti/);
  await user.type(screen.getByRole("textbox", { name: /^Ville/ }), "-Est");
  await world.clearFaults();
  await queryClient.invalidateQueries({ queryKey: ["entity"] });
  await screen.findByText("Enregistrement effectué : Envoyé");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Ville/ }).value).toMatch(/-Est$/);
  await screen.findByText("1 modification");
  expect(await answersOf("building.edit.post")).toEqual([0]);
});

test("A05 A03 a rejection whose answer was lost is shown as done, not as another admin's change", async () => {
  const user = await openApp("/admin/user/ula/8");
  await pressAction(user, "Rejeter");
  const dialog = await actionForm(/^Rejeter le justificatif/);
  await user.selectOptions(await dialog.findByRole("combobox", { name: /^Motif/ }), "Illisible");
  await loseAnswerOf("userLotAssociation.proofReject.post");
  await user.click(dialog.getByRole("button", { name: "Rejeter" }));
  await dialog.findByText("Connexion interrompue");
  await user.click(dialog.getByRole("button", { name: "Réessayer" }));
  await screen.findByText(/^Rejet effectué/);
  expect(screen.queryByText(/modifiée entre-temps/)).toBeNull();
  expect(await answersOf("userLotAssociation.proofReject.post")).toEqual([0, 200]);
});

test("A05 A03 a deletion whose answer was lost is repeated as it was, and shown as done", async () => {
  const user = await openApp("/admin/news/edit/3");
  await pressAction(user, "Supprimer");
  const question = within(await screen.findByRole("alertdialog"));
  await loseAnswerOf("news.delete");
  await user.click(question.getByRole("button", { name: "Supprimer" }));
  await question.findByRole("alert");
  await user.click(question.getByRole("button", { name: "Supprimer" }));
  await screen.findByText(/^Suppression effectuée/);
  expect(await answersOf("news.delete")).toEqual([0, 200]);
});
