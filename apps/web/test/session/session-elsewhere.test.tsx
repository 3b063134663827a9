/** @vitest-environment happy-dom */
import { sessionRoutes } from "@palier/contract/areas/session";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { sessionStore } from "#api/session-store.ts";
import { listenToOtherTabs, tellOtherTabs } from "#api/session-tabs.ts";
import { router } from "#app/router.tsx";
import { otherTabs } from "#forms/other-tabs.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();
const form = "/admin/building/edit/3";
const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Nom/ });

/** As another tab of this browser does. */
async function signInElsewhere(email?: string): Promise<void> {
  await world.signIn(email);
  tellOtherTabs((await call(sessionRoutes.read)).admin);
}

async function expiredWith(typed: string): Promise<() => void> {
  const stop = listenToOtherTabs();
  const user = await openApp(form);
  await user.clear(await name());
  await user.type(await name(), typed);
  await world.clock({ advanceMs: 9 * 3_600_000 });
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText(/^Votre session a expiré/);
  return stop;
}

test("A08 a tab whose session expired goes on where it was once the same admin signs in in another tab", async () => {
  const stop = await expiredWith("Saisie du soir");
  await signInElsewhere();
  await waitFor(() => expect(router.state.location.pathname).toBe(form));
  expect((await name()).value).toBe("Saisie du soir");
  expect(world.state.table("building").get(3)?.name).not.toBe("Saisie du soir");
  stop();
});

test("A08 a refusal that comes after the same admin's sign-in in another tab asks for no password", async () => {
  const stop = listenToOtherTabs();
  const user = await openApp(form);
  await user.clear(await name());
  await user.type(await name(), "Saisie du soir");
  const refused = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  const sending = vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const answer = await send(address, init);
    // Figures that are read meanwhile would tell of the expired session first.
    if (init?.method === "POST" || answer.status === 401) await refused.promise;
    return answer;
  });
  await world.clock({ advanceMs: 9 * 3_600_000 });
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await world.waitFor({ route: "building.edit.post", status: 401 });
  sending.mockRestore();
  const known = sessionStore.signIns();
  await signInElsewhere();
  await expect.poll(() => sessionStore.signIns()).toBeGreaterThan(known);
  const before = (await world.calls({ route: "session.read" })).length;
  refused.resolve();
  await waitFor(async () =>
    expect((await world.calls({ route: "session.read" })).length).toBeGreaterThan(before),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe(form));
  expect((await name()).value).toBe("Saisie du soir");
  stop();
});

test("A13 it does not go on when another admin signs in there", async () => {
  const stop = await expiredWith("Saisie de Jeanne");
  await signInElsewhere("karim.benali@palier.test");
  await screen.findByRole("button", { name: /Continuer sous le compte de Karim Benali/ });
  expect(router.state.location.pathname).toBe("/admin/login");
  stop();
});

test("A08 it asks once, and stays, when that session has ended again meanwhile", async () => {
  const stop = await expiredWith("Saisie gardée");
  await world.signIn();
  const { admin } = await call(sessionRoutes.read);
  await world.clock({ advanceMs: 9 * 3_600_000 });
  const asked = vi.spyOn(globalThis, "fetch");
  tellOtherTabs(admin);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  // Until an answer to a further question would be there too.
  await call(sessionRoutes.read);
  await call(sessionRoutes.read);
  expect(router.state.location.pathname).toBe("/admin/login");
  expect(asked).toHaveBeenCalledTimes(3);
  expect(screen.getByText(/^Votre session a expiré/)).toBeTruthy();
  await signInElsewhere();
  await waitFor(() => expect(router.state.location.pathname).toBe(form));
  stop();
});

test("A08 a sign-in elsewhere that could not be read does not keep the tab from the next one", async () => {
  const stop = await expiredWith("Saisie gardée");
  await world.signIn();
  const { admin } = await call(sessionRoutes.read);
  await world.fault({ route: "session.read", status: 503, times: 1 });
  tellOtherTabs(admin);
  await screen.findByRole("alert");
  expect(router.state.location.pathname).toBe("/admin/login");
  tellOtherTabs(admin);
  await waitFor(() => expect(router.state.location.pathname).toBe(form));
  expect((await name()).value).toBe("Saisie gardée");
  stop();
});

test("A08 a sign-in elsewhere that is read late does not lead back who signed in here and went on", async () => {
  const stop = await expiredWith("Saisie laissée");
  await world.signIn();
  const { admin } = await call(sessionRoutes.read);
  await world.fault({ route: "session.read", delayMs: 2_000, times: 1 });
  const asked = vi.spyOn(globalThis, "fetch").mockClear();
  tellOtherTabs(admin);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  const reading = asked.mock.results[0]?.value;
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Mot de passe/), "palier");
  await user.click(screen.getByRole("button", { name: "Se connecter" }));
  await name();
  await act(() => router.navigate("/admin/incident"));
  await user.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
  await screen.findByRole("heading", { level: 1, name: /^Incidents/ });
  await act(() => reading);
  await call(sessionRoutes.read);
  expect(router.state.navigation.location ?? router.state.location).toMatchObject({
    pathname: "/admin/incident",
  });
  stop();
});

/** As another tab of this browser answers, in which something is typed or not. */
function tabWith(screenName: string | undefined): () => void {
  const { close } = otherTabs(() => screenName);
  onTestFinished(close);
  return close;
}

async function askToSignOut(): Promise<UserEvent> {
  const user = await openApp("/admin/building");
  await user.click(await screen.findByRole("button", { name: "Compte de Jeanne Martin" }));
  await user.click(await screen.findByRole("menuitem", { name: "Se déconnecter" }));
  return user;
}

test("A23 signing out asks about what is typed in other tabs, by the names of their screens", async () => {
  tabWith("Nouvelle actualité – Actualités");
  tabWith("Résidence des Lilas – Immeubles");
  tabWith(undefined);
  const user = await askToSignOut();
  const asked = await screen.findByRole("alertdialog");
  expect(asked.textContent).toContain("«\u00a0Nouvelle actualité – Actualités\u00a0»");
  expect(asked.textContent).toContain("«\u00a0Résidence des Lilas – Immeubles\u00a0»");
  expect(asked.textContent).not.toContain("Si vous quittez cette page");
  await user.click(screen.getByRole("button", { name: "Rester sur la page" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(sessionStore.get().kind).toBe("signed-in");
  expect(await world.calls({ route: "session.logout" })).toEqual([]);
});

test("A23 once that is confirmed the session ends", async () => {
  tabWith("Nouvelle actualité – Actualités");
  const user = await askToSignOut();
  await user.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
  await screen.findByRole("button", { name: "Se connecter" });
});

test("A23 signing out asks nothing while nothing is typed in any tab", async () => {
  tabWith(undefined);
  await askToSignOut();
  await screen.findByRole("button", { name: "Se connecter" });
});

test("A23 a tab with a form that was changed answers with its screen's name, and forgets what was typed", async () => {
  const stop = listenToOtherTabs();
  const user = await openApp(form);
  const other = otherTabs(() => undefined);
  expect(await other.typedIn()).toEqual([]);
  await user.clear(await name());
  await user.type(await name(), "Saisie du soir");
  await waitFor(async () =>
    expect(await other.typedIn()).toEqual([document.title.replace(/ – Palier$/, "")]),
  );
  other.close();
  await act(async () => tellOtherTabs());
  await screen.findByText(/^Votre session a été fermée dans un autre onglet/);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("Saisie du soir");
  stop();
});
