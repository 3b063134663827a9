/** @vitest-environment happy-dom */
import { managedServiceRoutes } from "@palier/contract/areas/managed-service";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { signIn, signOut } from "#api/session.ts";
import { expired } from "#api/session-state.ts";
import { sessionStore } from "#api/session-store.ts";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

const goTo = (path: string) => act(() => router.navigate(path));
const crumb = async () => {
  const crumbs = within(await screen.findByRole("navigation", { name: "Fil d’Ariane" }));
  return (await crumbs.findByRole("link", { name: "Immeubles" })).getAttribute("href");
};
const chosen = () =>
  screen.queryAllByRole<HTMLInputElement>("checkbox").filter(({ checked }) => checked).length;

test("A13 the next admin of the tab finds neither the search nor the chosen rows of the one before", async () => {
  const user = await openApp("/admin/building?q=tilleuls");
  const [, first] = await screen.findAllByRole("checkbox", { name: /^Choisir / });
  await user.click(first ?? document.body);
  expect(chosen()).toBeGreaterThan(0);
  await goTo("/admin/building/new");
  expect(await crumb()).toBe("/admin/building?q=tilleuls");

  await act(signOut);
  await screen.findByRole("button", { name: "Se connecter" });
  await act(() => signIn("karim.benali@palier.test", "palier"));
  await goTo("/admin/building/new");
  expect(await crumb()).toBe("/admin/building");
  await goTo("/admin/building?q=tilleuls");
  await screen.findAllByRole("gridcell");
  await waitFor(() => expect(screen.getAllByRole("checkbox").length).toBeGreaterThan(1));
  expect(chosen()).toBe(0);
});

test("A08 A23 « Précédent » after a sign-out leads to the list without what was searched there; after an expiry with it", async () => {
  await openApp("/admin/user?q=Martin+Durand");
  await goTo("/admin/building");
  await act(signOut);
  await screen.findByRole("button", { name: "Se connecter" });
  await goTo("/admin/user?q=Martin+Durand");
  expect(router.state.location.search).toBe("?retour=%2Fadmin%2Fuser");
  await act(() => signIn("jeanne.martin@palier.test", "palier"));
  await goTo("/admin/user?q=Martin+Durand");
  act(() => sessionStore.set(expired(sessionStore.get())));
  await screen.findByRole("button", { name: "Se connecter" });
  expect(decodeURIComponent(router.state.location.search)).toBe("?retour=/admin/user?q=Martin+Durand");
  await goTo("/admin/building?q=tilleuls");
  expect(decodeURIComponent(router.state.location.search)).toBe("?retour=/admin/building?q=tilleuls");
  await act(() => signIn("jeanne.martin@palier.test", "palier"));
});

const read = vi.spyOn(Response.prototype, "json");
const answersAreRead = async (): Promise<void> => {
  expect(read).toHaveBeenCalled();
  await Promise.all(read.mock.results.map(({ value }) => value.catch(() => undefined)));
};

async function passOn(): Promise<void> {
  await act(signOut);
  await screen.findByRole("button", { name: "Se connecter" });
  await act(() => signIn("karim.benali@palier.test", "palier"));
}

test("A08 A12 A13 a search that was being typed when the session ended is there after signing in again, for nobody else", async () => {
  const box = () => screen.findByRole<HTMLInputElement>("searchbox", { name: "Rechercher un immeuble" });
  const typeAsItEnds = async (text: string) => {
    fireEvent.change(await box(), { target: { value: text } });
    act(() => sessionStore.set(expired(sessionStore.get())));
    await screen.findByRole("button", { name: "Se connecter" });
  };
  await openApp("/admin/building");
  await typeAsItEnds("tilleuls");
  await act(() => signIn("jeanne.martin@palier.test", "palier"));
  await goTo("/admin/building");
  expect((await box()).value).toBe("tilleuls");
  await waitFor(() => expect(router.state.location.search).toBe("?q=tilleuls"));
  await goTo("/admin/incident");
  await goTo("/admin/building");
  expect((await box()).value).toBe("");

  await typeAsItEnds("lilas");
  await act(() => signIn("karim.benali@palier.test", "palier"));
  await goTo("/admin/building");
  expect((await box()).value).toBe("");
});

test("A13 the next admin of the tab cannot take back what the one before did", async () => {
  const user = await openApp("/admin/concierge/callback?status=toHandle");
  const [press] = await screen.findAllByRole("button", { name: /^Marquer traitée / });
  await user.click(press ?? document.body);
  const undo = await screen.findByRole("button", { name: "Annuler" });
  // A hovered toast stays.
  fireEvent.pointerEnter(undo.closest("li") ?? undo);
  await passOn();
  expect(screen.queryByText(/^Appel traité/)).toBeNull();
  fireEvent.click(undo);
  expect((await world.calls({ route: "callback.edit.post" })).length).toBe(1);
});

test("A13 the answer to a press comes when another admin is signed in: that one is not offered to take it back", async () => {
  const user = await openApp("/admin/concierge/callback?status=toHandle");
  const [press] = await screen.findAllByRole("button", { name: /^Marquer traitée / });
  await world.fault({ route: "callback.edit.post", slowBody: 200 });
  await user.click(press ?? document.body);
  await passOn();
  await goTo("/admin/building");
  await screen.findAllByRole("gridcell");
  await answersAreRead();
  await act(async () => undefined);
  expect(screen.queryByText(/Appel traité/)).toBeNull();
});

test("A13 A08 a refusal that comes late ends the session of who asked, and not that of the next admin", async () => {
  const user = await openApp("/admin/concierge/callback?status=toHandle");
  const [press] = await screen.findAllByRole("button", { name: /^Marquer traitée / });
  await world.fault({ route: "callback.edit.post", delayMs: 1500 });
  await user.click(press ?? document.body);
  await passOn();
  await goTo("/admin/building");
  const refused = async () =>
    (await world.calls({ route: "callback.edit.post" })).map(({ status }) => status);
  await expect.poll(refused, { timeout: 5000 }).toEqual([401]);
  await answersAreRead();
  await screen.findAllByRole("gridcell");
  expect(screen.queryByText(/session a expiré/)).toBeNull();
});

test("A13 T04 moves that wait when another admin signs in are not sent in that one's name", async () => {
  const { data } = await call(managedServiceRoutes.list, { query: { length: 5 } });
  const user = await openApp("/admin/managed-services/order");
  const handle = await screen.findByRole("button", { name: `Déplacer ${data[0]?.name}` });
  await world.fault({ route: "managedService.sort", slowBody: 5, times: 1 });
  handle.focus();
  for (let move = 1; move <= 3; move += 1) await user.keyboard(" {ArrowDown} ");
  await passOn();
  await goTo("/admin/managed-services/order");
  await screen.findByRole("button", { name: `Déplacer ${data[0]?.name}` });
  const calls = () => world.calls({ route: "managedService.sort" });
  await answersAreRead();
  // A later move is sent afterwards, for the admin who made it.
  screen.getByRole("button", { name: `Déplacer ${data[4]?.name}` }).focus();
  await user.keyboard(" {ArrowUp} ");
  await screen.findByText(`${data[4]?.name} : position 4`);
  expect((await calls()).map(({ path }) => path.split("/").slice(-2).join("/"))).toEqual([
    `${data[0]?.id}/2`,
    `${data[4]?.id}/4`,
  ]);
});
