/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { holding, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";
import { asks, fill, question, row, toast } from "#test/kit/steps.ts";

const world = signedInWorld();
const stored = (id: number) => world.state.table("building").get(id);

/** A building that nothing belongs to. */
async function newBuilding(name: string, reference: string): Promise<number> {
  const { values } = await call(buildingRoutes.create.get);
  const { id } = await call(buildingRoutes.create.post, {
    body: {
      ...values,
      status: "active",
      lotCount: 4,
      name,
      reference,
      street: "1 rue du Test",
      postalCode: "75011",
      city: "Paris",
    },
  });
  return id;
}

async function deleteFromRow(user: UserEvent, id: number): Promise<void> {
  await user.click(within(await row(id)).getByRole("button", { name: /^Autres actions sur / }));
  await user.click(await screen.findByRole("menuitem", { name: "Supprimer" }));
}

test("S10 A14 a deletion gives up unsaved edits without a question, and leads to the list's title", async () => {
  const id = await newBuilding("Résidence Éphémère", "IMM-SUPPR");
  const user = await openApp(`/admin/building/edit/${id}`);
  await fill(user, /^Ville/, "Lille");
  await pressAction(user, "Supprimer");
  await (await question()).press(user, "Supprimer");
  await toast("Suppression effectuée : Résidence Éphémère");
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/building"));
  expect(stored(id)).toBeUndefined();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  expect(document.title).toMatch(/^Immeubles/);
});

test("L05 A14 a row that another admin changed meanwhile is not deleted, and the focus stays in the list", async () => {
  const id = await newBuilding("Résidence Modifiée", "IMM-SUPPR");
  const user = await openApp("/admin/building?q=IMM-SUPPR");
  await row(id);
  const karim = world.admin("karim.benali@palier.test");
  const letGo = holding(/building\/ajax-list\?/);
  await karim.open("building", id);
  await karim.save("building", id, { city: "Lille" });
  await karim.leave("building", id);
  await deleteFromRow(user, id);
  await (await question()).press(user, "Supprimer");
  await asks("a enregistré cette fiche");
  expect(stored(id)).toMatchObject({ city: "Lille" });
  letGo();
  await (await question()).press(user, "Retour");
  await waitFor(async () => expect((await row(id)).textContent).toContain("Lille"));
  await deleteFromRow(user, id);
  await (await question()).press(user, "Supprimer");
  await toast("Suppression effectuée : Résidence Modifiée");
  expect(stored(id)).toBeUndefined();
  await waitFor(() => expect(document.activeElement?.tagName).not.toBe("BODY"));
});

test("A05 A03 of chosen rows that are deleted together the failed one is named, stays chosen and is tried again", async () => {
  const ids = [
    await newBuilding("Résidence Une", "IMM-SUPPR-1"),
    await newBuilding("Résidence Deux", "IMM-SUPPR-2"),
  ];
  const user = await openApp("/admin/building?q=IMM-SUPPR");
  for (const id of ids) await user.click(within(await row(id)).getByRole("checkbox"));
  const bar = within(await screen.findByRole("region", { name: /sélection/i }));
  await bar.findByText(/2\ssur\s2/);
  await world.fault({ route: "building.delete", status: 500, times: 1 });
  await user.click(bar.getByRole("button", { name: "Supprimer (2)" }));
  await asks("Supprimer 2 fiches ?");
  await asks("Résidence Une");
  await (await question()).press(user, "Supprimer");
  const outcome = await screen.findByRole("dialog", {
    name: /^1\ssuppression effectuée, 1\sfiche\ssans réponse/,
  });
  const left = ids.filter((id) => stored(id) !== undefined);
  expect(left).toHaveLength(1);
  expect(outcome.textContent).toContain(stored(left[0] ?? 0)?.name);
  await user.click(within(outcome).getByRole("button", { name: "Réessayer (1)" }));
  await toast("2 suppressions effectuées");
  await screen.findByText("Aucun immeuble ne correspond");
  expect(ids.map(stored)).toEqual([undefined, undefined]);
});

test("A03 A06 a deletion that fails a second time is announced anew", async () => {
  const id = await newBuilding("Résidence Tenace", "IMM-SUPPR");
  const user = await openApp(`/admin/building/edit/${id}`);
  await world.fault({ route: "building.delete", status: 503, times: 2 });
  await pressAction(user, "Supprimer");
  const { element, press } = await question();
  await press(user, "Supprimer");
  const first = await within(element).findByRole("alert");
  const said = first.textContent.split("Référence pour le support");
  expect(said[1]).toMatch(/^\s: [\da-f]{32}\./);
  await press(user, "Supprimer");
  // Another element: a screen reader reads what is inserted.
  await waitFor(() => expect(first.isConnected).toBe(false));
  expect((await within(element).findByRole("alert")).textContent).toContain(said[0]);
  expect(stored(id)).toBeDefined();
  await press(user, "Supprimer");
  await toast("Suppression effectuée : Résidence Tenace");
  expect(stored(id)).toBeUndefined();
});

test("A14 A15 a point that orders need stays: the question says what to do instead, and offers no second try", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "completed", length: 100 } });
  const order = data.find(({ deliveryPointId }) => deliveryPointId !== null);
  const { deliveryPointId: id, deliveryPointName: name } = order ?? {};
  if (id == null || name == null) throw new Error("no completed order has a delivery point");
  const before = world.state.table("deliveryPoint").get(id);
  const user = await openApp(`/admin/concierge/delivery-point?q=${encodeURIComponent(name)}`);
  await user.click(within(await row(id)).getByRole("button", { name: /^Supprimer/ }));
  await (await question()).press(user, "Supprimer");
  await asks("cette fiche est utilisée");
  await asks("Un point de livraison désactivé n’est plus proposé.");
  const buttons = within(screen.getByRole("alertdialog")).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Retour"]);
  expect(document.activeElement).toBe(buttons[0]);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(world.state.table("deliveryPoint").get(id)).toEqual(before);
});
