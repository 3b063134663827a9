/** @vitest-environment happy-dom */
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { queryClient } from "#api/query-client.ts";
import { router } from "#app/router.tsx";
import { holding, openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { fill, lost, save, says, toast } from "#test/kit/steps.ts";

const world = signedInWorld();
const place = "/admin/building/edit/3";
const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Nom/ });
const stored = () => world.state.table("building").get(3);
const posts = async () => (await world.calls({ route: "building.edit.post" })).map(({ status }) => status);

async function typed(text: string) {
  const user = await openApp(place);
  await fill(user, /^Nom/, text);
  return user;
}

test("S06 S07 S08 a missing field and a bad e-mail are named at the field and at the top, and nothing is sent", async () => {
  const user = await typed("   ");
  await fill(user, /^E-mail du gestionnaire/, "gestion@immeuble");
  await save(user);
  expect(screen.getByText("Les champs marqués d’un * sont obligatoires.")).toBeTruthy();
  const { textContent } = await screen.findByRole("alert");
  expect(textContent).toMatch(/Nom\s?: Ce champ est obligatoire\./);
  expect(textContent).toContain("Cette adresse e-mail n’est pas valide");
  expect((await name()).getAttribute("aria-invalid")).toBe("true");
  await user.click(screen.getByRole("link", { name: /Nom\s: Ce champ est obligatoire/ }));
  await waitFor(async () => expect(document.activeElement).toBe(await name()));
  expect(await posts()).toEqual([]);
  expect(screen.getByRole("button", { name: "Enregistrer" }).className).toContain("btn-loading");
});

// First: the tab remembers its own saves, whose versions a later world has again.
test("A04 a record that changed meanwhile shows theirs and mine, and untouched fields merge by themselves", async () => {
  const user = await typed("Mon nom");
  await world.patch("building", 3, { name: "Leur nom", city: "Villeurbanne" }, { announced: false });
  await save(user);
  await says("alert", "Cette fiche a été modifiée entre-temps");
  await says("alert", "Valeur enregistréeLeur nom");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Ville/ }).value).toBe("Villeurbanne");
  expect(screen.getByRole("button", { name: "Enregistrer" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: /^Garder ma saisie/ }));
  await save(user);
  await toast("Enregistrement effectué : Mon nom");
  expect(stored()).toMatchObject({ name: "Mon nom", city: "Villeurbanne" });
});

test("A03 a lost connection and a failure of the server are announced with a retry; nothing typed is lost", async () => {
  const user = await typed("Persévérance");
  await world.fault({ route: "building.edit.post", cut: true, times: 1 });
  await save(user);
  await screen.findByText(/^Connexion interrompue/);
  await world.fault({ route: "building.edit.post", status: 500, malformed: true, times: 1 });
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  await screen.findByText("Une erreur est survenue sur le serveur");
  expect((await name()).value).toBe("Persévérance");
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  await toast("Enregistrement effectué : Persévérance");
  expect(stored()?.name).toBe("Persévérance");
});

test("A03 A17 a save whose answer was lost is no conflict: the record is read again, and shown as saved", async () => {
  const user = await typed("Enregistré malgré tout");
  await world.fault(lost("building.edit.post"));
  await save(user);
  await toast("Enregistrement effectué : Enregistré malgré tout");
  await screen.findByRole("heading", { level: 1, name: "Enregistré malgré tout" });
  expect(stored()?.name).toBe("Enregistré malgré tout");
  expect(screen.queryByText(/^Connexion interrompue/)).toBeNull();
  await screen.findByText("Aucune modification");
});

test("A12 what is typed while a save is under way stays, and is saved next", async () => {
  const user = await typed("Nadège");
  const letGo = holding(/^POST .*\/building\/edit\/3$/);
  await save(user);
  await fill(user, /^Ville/, "Nantes");
  letGo();
  await toast("Enregistrement effectué : Nadège");
  await screen.findByText("1 modification");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Ville/ }).value).toBe("Nantes");
  expect(stored()?.city).not.toBe("Nantes");
  await save(user);
  await screen.findByText("Aucune modification");
  expect(stored()).toMatchObject({ name: "Nadège", city: "Nantes" });
});

test("A03 a deleted record is announced once above its form, also when it is read again, and what was typed stays", async () => {
  const user = await typed("Saisie précieuse");
  world.state.table("building").delete(3);
  await save(user);
  const alert = await screen.findByText("Cette fiche a été supprimée entre-temps");
  expect(alert.closest("[role=alert]")?.textContent).toContain("vous pouvez encore la copier");
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getAllByText("Cette fiche a été supprimée entre-temps")).toHaveLength(1);
  expect((await name()).value).toBe("Saisie précieuse");
  expect((await name()).readOnly).toBe(false);
});

async function signIn(): Promise<void> {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Mot de passe/), "palier");
  await user.click(screen.getByRole("button", { name: "Se connecter" }));
}

test("A08 a session that ends leads to sign-in and back, the typed values intact", async () => {
  const user = await typed("Saisie précieuse");
  await world.clock({ advanceMs: 9 * 3_600_000 });
  await save(user);
  await screen.findByText(/^Votre session a expiré/);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^E-mail/ }).value).toBe(
    "jeanne.martin@palier.test",
  );
  await signIn();
  await screen.findByText("Votre saisie a été retrouvée");
  expect(router.state.location.pathname).toBe(place);
  expect((await name()).value).toBe("Saisie précieuse");
  await save(user);
  await toast("Enregistrement effectué : Saisie précieuse");
  expect(stored()?.name).toBe("Saisie précieuse");
});

test("A13 a session that became another admin's sends nothing, and what was typed waits for its author", async () => {
  const user = await typed("Saisi par Jeanne");
  await world.signIn("karim.benali@palier.test");
  await save(user);
  await screen.findByText(/dans un autre onglet est celle de Karim Benali/);
  const email = screen.getByRole("textbox", { name: /^E-mail/ });
  await user.clear(email);
  await user.type(email, "jeanne.martin@palier.test");
  await signIn();
  await screen.findByText("Votre saisie a été retrouvée");
  expect((await name()).value).toBe("Saisi par Jeanne");
  expect((await posts()).filter((status) => status === 200)).toEqual([]);
});
