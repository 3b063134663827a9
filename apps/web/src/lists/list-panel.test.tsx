/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { walletRoutes } from "@palier/contract/areas/wallet";
import { mockWorld } from "@palier/mock-server/msw";
import { UiProvider } from "@palier/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { setupServer } from "msw/node";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { queryClient } from "#api/query-client.ts";
import { signIn } from "#api/session.ts";
import { defineList } from "./define-list.ts";
import { ListPanel } from "./list-panel.tsx";

const world = mockWorld({ origin: "https://palier.test" });
const server = setupServer(...world.handlers);
beforeAll(async () => {
  server.listen({ onUnhandledFrame: "error" });
  await signIn("jeanne.martin@palier.test", "palier");
});
afterAll(() => server.close());

const facts = {
  engine: "light",
  filters: {
    city: { options: buildingRoutes.cities },
    neighborhoodId: { options: neighborhoodRoutes.search },
    walletId: { options: walletRoutes.search },
    status: {},
  },
  table: buildingRoutes.list,
  order: [],
  rowName: (row: { name: string }) => row.name,
} as const;
const words = { searchPlaceholder: "Rechercher", empty: "", noMatch: "" };
const names = defineList({
  ...facts,
  name: "names",
  texts: { ...words, title: "Noms" },
  columns: { name: {} },
});
const cities = defineList({
  ...facts,
  name: "cities",
  texts: { ...words, title: "Villes" },
  columns: { city: {} },
});

function Place() {
  const [list, setList] = useState(names);
  return (
    <>
      <button type="button" onClick={() => setList(cities)}>
        other
      </button>
      <ListPanel list={list} />
    </>
  );
}

vi.setConfig({ testTimeout: 60_000 });

const tableOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole("grid", { name: new RegExp(name) }, { timeout: 20_000 });

/** Shows the place, and gives the table of its first list. */
function open(): Promise<HTMLElement> {
  const router = createMemoryRouter([{ path: "/", element: <Place /> }]);
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
  return tableOf("Noms");
}
afterEach(() => {
  cleanup();
  queryClient.clear();
});

test("A03 another list in the same place shares neither columns nor rows with the first", async () => {
  const heads = (table: HTMLElement) =>
    within(table)
      .getAllByRole("columnheader")
      .map((each) => each.textContent);
  expect(heads(await open())).toContainEqual(expect.stringContaining("Nom"));
  fireEvent.click(screen.getByRole("button", { name: "other" }));
  const second = heads(await tableOf("Villes"));
  expect(second).toContainEqual(expect.stringContaining("Ville"));
  expect(second.some((each) => each?.includes("Nom"))).toBe(false);
});

test("A01 the next page, fetched ahead, is on the screen at once: no answer is waited for", async () => {
  const before = (await world.calls({ route: "building.list" })).length;
  const table = await open();
  const asked = async () => (await world.calls({ route: "building.list", status: 200 })).length;
  await expect.poll(asked).toBe(before + 2);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const firstName = () => within(table).getAllByRole("row")[1]?.textContent;
  const first = firstName();
  await world.fault({ route: "building.list", delayMs: 600_000 });
  fireEvent.click(screen.getByRole("button", { name: "Page suivante" }));
  expect(firstName()).not.toBe(first);
  expect(table.closest("[data-dimmed]")).toBeNull();
});
