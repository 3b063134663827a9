/** @vitest-environment happy-dom */
import { viewRoutes } from "@palier/contract/areas/view";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import { openApp, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";
import { withOverlays } from "#test/kit/late-code.ts";
import { address, filterBy, goTo, shownRows } from "#test/kit/lists.ts";
import {
  activeOnes,
  actOnView,
  buildings,
  madeView,
  saveViewAs,
  shownView,
  storedViews,
  viewDialog,
  viewTab,
} from "#test/kit/views.ts";

const world = signedInWorld();
withOverlays();
afterEach(() => vi.restoreAllMocks());

const firstPages = async () =>
  (await world.calls({ route: "building.list" }))
    .map(({ query }) => new URLSearchParams(query))
    .filter((query) => query.get("start") === "0")
    .map((query) => query.get("status"));

test("A10 a list opens with the view that its admin chose, and asks for its rows alone", async () => {
  const id = await madeView({ scope: "mine" });
  const user = await openApp(`${buildings}?vue=${id}`);
  await shownView("Actifs");
  await actOnView(user, "Ouvrir par défaut");
  await shownToast(/^La liste s’ouvrira avec « Actifs »/);
  expect(await storedViews()).toMatchObject([{ id, isDefault: true }]);
  cleanup();
  queryClient.clear();
  await world.clearJournal();
  await openApp(buildings);
  await shownView("Actifs");
  await shownRows();
  expect(await firstPages()).toEqual(["active"]);
});

test("A10 the whole list stays chosen over the view by default, which is given up again", async () => {
  const id = await madeView({ scope: "mine" });
  const before = await openApp(`${buildings}?vue=${id}`);
  await shownView("Actifs");
  await actOnView(before, "Ouvrir par défaut");
  await shownToast(/^La liste s’ouvrira avec « Actifs »/);
  cleanup();
  queryClient.clear();
  const user = await openApp(buildings);
  await shownView("Actifs");
  await user.click(await viewTab("Liste entière"));
  await shownView("Liste entière");
  const whole = address();
  expect(whole).not.toContain("status");
  await goTo("/admin/incident");
  await goTo(whole);
  await shownView("Liste entière");
  await user.click(await viewTab("Actifs"));
  await actOnView(user, "Ne plus ouvrir par défaut");
  await shownToast(/^La liste ne s’ouvrira plus avec « Actifs »/);
  await goTo("/admin/incident");
  await goTo(buildings);
  await shownRows();
  expect(address()).toBe(buildings);
});

test("A10 a view of a column and a filter that are no more shows the rest, says so, and can be saved", async () => {
  const gone = {
    filters: [...activeOnes.filters, { name: "turrets", value: "2" }],
    columns: ["name", "turret", "city"].map((name) => ({ name, hidden: false, pinned: false, width: null })),
  };
  const id = await madeView();
  // Stored when the list still had them.
  await world.patch("view", id, gone);
  const user = await openApp(`${buildings}?vue=${id}`);
  await screen.findByText("Une partie de cette vue n’existe plus");
  screen.getByText(/^La liste n’a plus\s: le filtre « turrets », la colonne « turret »\./);
  await shownView("Actifs");
  expect(address()).toMatch(/status=active/);
  await shownRows();
  await actOnView(user, "Renommer…");
  const dialog = await viewDialog(/^Renommer/);
  const name = dialog.getByRole("textbox", { name: /^Nom/ });
  await user.clear(name);
  await user.type(name, "Sans tour");
  await user.click(dialog.getByRole("button", { name: "Renommer" }));
  await shownToast(/^Vue enregistrée/);
  expect(await storedViews()).toMatchObject([{ name: "Sans tour", filters: activeOnes.filters }]);
});

test("A10 A03 with the browser's storage blocked a view is shown, changed, saved and opened by default", async () => {
  const blocked = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"] as const)
    vi.spyOn(window, name, "get").mockImplementation(blocked);
  const id = await madeView();
  const user = await openApp(`${buildings}?vue=${id}`);
  await shownView("Actifs");
  await user.click(screen.getByRole("button", { name: "Colonnes" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Confortable" }));
  await user.keyboard("{Escape}");
  await shownView("Actifs · modifiée");
  await actOnView(user, "Enregistrer les modifications…");
  const dialog = await viewDialog(/^Enregistrer les modifications/);
  await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
  await shownView("Actifs");
  expect(await storedViews()).toMatchObject([{ density: "comfortable" }]);
  await actOnView(user, "Ouvrir par défaut");
  await shownToast(/^La liste s’ouvrira avec « Actifs »/);
  await goTo("/admin/incident");
  await goTo(buildings);
  await shownView("Actifs");
  expect(address()).toMatch(/status=active/);
});

test("A10 A05 a view whose answer is lost is made once, however often it is saved, and stands among the tabs", async () => {
  const user = await openApp(`${buildings}?status=active`);
  await shownRows();
  await actOnView(user, "Enregistrer la vue…");
  const dialog = await viewDialog("Enregistrer la vue");
  await user.type(dialog.getByRole("textbox", { name: /^Nom/ }), "Perdue");
  await world.fault({ route: "view.create.post", status: 504, afterwards: true, times: 1 });
  await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
  await dialog.findByText(/^On ne sait pas si l’enregistrement a abouti/);
  await user.keyboard("{Escape}");
  await viewTab("Perdue");
  await saveViewAs(user, "Perdue");
  await shownView("Perdue");
  expect(await storedViews()).toMatchObject([{ name: "Perdue", version: 1 }]);
  await filterBy(user, "Statut", "Archivé");
  await shownView("Perdue · modifiée");
  expect((await viewTab("Perdue · modifiée")).querySelector("bdi")?.textContent).toBe("Perdue");
});

test("A10 A06 a view is saved by keyboard alone, and its window leads to the name that it lacks", async () => {
  const user = await openApp(`${buildings}?status=active`);
  await shownRows();
  (await screen.findByRole("button", { name: "Vues" })).focus();
  await user.keyboard("{Enter}");
  const [first] = await screen.findAllByRole("menuitem");
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard("{Enter}");
  const dialog = await viewDialog("Enregistrer la vue");
  const name = dialog.getByRole("textbox", { name: /^Nom/ });
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.keyboard("{Enter}");
  const link = await dialog.findByRole("link", { name: /^Nom/ });
  expect(name.getAttribute("aria-invalid")).toBe("true");
  link.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.keyboard("Clavier{Enter}");
  await shownView("Clavier");
  expect((await call(viewRoutes.list, { query: { list: "building.list" } })).views).toMatchObject([
    { name: "Clavier", filters: activeOnes.filters },
  ]);
});
