/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { actionForm, answer, openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { fill, keepToasts, openRows, press, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();
keepToasts();
const place = "/admin/concierge/order/amount-to-validate";

interface Amounts {
  readonly id: number;
  readonly finalAmountCents: number | null;
  readonly estimatedAmountCents: number | null;
}
const isPlain = ({ finalAmountCents, estimatedAmountCents }: Amounts): boolean =>
  Math.abs((finalAmountCents ?? 0) - (estimatedAmountCents ?? 0)) * 10 <= (estimatedAmountCents ?? 0);
const waiting = async (ids: readonly number[]) => {
  const { data } = await call(orderRoutes.amountToValidate, { query: { length: 100 } });
  return ids.flatMap((id) => data.find((order) => order.id === id) ?? []);
};

test("A05 A16 the amount of the row that was pressed is validated as it is shown, and no other", async () => {
  const { user, ids } = await openRows(place, 8);
  const [, second] = (await waiting(ids)).filter(isPlain);
  if (second === undefined) throw new Error("too few amounts need no reason");
  const { id, number, finalAmountCents } = second;
  await press(user, `Valider le montant ${number}`);
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: /^Valider \d/ }));
  await toastWith("Montant validé : commande ");
  // It stays in its place until the pointer has left the list.
  await user.hover(screen.getByRole("heading", { level: 1 }));
  await waitFor(() => expect(document.querySelector(`[row-id="${id}"]`)).toBeNull());
  const posts = await world.calls({ route: "order.updateFinalAmount.post" });
  expect(posts.map(({ request }) => request?.json)).toMatchObject([{ finalAmountCents, reason: null }]);
  expect(world.state.table("order").get(id)).toMatchObject({ amountStatus: "validated", finalAmountCents });
});

test("A15 A18 an amount over 10 % away from its estimate is validated with its reason, in a window that asks", async () => {
  const { data } = await call(orderRoutes.amountToValidate, { query: { length: 100 } });
  const far = data.find((order) => !isPlain(order));
  const user = await openApp(`${place}?q=${far?.number}`);
  await press(user, `Valider avec un motif ${far?.number}`);
  expect(document.body.textContent).not.toContain(`Valider le montant ${far?.number}`);
  const dialog = await actionForm(`Montant final de la commande ${far?.number}`);
  const submit = () => user.click(dialog.getByRole("button", { name: "Valider le montant" }));
  await submit();
  await dialog.findAllByText(/^Indiquez le motif/);
  const amount = dialog.getByRole<HTMLInputElement>("textbox", { name: /^Montant/ });
  const given = amount.value;
  await user.clear(amount);
  await user.type(amount, "12,345");
  await submit();
  await dialog.findAllByText(/^Deux décimales au plus/);
  await user.clear(amount);
  await user.type(amount, given);
  fill(dialog.getByRole("textbox", { name: /^Motif/ }), "Deux pièces de plus");
  await submit();
  await answer(dialog);
  await toastWith("Montant validé : commande ");
  const order = await call(orderRoutes.show, { params: { id: far?.id ?? 0 } });
  expect(order).toMatchObject({ amountStatus: "validated", finalAmountCents: far?.finalAmountCents });
  expect(order.validations.at(-1)).toMatchObject({ reason: "Deux pièces de plus", byAdmin: "Jeanne Martin" });
});
