/** @vitest-environment happy-dom */
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { queryClient } from "#api/query-client.ts";
import { signIn, signOut } from "#api/session.ts";
import { openApp, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";
import { withOverlays } from "#test/kit/late-code.ts";
import { address, filterBy, goTo, shownRows } from "#test/kit/lists.ts";
import {
  activeOnes,
  actOnView,
  buildings,
  hasViewTab,
  madeView,
  saveViewAs,
  shownView,
  storedViews,
  viewDialog,
  viewTab,
} from "#test/kit/views.ts";

const world = signedInWorld();
withOverlays();
const karim = "karim.benali@palier.test";
const { list: _list, scope: _scope, ...kept } = activeOnes;

/** Saved by Karim, over the first version. */
const changedByKarim = (id: number, values: object) =>
  world.admin(karim).post(`/api/admin/views/edit/${id}`, { ...kept, version: 1, ...values });

test("A10 the team's view opens by its link for another admin; a private and a deleted one say so, with a way on", async () => {
  const [team, own] = [await madeView(), await madeView({ scope: "mine", name: "À moi" })];
  const user = await openApp(`${buildings}?vue=${own}`);
  await shownView("À moi");
  await act(signOut);
  await screen.findByRole("button", { name: "Se connecter" });
  await act(() => signIn(karim, "palier"));
  await goTo(`${buildings}?vue=${team}`);
  await shownView("Actifs");
  expect(address()).toMatch(/status=active/);
  expect(hasViewTab("À moi")).toBe(false);

  await goTo(`${buildings}?vue=${own}`);
  await screen.findByText("Cette vue ne peut pas être affichée");
  await shownRows();
  await user.click(screen.getByRole("button", { name: "Retirer de l’adresse" }));
  await waitFor(() => expect(screen.queryByText("Cette vue ne peut pas être affichée")).toBeNull());
  expect(address()).toBe(buildings);

  await goTo(`${buildings}?vue=${team}`);
  await shownView("Actifs");
  await actOnView(user, "Supprimer…");
  const question = within(await screen.findByRole("alertdialog"));
  await question.findByText(/Elle disparaîtra pour toute l’équipe/);
  await user.click(question.getByRole("button", { name: "Supprimer" }));
  await waitFor(() => expect(hasViewTab("Actifs")).toBe(false));
  await goTo(`${buildings}?vue=${team}`);
  await screen.findByText("Cette vue ne peut pas être affichée");
  await shownRows();
});

test("A10 an own view with the name of the team's says whose it is, as long as both are there", async () => {
  const team = await madeView();
  await madeView({ scope: "mine", name: "actifs" });
  const user = await openApp(`${buildings}?vue=${team}`);
  await shownView("Actifs · équipe");
  await user.click(await viewTab("actifs · pour moi"));
  await actOnView(user, "Renommer…");
  const dialog = await viewDialog(/^Renommer/);
  const name = dialog.getByRole("textbox", { name: /^Nom/ });
  await user.clear(name);
  await user.type(name, "Les miens");
  await user.click(dialog.getByRole("button", { name: "Renommer" }));
  await shownView("Les miens");
  await viewTab("Actifs");
  expect(await storedViews()).toMatchObject([
    { name: "Actifs", scope: "team" },
    { name: "Les miens", scope: "mine" },
  ]);
});

test("A10 A04 of a view that another admin saved meanwhile other parts come together, and the same one is chosen", async () => {
  const id = await madeView();
  const user = await openApp(`${buildings}?vue=${id}`);
  await shownView("Actifs");
  await filterBy(user, "Statut", "Archivé");
  await actOnView(user, "Enregistrer les modifications…");
  const dialog = await viewDialog(/^Enregistrer les modifications/);
  dialog.getByText(/^Sera enregistré tel qu’affiché\s: Filtres\.$/);
  await changedByKarim(id, { name: "Les actifs", filters: [{ name: "status", value: "draft" }] });
  await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
  const choice = (await dialog.findByText(/modifiée entre-temps/)).closest<HTMLElement>("[role=alert]");
  expect(choice?.textContent.replaceAll("\u00a0", " ")).toContain("Statut : Archivé");
  await user.click(within(choice ?? document.body).getByRole("button", { name: /^Garder ma saisie/ }));
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /^Nom/ }).value).toBe("Les actifs");
  await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
  await shownToast(/^Vue enregistrée/);
  expect(await storedViews()).toMatchObject([
    { name: "Les actifs", filters: [{ name: "status", value: "archived" }], version: 3 },
  ]);
  await shownView("Les actifs");
});

test("A10 A04 of a view that another admin saved, only what was changed here is written", async () => {
  const id = await madeView();
  const user = await openApp(`${buildings}?vue=${id}`);
  await shownView("Actifs");
  await filterBy(user, "Statut", "Archivé");
  const here = address();
  cleanup();
  queryClient.clear();
  await changedByKarim(id, { name: "Les actifs", order: [{ column: "name", dir: "asc" }] });
  await openApp(here);
  await shownView("Les actifs · modifiée");
  await actOnView(user, "Enregistrer les modifications…");
  const dialog = await viewDialog(/^Enregistrer les modifications/);
  dialog.getByText(/^Sera enregistré tel qu’affiché\s: Filtres\.$/);
  const save = dialog.getByRole("button", { name: "Enregistrer" });
  await user.click(save);
  await dialog.findByText(/modifiée entre-temps/);
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await storedViews()).toMatchObject([
    {
      name: "Les actifs",
      filters: [{ name: "status", value: "archived" }],
      order: [{ column: "name", dir: "asc" }],
      version: 3,
    },
  ]);
});

test("A10 of a team's view that a colleague deletes under an open window the name typed stays, and is saved anew", async () => {
  const id = await madeView();
  const user = await openApp(`${buildings}?vue=${id}`);
  await shownView("Actifs");
  await filterBy(user, "Statut", "Archivé");
  const open = () => actOnView(user, "Enregistrer les modifications…");
  await open();
  const typed = (await viewDialog(/^Enregistrer les modifications/)).getByRole("textbox", { name: /^Nom/ });
  await user.clear(typed);
  await user.type(typed, "Les archivés");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await open();
  const dialog = await viewDialog(/^Enregistrer les modifications/);
  const name = () => dialog.getByRole<HTMLInputElement>("textbox", { name: /^Nom/ }).value;
  expect(name()).toBe("Les archivés");

  await world.admin(karim).post(`/api/admin/views/delete/${id}`, { version: 1 });
  await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
  await dialog.findByText(/Cette fiche a été supprimée entre-temps/);
  expect(name()).toBe("Les archivés");
  await user.keyboard("{Escape}");
  await screen.findByText("Cette vue ne peut pas être affichée");
  expect(address()).toMatch(/status=archived/);
  await saveViewAs(user, "Les archivés", "Pour toute l’équipe");
  expect(await storedViews()).toMatchObject([
    { name: "Les archivés", filters: [{ name: "status", value: "archived" }], version: 1 },
  ]);
});
