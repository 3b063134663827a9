/** @vitest-environment happy-dom */
import { serviceRoutes } from "@palier/contract/areas/concierge/service";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { keepToasts, press, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();
keepToasts();

const place = "/admin/concierge/service/edit/1/delivery-points";
const points = async () =>
  (await call(serviceRoutes.deliveryPoints, { params: { serviceId: 1 }, query: { length: 100 } })).data;

test("A05 A11 a delivery point is added to a service once by a double press, and removed, as the history says", async () => {
  const before = await points();
  const user = await openApp(place);
  const [add] = await screen.findAllByRole("button", { name: /^Ajouter [^(]/ });
  const name = add?.getAttribute("aria-label")?.replace("Ajouter ", "") ?? "";
  await user.dblClick(add ?? document.body);
  await toastWith(`Ajout effectué : ${name}`);
  expect(await world.calls({ route: "service.addDeliveryPoint" })).toHaveLength(1);
  expect((await points()).map((point) => point.name)).toContain(name);
  await press(user, `Retirer ${name}`);
  await toastWith(`Retrait effectué : ${name}`);
  expect(await points()).toEqual(before);
  const { data: history } = await call(serviceRoutes.history, { params: { id: 1 }, query: {} });
  const said = history.slice(0, 2).map(({ event }) => event);
  expect(said).toHaveLength(2);
});

test("A20 a page of delivery points is added to a service in one act", async () => {
  const before = await points();
  const user = await openApp(place);
  const heading = await screen.findByRole("heading", { name: "Points de livraison à ajouter" });
  const section = within(heading.closest("section") ?? document.body);
  const [all] = await section.findAllByRole("checkbox");
  await user.click(all ?? document.body);
  await user.click(await section.findByRole("button", { name: "Ajouter (20)" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Ajouter" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(await points()).toHaveLength(before.length + 20);
  expect(await world.calls({ route: "service.addDeliveryPoint" })).toHaveLength(20);
});
