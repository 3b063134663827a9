/** @vitest-environment happy-dom */
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { signOut } from "#api/session.ts";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

const email = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^E-mail/ });
const enter = () => screen.findByRole("button", { name: "Se connecter" });

async function openSignedOut(path: string) {
  await act(signOut);
  // As in a browser where nobody has signed out: a search is kept (A23).
  localStorage.removeItem("palier:left");
  const user = await openApp(path);
  const typed = async (address: string, password: string): Promise<void> => {
    await user.type(await email(), address);
    await user.type(screen.getByLabelText(/^Mot de passe/), password);
    await user.click(await enter());
  };
  return { user, typed };
}

test("S06 S07 S08 A06 sign-in checks its fields before it asks the server, leads to the first wrong one, and says so anew", async () => {
  const { user, typed } = await openSignedOut("/admin/login");
  const before = (await world.calls({ route: "session.login" })).length;
  await user.type(await email(), "jeanne@palier");
  await user.click(await enter());
  await screen.findByText("Cette adresse e-mail n’est pas valide", { exact: false });
  await screen.findByText("Ce champ est obligatoire.");
  expect(document.activeElement).toBe(await email());
  const said = screen.getByRole("status");
  expect(said.textContent).toMatch(/^2\schamps sont à corriger$/);
  // Written anew: unchanged words are not announced.
  const words = said.firstElementChild;
  await user.keyboard("{Enter}");
  await waitFor(() => expect(said.firstElementChild).not.toBe(words));
  expect(said.textContent).toMatch(/^2\schamps sont à corriger$/);
  expect(await world.calls({ route: "session.login" })).toHaveLength(before);
  await user.clear(await email());
  await typed("jeanne.martin@palier.test", "palier");
  await screen.findByRole("heading", { level: 1, name: "Bonjour Jeanne" });
});

test("A03 a wrong password is said in French, and what was typed stays", async () => {
  const { typed } = await openSignedOut("/admin/login");
  await typed("jeanne.martin@palier.test", "faux");
  expect((await screen.findByRole("alert")).textContent).toContain("mot de passe");
  expect((await email()).value).toBe("jeanne.martin@palier.test");
});

test("A08 A14 sign-in leads to the title of the place that was asked for; every page is named after its own", async () => {
  const { typed } = await openSignedOut("/admin/building?status=active&tri=city");
  await typed("jeanne.martin@palier.test", "palier");
  const title = await screen.findByRole("heading", { level: 1, name: /^Immeubles/ });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(router.state.location).toMatchObject({
    pathname: "/admin/building",
    search: "?status=active&tri=city",
  });
  cleanup();
  for (const [path, name] of [
    ["/admin/", /^Tableau de bord – Palier$/],
    ["/admin/nowhere", /^Cette page n’existe pas – Palier$/],
    ["/admin/building/edit/3/history", /^Historique – .+ – Palier$/],
  ] as const) {
    await openApp(path);
    await waitFor(() => expect(document.title).toMatch(name));
    cleanup();
  }
});

test("A08 A13 A23 what was typed when a session expired is kept for its admin; another one who signs in there removes it", async () => {
  const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Nom/ });
  const kept = () => JSON.stringify({ ...sessionStorage });
  const user = await openApp("/admin/building/edit/3");
  await user.clear(await name());
  await user.type(await name(), "Pour Jeanne seule");
  await world.clock({ advanceMs: 9 * 3_600_000 });
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText(/^Votre session a expiré/);
  expect(kept()).toContain("Pour Jeanne seule");
  await user.clear(await email());
  await user.type(await email(), "karim.benali@palier.test");
  await user.type(screen.getByLabelText(/^Mot de passe/), "palier");
  await user.click(await enter());
  expect((await name()).value).not.toBe("Pour Jeanne seule");
  expect(router.state.location.pathname).toBe("/admin/building/edit/3");
  expect(screen.queryByText("Votre saisie a été retrouvée")).toBeNull();
  expect(kept()).not.toContain("Pour Jeanne seule");
});
