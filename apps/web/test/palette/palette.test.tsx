/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { withOverlays, withPalette } from "#test/kit/late-code.ts";
import { address, goTo, shownRows } from "#test/kit/lists.ts";

const world = signedInWorld();
withOverlays();
withPalette();
afterEach(() => vi.restoreAllMocks());

const palette = () => within(screen.getByRole("dialog", { name: "Rechercher" }));
const isOpen = () => document.querySelector("[role=dialog]") !== null;
const field = () => palette().findByRole<HTMLInputElement>("combobox");
const active = () =>
  palette()
    .queryAllByRole("option")
    .find((each) => each.getAttribute("aria-selected") === "true");
const activeIs = (words: RegExp) => waitFor(() => expect(active()?.textContent).toMatch(words));
const hasOption = (words: RegExp) => palette().queryByRole("option", { name: words }) !== null;

async function openPalette(user: UserEvent): Promise<HTMLInputElement> {
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("dialog", { name: "Rechercher" });
  const box = await field();
  await waitFor(() => expect(document.activeElement).toBe(box));
  return box;
}

async function search(user: UserEvent, text: string): Promise<void> {
  const box = await field();
  await user.clear(box);
  if (text !== "") await user.type(box, text.replaceAll(/[[{]/g, "$&$&"));
}

test("A09 arrows, Home and End go round screens and what can be created, and Escape gives the focus back", async () => {
  const user = await openApp("/admin/building");
  const searchBox = await screen.findByRole("searchbox", { name: "Rechercher un immeuble" });
  searchBox.focus();
  const box = await openPalette(user);
  await activeIs(/Tableau de bord/);
  await user.keyboard("{ArrowDown}");
  await activeIs(/Immeubles/);
  expect(box.getAttribute("aria-activedescendant")).toBe(active()?.id);
  await user.keyboard("{End}");
  await activeIs(/^Nouve/);
  await user.keyboard("{ArrowDown}");
  await activeIs(/Tableau de bord/);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(isOpen()).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(searchBox));
  await openPalette(user);
  await user.keyboard("nouvel imm");
  await activeIs(/Nouvel immeuble/);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/admin/building/new"));
});

test.each([
  ["nouveau imm", /Nouvel immeuble/],
  ["creer actualite", /Nouvelle actualité/],
  ["ajouter resident", /Nouveau résident/],
  ["theme sombre", /Apparence sombre/],
  ["deconnexion", /Se déconnecter/],
])("A09 « %s » finds what people call so", async (typed, found) => {
  const user = await openApp("/admin/building");
  await openPalette(user);
  await search(user, typed);
  await activeIs(found);
});

test("A09 an appearance is chosen from the palette", async () => {
  const user = await openApp("/admin/building");
  await openPalette(user);
  await search(user, "mode nuit");
  await activeIs(/Apparence sombre/);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe("dark"));
});

test("A09 A14 opened by its button, the palette takes a press on a screen, and leads to the title of each record", async () => {
  const user = await openApp("/admin/building");
  const open = async () => {
    await user.click(screen.getByRole("button", { name: /^Rechercher…/ }));
    return await field();
  };
  await user.type(await open(), "commandes");
  const [orders] = await palette().findAllByRole("option", { name: /^Commandes/ });
  await user.click(orders ?? document.body);
  await waitFor(() => expect(address()).toBe("/admin/concierge/order"));
  for (const number of ["C-2026-00807", "C-2026-00806"]) {
    await user.type(await open(), number);
    await activeIs(new RegExp(number));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(new RegExp(number)));
    expect(document.activeElement?.tagName).toBe("H1");
  }
});

test("A09 A18 an act of the open record that asks first asks from the palette too, and what is not offered there is missing", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "preparing" } });
  const { id = 0, number = "" } = data[0] ?? {};
  const user = await openApp(`/admin/concierge/order/${id}`);
  await screen.findByRole("heading", { level: 1, name: new RegExp(number) });
  await openPalette(user);
  await palette().findByRole("group", { name: "Écrans" });
  expect(hasOption(/Préparer/)).toBe(false);
  await search(user, "annuler la comm");
  await activeIs(/Annuler la commande/);
  await user.keyboard("{Enter}");
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Retour" }));
  expect(await call(orderRoutes.show, { params: { id } })).toMatchObject({ status: "preparing" });
});

test("A09 A03 a search that fails says so in French and is tried again; screens are found meanwhile", async () => {
  const user = await openApp("/admin/");
  await openPalette(user);
  await world.fault({ route: "search.records", cut: true });
  await search(user, "C-2026-00804");
  await palette().findByText(/Connexion interrompue/);
  await search(user, "commandes");
  await palette().findAllByRole("option", { name: /^Commandes/ });
  await search(user, "C-2026-00804");
  await palette().findByText(/Connexion interrompue/);
  await world.clearFaults();
  await user.click(palette().getByRole("button", { name: "Réessayer" }));
  await activeIs(/C-2026-00804/);
});

test("A09 A03 without a network screens are found, and records once it is back", async () => {
  const user = await openApp("/admin/");
  await openPalette(user);
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await world.fault({ route: "search.records", cut: true });
  fireEvent(window, new Event("offline"));
  await search(user, "C-2026-00805");
  await palette().findAllByText(/connexion/i);
  await search(user, "commandes");
  await palette().findAllByRole("option", { name: /^Commandes/ });
  await search(user, "C-2026-00805");
  await world.clearFaults();
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  await activeIs(/C-2026-00805/);
});

test("A09 Ctrl K is heard in the moment in which the screen appears", async () => {
  const appearing = new MutationObserver(() => {
    if (document.querySelector("main h1") === null) return;
    appearing.disconnect();
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  });
  appearing.observe(document, { childList: true, subtree: true });
  await openApp("/admin/building");
  await screen.findByRole("dialog", { name: "Rechercher" });
  const box = await field();
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test("A09 signs and patterns are texts, and a text is cut at 200 letters", async () => {
  const user = await openApp("/admin/");
  await openPalette(user);
  for (const typed of ["%", "'\"", ".*", "^(a+)+$", "\\"]) {
    await search(user, typed);
    await palette().findByText(/Aucun résultat/);
  }
  const box = await field();
  await user.clear(box);
  await user.paste("é".repeat(500));
  expect(box.value).toBe("é".repeat(200));
  const asked = await world.waitFor({ route: "search.records", status: 200 });
  expect(asked.status).toBe(200);
});

test("A09 A03 HTML in a record's name is text", async () => {
  const name = "<img src=x onerror=alert(1)> Zéphyr";
  await world.patch("building", 3, { name });
  const user = await openApp("/admin/");
  await openPalette(user);
  await user.keyboard("onerror zephyr");
  await waitFor(() => expect(active()?.textContent).toContain(name));
  expect(active()?.querySelector("img")).toBeNull();
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { level: 1, name });
});

test("A09 A23 nothing is asked before the palette is opened, and recent records are known by their ids alone", async () => {
  const user = await openApp("/admin/user/edit/12");
  const name = await waitFor(() => {
    const title = screen.getByRole("heading", { level: 1 }).textContent;
    expect(title).toMatch(/\p{L}+ \p{L}+/u);
    return title;
  });
  await goTo("/admin/concierge/order/807");
  await screen.findByRole("heading", { level: 1, name: /C-2026-00807/ });
  await goTo("/admin/building");
  await shownRows();
  expect(await world.calls({ route: "search.records" })).toEqual([]);
  await openPalette(user);
  const recent = await palette().findByRole("group", { name: "Fiches récentes" });
  await waitFor(() =>
    expect(
      within(recent)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining("C-2026-00807"), expect.stringContaining(name)]),
  );
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(kept).toContain("order-807,user-12");
  expect(kept).not.toContain(name);
});
