/** @vitest-environment happy-dom */
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { signIn, signOut } from "#api/session.ts";
import { openApp, signedInWorld } from "./app-harness.tsx";
import { router } from "./router.tsx";

signedInWorld();

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
