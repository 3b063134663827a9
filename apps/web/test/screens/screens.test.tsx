/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

test("A01 a reference in the address shows its record's name in the filter and in the chip", async () => {
  const { results } = await call(neighborhoodRoutes.search, { query: { page: 1 } });
  const { id, text } = results[3] ?? { id: 0, text: "" };
  await openApp(`/admin/building?neighborhoodId=${id}`);
  const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Quartier" });
  await waitFor(() => expect(box().value).toBe(text));
  expect(screen.getByText(text, { selector: ".ui-chip__words" })).toBeTruthy();
});

test("A12 a number that cannot be read is kept as it was typed, and gone once the form goes back to the record", async () => {
  const { values } = await call(buildingRoutes.edit.get, { params: { id: 3 } });
  const lots = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Lots/ });
  const user = await openApp("/admin/building/edit/3");
  await user.clear(await lots());
  await user.type(await lots(), "7");
  cleanup();
  await openApp("/admin/building/edit/3");
  expect((await lots()).value).toBe("7");
  await user.type(await lots(), " abc");
  await user.tab();
  expect((await lots()).value).toBe("7 abc");
  await user.click(screen.getByRole("button", { name: "Revenir à la fiche enregistrée" }));
  await waitFor(async () => expect((await lots()).value).toBe(String(values.lotCount)));
});

test("A03 A14 a record that is on its way or missing stands in the page's frame, under a title", async () => {
  await world.fault({ route: "building.edit.get", delayMs: 1_500 });
  await openApp("/admin/building/edit/4");
  const frame = () => document.querySelector(".ui-page");
  expect(frame()?.querySelector("h1")?.textContent).toBe("Immeuble");
  expect(frame()?.querySelector("[aria-busy]")?.textContent).toBe("Chargement de la fiche");
  await screen.findByRole("textbox", { name: /^Nom/ });
  cleanup();
  await openApp("/admin/building/edit/999999");
  await screen.findByText("Cette fiche n’existe pas");
  expect(frame()?.querySelector("h1")?.textContent).toBe("Immeuble");
  expect(frame()?.textContent).toContain("Cette fiche n’existe pas");
});

test("A04 a record that changed while another of its tabs was shown is fresh in its form", async () => {
  const user = await openApp("/admin/building/edit/3");
  const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Nom/ });
  await name();
  await user.click(screen.getByRole("link", { name: "Historique" }));
  await screen.findByRole("searchbox", { name: "Rechercher dans l’historique" });
  await world.patch("building", 3, { name: "Résidence d’en face" });
  await user.click(screen.getByRole("link", { name: "Informations" }));
  await waitFor(async () => expect((await name()).value).toBe("Résidence d’en face"));
  await user.type(await name(), "!");
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("Enregistrement effectué : Résidence d’en face!");
});

test("A03 an address below a record that is none of its tabs says so in the record's frame, with the way back", async () => {
  await openApp("/admin/building/edit/3/nulle-part");
  await screen.findByText("La fiche n’a pas d’onglet à cette adresse.");
  const tabs = within(screen.getByRole("navigation", { name: /^Fiche/ }));
  expect(tabs.getByRole("link", { name: "Historique" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Revenir à la fiche" }).getAttribute("href")).toBe(
    "/admin/building/edit/3",
  );
});
