/** @vitest-environment happy-dom */
import { quotationRoutes } from "@palier/contract/areas/concierge/quotation";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

test("A04 a reference that both changed is shown by the records' names, and the choice is saved", async () => {
  const { results } = await call(neighborhoodRoutes.search, { query: { page: 1 } });
  const [theirs, mine] = results.map(({ id, text }) => ({ id: Number(id), text })).slice(-2);
  if (theirs === undefined || mine === undefined) throw new Error("too few neighbourhoods");
  const user = await openApp("/admin/building/edit/3");
  const box = await screen.findByRole("combobox", { name: /^Quartier/ });
  await user.clear(box);
  await user.type(box, mine.text);
  await user.click(await screen.findByRole("option", { name: mine.text }));
  await world.patch("building", 3, { neighborhoodId: theirs.id });
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  const panel = within((await screen.findByText("Valeur enregistrée")).closest("dl") ?? document.body);
  await panel.findByText(theirs.text);
  await panel.findByText(mine.text);
  await user.click(panel.getByRole("button", { name: "Garder ma saisie Quartier" }));
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText(/^Enregistrement effectué/);
  expect(world.state.table("building").get(3)).toMatchObject({ neighborhoodId: mine.id });
});

test("A04 A15 what was typed into an offer that was sent meanwhile is shown, and cannot be kept", async () => {
  const { data } = await call(quotationRoutes.list, { query: { status: "requested", length: 1 } });
  const { id = 0 } = data[0] ?? {};
  const user = await openApp(`/admin/concierge/quotation/edit/${id}`);
  await user.type(await screen.findByRole("textbox", { name: /^Objet/ }), " bis");
  await user.type(screen.getByRole("textbox", { name: /^Montant/ }), "120,50");
  await world.patch("quotation", id, { status: "sent", amountCents: 9900, validUntil: "2026-12-15" });
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  const taking = await screen.findByRole("button", { name: "Prendre cette valeur Montant" });
  await screen.findAllByText(/^Le résident a reçu cette offre/);
  expect(screen.queryByRole("button", { name: "Garder ma saisie Montant" })).toBeNull();
  await user.click(taking);
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText(/^Enregistrement effectué/);
  expect(world.state.table("quotation").get(id)).toMatchObject({
    title: expect.stringMatching(/ bis$/),
    amountCents: 9900,
  });
});
