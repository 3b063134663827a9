/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { walletRoutes } from "@palier/contract/areas/wallet";
import { UiProvider } from "@palier/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { queryClient } from "#api/query-client.ts";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { defineList } from "#lists/define-list.ts";
import { signedInWorld } from "#test/kit/app-harness.tsx";

signedInWorld();

const firstPageChanges = defineList({
  name: "first-page-changes",
  texts: { title: "Noms", searchPlaceholder: "Rechercher", empty: "Vide", noMatch: "Rien" },
  table: buildingRoutes.list,
  columns: { name: {} },
  filters: {
    city: { options: buildingRoutes.cities },
    neighborhoodId: { options: neighborhoodRoutes.search },
    walletId: { options: walletRoutes.search },
    status: {},
  },
  order: [{ column: "id", dir: "asc" }],
  rowName: ({ name }) => name,
  live: ({ id }) => id <= 20,
});

test("a turned page with fewer rows that change by themselves is no end of one: nothing is read twice", async () => {
  const place = createMemoryRouter([{ path: "/", element: <ListPanel list={firstPageChanges} /> }]);
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <RouterProvider router={place} />
      </UiProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("grid", { name: /Noms/ });
  await queryClient.fetchQuery({ queryKey: ["entity", "other"], queryFn: () => 1 });
  fireEvent.click(screen.getByRole("button", { name: "Page suivante" }));
  await expect.poll(() => document.querySelector(".ui-pager__position")?.textContent).toMatch(/Page 2/);
  await expect.poll(() => screen.getByRole("grid").getAttribute("aria-label")).toMatch(/lignes 21/);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(queryClient.getQueryState(["entity", "other"])?.isInvalidated).toBe(false);
});
