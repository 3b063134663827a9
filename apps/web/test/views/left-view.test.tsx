/** @vitest-environment happy-dom */
import { viewRoutes } from "@palier/contract/areas/view";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

/** The list is read slowly from then on. */
async function saveView(): Promise<void> {
  const user = await openApp("/admin/building");
  await screen.findAllByRole("gridcell");
  await user.click(await screen.findByRole("button", { name: "Vues" }));
  await user.click(await screen.findByRole("menuitem", { name: "Enregistrer la vue…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Enregistrer la vue" }));
  await user.type(await dialog.findByRole("textbox", { name: /^Nom/ }), "Tous");
  await world.fault({ route: "building.list", delayMs: 2_000 });
  await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
  await screen.findAllByText(/^Vue enregistrée/);
}

test("A10 a view that is saved as its list is left does not follow to the next list", async () => {
  await saveView();
  await act(() => router.navigate("/admin/incident"));
  await screen.findByRole("heading", { name: /^Incidents/ });
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(router.state.location).toMatchObject({ pathname: "/admin/incident", search: "" });
});

test("A10 nor does it call off the way to a screen whose code is still loading", async () => {
  const code = Promise.withResolvers<{ element: string }>();
  router.patchRoutes("shell", [{ path: "late", lazy: () => code.promise }]);
  await saveView();
  const leaving = router.navigate("/admin/late");
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(router.state.navigation.location?.pathname).toBe("/admin/late");
  code.resolve({ element: "late" });
  await act(() => leaving);
  expect(router.state.location.pathname).toBe("/admin/late");
});

const ownView = () =>
  call(viewRoutes.create.post, {
    body: {
      list: "building.list",
      name: "Actifs",
      scope: "mine",
      search: null,
      filters: [{ name: "status", value: "active" }],
      order: [],
      columns: [],
      density: "comfortable",
    },
  });

test("A10 a list opens with the view that was chosen as its default since the page was loaded", async () => {
  const { id } = await ownView();
  const user = await openApp(`/admin/building?vue=${id}`);
  await user.click(await screen.findByRole("button", { name: "Vues" }));
  await user.click(await screen.findByRole("menuitem", { name: "Ouvrir par défaut" }));
  await screen.findAllByText(/^La liste s’ouvrira avec/);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await act(() => router.navigate("/admin/incident"));
  await screen.findByRole("heading", { name: /^Incidents/ });
  await act(() => router.navigate("/admin/building"));
  await waitFor(() => expect(router.state.location.search).toBe(`?vue=${id}&status=active`));
});

test("A10 nor is that default taken back where the list was left before its views were read again", async () => {
  const { id } = await ownView();
  const user = await openApp(`/admin/building?vue=${id}`);
  await user.click(await screen.findByRole("button", { name: "Vues" }));
  const choice = await screen.findByRole("menuitem", { name: "Ouvrir par défaut" });
  await world.fault({ route: "view.list", delayMs: 10_000, times: 1 });
  await user.click(choice);
  await screen.findAllByText(/^La liste s’ouvrira avec/);
  for (const _ of ["the first time", "again"]) {
    await act(() => router.navigate("/admin/incident"));
    await screen.findByRole("heading", { name: /^Incidents/ });
    await act(() => router.navigate("/admin/building"));
    await waitFor(() => expect(router.state.location.search).toBe(`?vue=${id}&status=active`));
    await screen.findByRole("button", { name: "Vues" });
  }
});
