/** @vitest-environment happy-dom */
import { callbackRoutes } from "@palier/contract/areas/concierge/callback";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import {
  actionForm,
  holding,
  openApp,
  pressAction,
  shownToast,
  signedInWorld,
} from "#test/kit/app-harness.tsx";

const world = signedInWorld();

test("A05 A20 a press on a record that is not read again yet after an own form is done on its new version", async () => {
  const { data } = await call(orderRoutes.list, {
    query: { status: "delivered", amountStatus: "toValidate", length: 1 },
  });
  const { id = 0, estimatedAmountCents = 0 } = data[0] ?? {};
  // Else the head offers the validation first.
  await world.patch("order", id, { amountStatus: "validated" });
  const user = await openApp(`/admin/concierge/order/${id}`);
  await pressAction(user, "Corriger le montant");
  const form = await actionForm(/^Montant final/);
  const amount = form.getByRole("textbox", { name: /^Montant/ });
  await user.clear(amount);
  await user.type(amount, `${String((estimatedAmountCents ?? 0) / 100).replace(".", ",")}{Enter}`);
  // The record is read again later.
  await world.fault({ route: "order.show", delayMs: 3_000, times: 1 });
  await form.findByRole("button", { name: "Modifier la saisie" });
  await waitFor(() => {
    const submit = document.querySelector("[role=dialog] button[type=submit]");
    if (submit === null) return;
    // A press before the question could be read does not count.
    fireEvent.click(submit);
    throw new Error("the window is still there");
  });
  fireEvent.click(screen.getByRole("button", { name: "Terminer" }));
  await screen.findByText(/^Commande terminée/, undefined, { timeout: 10_000 });
  const sent = await world.calls({ route: "order.status.post" });
  expect(sent.map(({ status }) => status)).toEqual([200]);
  expect(await call(orderRoutes.show, { params: { id } })).toMatchObject({ status: "completed" });
});

test("A03 A15 of two rows pressed one after the other, the refused one is named", async () => {
  const { data } = await call(callbackRoutes.list, { query: { status: "toHandle", length: 2 } });
  const [done, changed] = data;
  if (done === undefined || changed === undefined) throw new Error("nobody waits for a call");
  await openApp("/admin/concierge/callback?status=toHandle");
  const handled = ({ userName }: { readonly userName: string }) =>
    screen.findByRole("button", { name: `Marquer traitée ${userName}` });
  const buttons = [await handled(done), await handled(changed)];
  await world.patch("callback", changed.id, { topic: "Autre sujet" }, { announced: false });
  for (const button of buttons) fireEvent.click(button);
  expect((await shownToast(/^Marquer traitée\s:/)).textContent).toContain(changed.userName);
  const statusOf = ({ id }: { readonly id: number }) => world.state.table("callback").get(id)?.status;
  await waitFor(() => expect([done, changed].map(statusOf)).toEqual(["handled", "toHandle"]));
});

const readings = async (): Promise<number> => (await world.calls({ route: "dashboard.counts" })).length;

/** Decides on the first request, or after further ones, while what matches is held. */
async function decide(after: number, held: RegExp) {
  // The document's bytes are of no interest.
  await world.fault({ route: "media.show", status: 404 });
  const user = await openApp("/admin/dashboard/association-requests?status=proofToCheck");
  const [first] = await screen.findAllByRole("button", { name: /^Voir le justificatif/ });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const before = await readings();
  const letGo = holding(held);
  await user.click(first ?? document.body);
  await screen.findByText("1 sur 169");
  for (let step = 0; step < after; step += 1) await user.keyboard("j");
  await screen.findByText(`${after + 1} sur 169`);
  const validate = await screen.findByRole("button", { name: "Valider" });
  await waitFor(() => expect(validate.getAttribute("aria-disabled")).toBeNull());
  await user.click(validate);
  const decided = async (): Promise<void> => {
    letGo();
    // The list is read again once the next request was chosen.
    await waitFor(async () => expect(await readings()).toBeGreaterThan(before));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect((await world.calls({ route: "user.ula.post" })).map(({ status }) => status)).toEqual([200]);
  };
  return { user, decided };
}

test("A20 a decision that is answered after J was pressed twice leads back to no request", async () => {
  const { user, decided } = await decide(0, /^POST .*\/user\/ula\/\d+$/);
  await user.keyboard("jj");
  await screen.findByText("3 sur 169");
  await decided();
  expect(screen.getByText("3 sur 169")).toBeTruthy();
});

test("A20 rows that come after K was pressed do not lead on from the request that was decided", async () => {
  const { user, decided } = await decide(19, /^GET .*\/association-requests\?/);
  // Its announcement has the same words.
  await screen.findAllByText(/^Validation effectuée/);
  await user.keyboard("k");
  await screen.findByText("19 sur 169");
  await decided();
  expect(screen.getByText("19 sur 169")).toBeTruthy();
});
