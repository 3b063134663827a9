/** @vitest-environment happy-dom */
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { signIn, signOut } from "#api/session.ts";
import { router } from "#app/router.tsx";
import { holding, openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { fill, keepToasts, press, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();
keepToasts();

const place = "/admin/building/edit/3";
const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Nom/ });
const stored = () => world.state.table("building").get(3)?.name;
const waiting = async () => within(await screen.findByRole("dialog", { name: "Enregistrement en cours" }));
const noWaiting = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const saves = async () => (await world.calls({ route: "building.edit.post" })).map(({ status }) => status);
const arrivedAt = (heading: RegExp) => screen.findByRole("heading", { level: 1, name: heading });

/** Presses « Enregistrer »; the request waits until it is let go. */
async function saveSlowly(typed: string): Promise<{ readonly user: UserEvent; readonly letGo: () => void }> {
  const user = await openApp(place);
  fill(await name(), typed);
  const letGo = holding(/^POST .*\/building\/edit\//);
  await press(user, "Enregistrer");
  return { user, letGo };
}

async function leave(user: UserEvent, link = "Incidents"): Promise<void> {
  const [first] = await screen.findAllByRole("link", { name: link });
  await user.click(first ?? document.body);
}

async function askToSignOut(user: UserEvent): Promise<void> {
  await press(user, "Compte de Jeanne Martin");
  await user.click(await screen.findByRole("menuitem", { name: "Se déconnecter" }));
}

test("A12 S10 leaving during a save waits for it, and goes on once it is through", async () => {
  const { user, letGo } = await saveSlowly("Parti pendant la sauvegarde");
  await leave(user);
  await waiting();
  expect(screen.queryByText("You have unsaved changes!")).toBeNull();
  letGo();
  await arrivedAt(/^Incidents/);
  await noWaiting();
  await toastWith("Enregistrement effectué : Parti pendant la sauvegarde");
  expect(stored()).toBe("Parti pendant la sauvegarde");
});

test("A03 S10 a save that fails while leaving waits for it keeps the page, its reason and what was typed", async () => {
  await world.fault({ route: "building.edit.post", status: 422, detail: "Refusé", times: 1 });
  const { user, letGo } = await saveSlowly("Jamais perdu");
  await leave(user);
  await waiting();
  letGo();
  await screen.findByText("Refusé");
  await noWaiting();
  expect(router.state.location.pathname).toBe(place);
  expect((await name()).value).toBe("Jamais perdu");
});

test("A03 A17 a save that fails after its page was left says so, with the way back to what was typed", async () => {
  await world.fault({ route: "building.edit.post", status: 500, times: 1 });
  const { user, letGo } = await saveSlowly("Retrouvé après coup");
  await leave(user);
  await user.click((await waiting()).getByRole("button", { name: "Quitter sans attendre" }));
  await arrivedAt(/^Incidents/);
  letGo();
  const failed = await toastWith("On ne sait pas si l’enregistrement a abouti");
  await user.click(within(failed).getByRole("button", { name: "Revenir à la saisie" }));
  await screen.findByText(/^Votre saisie a été retrouvée/);
  expect((await name()).value).toBe("Retrouvé après coup");
  await press(user, "Enregistrer");
  await toastWith("Enregistrement effectué : Retrouvé après coup");
  expect(stored()).toBe("Retrouvé après coup");
});

test("A17 a save that went through after its page was left is told as done, even where its answer was lost", async () => {
  await world.fault({ route: "building.edit.post", cut: true, afterwards: true, times: 1 });
  const { user, letGo } = await saveSlowly("Enregistré sans réponse");
  await leave(user, "Historique");
  await user.click((await waiting()).getByRole("button", { name: "Quitter sans attendre" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${place}/history`));
  letGo();
  await toastWith("Enregistrement effectué : Enregistré sans réponse");
  expect(await saves()).toEqual([0]);
  await leave(user, "Informations");
  expect((await name()).value).toBe("Enregistré sans réponse");
  expect(screen.queryByText(/^Votre saisie a été retrouvée/)).toBeNull();
});

test("A12 a creation that leaving waited for leads where the admin was going, not to its record", async () => {
  const list = "/admin/concierge/delivery-point";
  const user = await openApp(`${list}/new`);
  fill(await name(), "Consigne du départ");
  await user.selectOptions(screen.getByRole("combobox", { name: /^Type/ }), "Consigne");
  fill(screen.getByRole("textbox", { name: /^Adresse/ }), "1 quai de l’Essai");
  fill(screen.getByRole("textbox", { name: /^Code postal/ }), "69003");
  fill(screen.getByRole("textbox", { name: /^Ville/ }), "Lyon");
  const letGo = holding(/^POST .*\/delivery-point\/new$/);
  await press(user, "Enregistrer");
  await leave(user, "Annuler");
  await waiting();
  letGo();
  await waitFor(() => expect(router.state.location.pathname).toBe(list));
  await toastWith("Création effectuée : Consigne du départ");
  expect(router.state.location.pathname).toBe(list);
});

test("A03 A08 a save that is refused after its page was left keeps what was typed there since", async () => {
  await world.fault({ route: "building.edit.post", status: 422, detail: "Refusé", times: 1 });
  const { user, letGo } = await saveSlowly("Envoyé puis refusé");
  await leave(user);
  await user.click((await waiting()).getByRole("button", { name: "Quitter sans attendre" }));
  await arrivedAt(/^Incidents/);
  await act(() => router.navigate(place));
  expect((await name()).value).toBe("Envoyé puis refusé");
  fill(await name(), "Tapé depuis");
  letGo();
  await toastWith("L’enregistrement n’a pas abouti");
  expect((await name()).value).toBe("Tapé depuis");
  expect(stored()).not.toBe("Tapé depuis");
});

test("A12 S10 signing out asks about unsaved edits, and waits for a save before anything ends", async () => {
  const user = await openApp(place);
  fill(await name(), "Saisi avant de partir");
  await askToSignOut(user);
  const warning = within(await screen.findByRole("alertdialog", { name: "You have unsaved changes!" }));
  await user.click(warning.getByRole("button", { name: "Rester sur la page" }));
  expect((await name()).value).toBe("Saisi avant de partir");
  const letGo = holding(/^POST .*\/building\/edit\//);
  await press(user, "Enregistrer");
  await askToSignOut(user);
  expect((await waiting()).queryByRole("button", { name: "Quitter sans attendre" })).toBeNull();
  expect(await world.calls({ route: "session.logout" })).toEqual([]);
  letGo();
  await screen.findByRole("heading", { name: /^Connectez-vous/ });
  expect(await saves()).toEqual([200]);
});

test("S10 signing out with unsaved edits gives them up once that was said", async () => {
  const user = await openApp(place);
  fill(await name(), "Abandonné");
  await askToSignOut(user);
  await press(user, "Quitter sans enregistrer");
  await screen.findByRole("heading", { name: /^Connectez-vous/ });
  expect(await saves()).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Abandonné");
});

test("A13 A23 a save that ends when another admin has signed in says nothing to them, and leaves no draft", async () => {
  const { user, letGo } = await saveSlowly("Saisi par Jeanne");
  await leave(user);
  await user.click((await waiting()).getByRole("button", { name: "Quitter sans attendre" }));
  await arrivedAt(/^Incidents/);
  await act(signOut);
  await screen.findByRole("button", { name: "Se connecter" });
  await act(() => signIn("karim.benali@palier.test", "palier"));
  letGo();
  await world.waitFor({ route: "building.edit.post" });
  await act(() => router.navigate("/admin/building"));
  await arrivedAt(/^Immeubles/);
  await screen.findByRole("button", { name: "Compte de Karim Benali" });
  expect(document.querySelector(".ui-toast")).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Saisi par Jeanne");
});
