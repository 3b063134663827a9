/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { conversationRoutes } from "@palier/contract/areas/conversation";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { actionForm, openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { toastWith } from "#test/kit/screen-parts.ts";
import { words } from "#test/kit/steps.ts";

const world = signedInWorld();

const orderIn = async (status: "new" | "completed") => {
  const { data } = await call(orderRoutes.list, { query: { status, length: 100 } });
  const found = data.find(({ refundedCents }) => refundedCents === 0);
  if (found === undefined) throw new Error(`no order is ${status}`);
  return found;
};
const place = () => `${router.state.location.pathname}${router.state.location.search}`;

test("S25 the address of a refund opens its order with the window, and becomes the order's own", async () => {
  const { id, number } = await orderIn("completed");
  await openApp(`/admin/concierge/order/${id}/refund`);
  await actionForm(words(`Rembourser la commande ${number}`));
  await waitFor(() => expect(place()).toBe(`/admin/concierge/order/${id}`));
});

test("S25 where the order's state allows no refund, its address says so", async () => {
  const { id } = await orderIn("new");
  await openApp(`/admin/concierge/order/${id}/refund`);
  await toastWith("Rembourser : impossible pour l’instant sur cette fiche");
  expect(place()).toBe(`/admin/concierge/order/${id}`);
});

test("S25 no address does anything by itself: an action without a window waits for its press", async () => {
  const { id } = await orderIn("new");
  await openApp(`/admin/concierge/order/${id}?open=accepted`);
  await screen.findByRole("button", { name: "Accepter" });
  // It is asked for after the head's actions are there.
  await screen.findAllByRole("textbox");
  expect(await world.calls({ method: "POST", route: "order.*" })).toEqual([]);
});

test("S25 the address of a transfer opens its conversation with the window", async () => {
  const { data } = await call(conversationRoutes.list, { query: { status: "open" } });
  await openApp(`/admin/conversations/${data[0]?.id}/forward`);
  await actionForm(words(`Transférer la conversation « ${data[0]?.subject} »`));
});

test("S25 the address of a comment leads to its text", async () => {
  const { id } = await orderIn("completed");
  await openApp(`/admin/concierge/order/${id}/comment`);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("TEXTAREA"));
});

test.each([
  ["/admin/concierge/theme/1/section", "Nouvelle rubrique"],
  ["/admin/concierge/theme/1/section/1/update", "Modifier"],
])("S25 %s opens « %s »", async (address, title) => {
  await openApp(address);
  expect(await screen.findByRole("dialog", { name: new RegExp(`^${title}`) })).toBeDefined();
});
