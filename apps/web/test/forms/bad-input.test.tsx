/** @vitest-environment happy-dom */

import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { incidentRoutes } from "@palier/contract/areas/incident";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();
const save = () => screen.getByRole("button", { name: "Enregistrer" });
const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Nom/ });

test("A15 A03 A20 a next step that the order's state no longer allows is refused, and its page shows the step of now", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "new", length: 1 } });
  const { id = 0 } = data[0] ?? {};
  const user = await openApp(`/admin/concierge/order/${id}`);
  const accept = await screen.findByRole("button", { name: "Accepter" });
  await world.patch("order", id, { status: "delivered" });
  await user.click(accept);
  await screen.findByText(/^Accepter\s:/);
  await screen.findByRole("button", { name: "Terminer" });
  expect(await call(orderRoutes.show, { params: { id } })).toMatchObject({ status: "delivered" });
});

test("A03 A17 a save answered in another shape is read again, and announced as the save that it was", async () => {
  const user = await openApp("/admin/building/edit/3");
  await user.clear(await name());
  await user.type(await name(), "Nom précieux");
  await world.fault({ route: "building.edit.post", malformed: true, times: 1 });
  await user.click(save());
  await screen.findByText("Enregistrement effectué : Nom précieux");
  expect((await name()).value).toBe("Nom précieux");
  expect(world.state.table("building").get(3)?.name).toBe("Nom précieux");
});

test("A03 a save of a record that was deleted meanwhile is said above the form; what was typed can be copied", async () => {
  const user = await openApp("/admin/news/edit/3");
  const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Titre/ });
  await user.type(await title(), " bis");
  const typed = (await title()).value;
  world.state.table("news").delete(3);
  await user.click(save());
  await screen.findByText("Cette fiche a été supprimée entre-temps");
  expect((await title()).value).toBe(typed);
  expect((await title()).readOnly).toBe(false);
});

test("A15 A03 a step that the record's state no longer allows is refused, with what is allowed now", async () => {
  const { data } = await call(incidentRoutes.list, { query: { status: "inProgress", length: 1 } });
  const { id = 0 } = data[0] ?? {};
  const user = await openApp(`/admin/incident/edit/${id}`);
  const solve = await screen.findByRole("button", { name: "Résoudre" });
  // Only the state, as an older version would be refused first.
  const incidents = world.state.table("incident");
  const incident = incidents.get(id);
  if (incident !== undefined) incidents.put({ ...incident, status: "open" });
  await user.click(solve);
  await screen.findByText(/Possible à présent\s: «\sEn cours\s»/);
});
