/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import { actionForm, answer, openApp, signedInWorld } from "./app-harness.tsx";

const world = signedInWorld();
/** The work is done, and its answer does not arrive. */
const loseAnswerOf = (route: string) => world.fault({ route, cut: true, afterwards: true, times: 1 });
const answersOf = async (route: string) => (await world.calls({ route })).map(({ status }) => status);

test("A05 a full refund whose answer was lost is repeated, refunded once, and shown as done", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "completed", length: 20 } });
  const order = data.find(({ refundedCents, finalAmountCents }) => refundedCents === 0 && finalAmountCents);
  if (order === undefined) throw new Error("no order is completed");
  const { id, number, finalAmountCents } = order;
  const user = await openApp(`/admin/concierge/order/${id}`);
  await user.click(await screen.findByRole("button", { name: "Rembourser" }));
  const dialog = await actionForm(`Rembourser la commande ${number}`);
  const amount = await dialog.findByRole("textbox", { name: /^Montant à rembourser/ });
  await user.type(amount, String((finalAmountCents ?? 0) / 100).replace(".", ","));
  await user.type(dialog.getByRole("textbox", { name: /^Motif/ }), "Article manquant");
  await user.click(dialog.getByRole("button", { name: "Rembourser" }));
  await loseAnswerOf("order.refund.post");
  await answer(dialog);
  await dialog.findByText("Connexion interrompue");
  // Read again, as on each return to the tab, the order has nothing left to refund. What was confirmed is not asked again.
  await queryClient.invalidateQueries({ queryKey: ["entity"] });
  await user.click(dialog.getByRole("button", { name: "Réessayer" }));
  await screen.findByText(`Remboursement effectué : commande ${number}`);
  expect(await call(orderRoutes.show, { params: { id } })).toMatchObject({
    refundedCents: finalAmountCents,
    refunds: [{ amountCents: finalAmountCents }],
  });
});

test("A05 A03 a rejection whose answer was lost is shown as done, not as another admin's change", async () => {
  const user = await openApp("/admin/user/ula/8");
  await user.click(await screen.findByRole("button", { name: "Rejeter" }));
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
  await user.click(await screen.findByRole("button", { name: "Supprimer" }));
  const question = within(await screen.findByRole("alertdialog"));
  await loseAnswerOf("news.delete");
  await user.click(question.getByRole("button", { name: "Supprimer" }));
  await question.findByRole("alert");
  await user.click(question.getByRole("button", { name: "Supprimer" }));
  await screen.findByText(/^Suppression effectuée/);
  expect(await answersOf("news.delete")).toEqual([0, 200]);
});
