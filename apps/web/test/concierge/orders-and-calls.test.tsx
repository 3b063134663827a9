/** @vitest-environment happy-dom */
import { callbackRoutes } from "@palier/contract/areas/concierge/callback";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { actionForm, openApp, pressAction, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

test("A15 a call is closed with a note, under the name of who closed it", async () => {
  const { data } = await call(callbackRoutes.list, { query: { status: "toHandle", length: 1 } });
  const { id = 0 } = data[0] ?? {};
  const user = await openApp(`/admin/concierge/callback/edit/${id}`);
  await pressAction(user, "Marquer traitée, avec une note");
  const form = await actionForm(/^Appel à/);
  await user.type(form.getByRole("textbox", { name: /^Note/ }), "Rappeler aussi sa voisine");
  await user.click(form.getByRole("button", { name: "Marquer traitée" }));
  await shownToast(/^Appel traité/);
  expect(world.state.table("callback").get(id)).toMatchObject({
    status: "handled",
    handledBy: "Jeanne Martin",
    note: "Rappeler aussi sa voisine",
  });
});

test("A05 A18 all that is left of an order is refunded by one press, to the cent", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "completed", length: 100 } });
  const { id = 0, finalAmountCents = 0 } =
    data.find((each) => each.amountStatus === "validated" && each.refundedCents === 0) ?? {};
  const user = await openApp(`/admin/concierge/order/${id}`);
  await pressAction(user, "Rembourser");
  const form = await actionForm(/^Rembourser la commande/);
  await user.click(await form.findByRole("button", { name: /^Tout le reste/ }));
  await user.type(form.getByRole("textbox", { name: /^Motif/ }), "Article manquant");
  await user.click(form.getByRole("button", { name: "Rembourser" }));
  await form.findByRole("button", { name: "Modifier la saisie" });
  await waitFor(() => {
    const submit = document.querySelector("[role=dialog] button[type=submit]");
    if (submit === null) return;
    // A press before the question could be read does not count.
    fireEvent.click(submit);
    throw new Error("the window is still there");
  });
  await shownToast(/^Remboursement effectué/);
  expect(await call(orderRoutes.show, { params: { id } })).toMatchObject({ refundedCents: finalAmountCents });
});

test("A05 A11 a delivery point is added to a service once, however often it is pressed", async () => {
  await openApp("/admin/concierge/service/edit/3/delivery-points");
  const [button] = await screen.findAllByRole("button", { name: /^Ajouter / });
  await world.fault({ route: "service.addDeliveryPoint", delayMs: 500 });
  for (const _ of ["once", "again"]) fireEvent.click(button ?? document.body);
  await shownToast(/ajout/i);
  expect(await world.calls({ route: "service.addDeliveryPoint" })).toHaveLength(1);
});

test("A12 a service that goes to another theme leaves its section, which belongs to the former one", async () => {
  const user = await openApp("/admin/concierge/service/edit/3");
  const theme = await screen.findByRole<HTMLInputElement>("combobox", { name: /^Thème/ });
  const section = screen.getByRole<HTMLInputElement>("combobox", { name: /^Rubrique/ });
  await waitFor(() => expect(section.value).not.toBe(""));
  await user.clear(theme);
  const options = await screen.findAllByRole("option");
  await user.click(options.at(-1) ?? document.body);
  await waitFor(() => expect(section.value).toBe(""));
});
