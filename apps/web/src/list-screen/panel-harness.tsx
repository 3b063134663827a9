import { buildingRoutes } from "@palier/contract/areas/building";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { walletRoutes } from "@palier/contract/areas/wallet";
import { mockWorld } from "@palier/mock-server/msw";
import { UiProvider } from "@palier/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { setupServer } from "msw/node";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { queryClient } from "#api/query-client.ts";
import { signIn } from "#api/session.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { defineList } from "#lists/define-list.ts";
import { ListPanel } from "./list-panel.tsx";

export const world = mockWorld({ origin: "https://palier.test" });
export const server = setupServer(...world.handlers);
beforeAll(async () => {
  server.listen({ onUnhandledFrame: "error" });
  await signIn("jeanne.martin@palier.test", "palier");
});
afterAll(() => server.close());

export const facts = {
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
export const words = { searchPlaceholder: "Search", empty: "None at all", noMatch: "None here" };
export const names = defineList({
  ...facts,
  name: "names",
  texts: { ...words, title: "Noms" },
  columns: { name: {} },
});
export const tableOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole("grid", { name: new RegExp(name) }, { timeout: 20_000 });

let router: ReturnType<typeof createMemoryRouter>;

export const go = (to: string | number): Promise<void> =>
  act(() => (typeof to === "number" ? router.navigate(to) : router.navigate(to)));

export function open(place: ReactNode, at = "/"): void {
  router = createMemoryRouter([{ path: "/", element: place }], {
    initialEntries: ["/?former", at],
    initialIndex: 1,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
}
afterEach(async () => {
  cleanup();
  queryClient.clear();
  server.resetHandlers();
  await world.seed({ rows: { building: 240 } });
  await world.clearFaults();
  await signIn("jeanne.martin@palier.test", "palier");
});

export const next = () => screen.getByRole("button", { name: "Page suivante" });
export const address = () => router.state.location.search;
/** « Lignes 1 à 20 sur 240 », « Page 1 sur 12 ». */
export const pager = () => [
  document.querySelector(".ui-pager__info")?.textContent?.replace(/\s/g, " "),
  document.querySelector(".ui-pager__position")?.textContent?.replace(/\s/g, " "),
];
/** Once the next page is prefetched. */
export const settled = async () => {
  await expect
    .poll(() => queryClient.getQueryCache().findAll({ type: "inactive" }).length)
    .toBeGreaterThan(0);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
};

/** `given` rendered by an engine, and its rows. */
export function drawnBy<Row extends ListRow>(engine: "light" | "grid", given: List<Row>) {
  const list = { ...given, definition: { ...given.definition, engine } };
  const rows = () =>
    [...document.querySelectorAll(engine === "grid" ? ".ui-grid [row-id]" : ".ui-light [row-id]")].map(
      (row) => row.getAttribute("row-id"),
    );
  return {
    list,
    rows,
    isBusy: () => document.querySelector("[aria-busy=true] [row-id]") !== null,
    show: async (at?: string) => {
      open(<ListPanel list={list} />, at);
      await expect.poll(rows, { timeout: 20_000 }).not.toEqual([]);
      return rows();
    },
  };
}
