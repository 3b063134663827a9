/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { walletRoutes } from "@palier/contract/areas/wallet";
import { mockWorld } from "@palier/mock-server/msw";
import { UiProvider } from "@palier/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
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

let router: ReturnType<typeof createMemoryRouter>;

/** Shows the place, and gives the table of its first list. */
function open(): Promise<HTMLElement> {
  router = createMemoryRouter([{ path: "/", element: <Place /> }]);
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
  return tableOf("Noms");
}
afterEach(async () => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
  await world.clearFaults();
});

/** Shows the place with its second page fetched ahead; from now on frames are painted by `paint` alone. */
async function openAhead() {
  const table = await open();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.poll(() => queryClient.getQueryCache().findAll({ type: "inactive" }).length).toBe(1);
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((work) => frames.push(work));
  vi.spyOn(window, "cancelAnimationFrame").mockImplementation((at) => {
    frames[at - 1] = () => undefined;
  });
  const firstRow = () => within(table).getAllByRole("row")[1]?.textContent;
  const before = firstRow();
  return {
    isTurned: () => firstRow() !== before,
    paint: () =>
      act(() => {
        for (const work of frames.splice(0)) work(0);
      }),
  };
}

const next = () => screen.getByRole("button", { name: "Page suivante" });
const address = () => router.state.location.search;

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

test("A01 a page that was fetched ahead is painted first; the address follows, and Back leads before it", async () => {
  const { isTurned, paint } = await openAhead();
  fireEvent.click(next());
  expect(isTurned()).toBe(true);
  expect(screen.getByText(/Page 2 sur/)).toBeTruthy();
  paint();
  expect(address()).toBe("");
  paint();
  await expect.poll(address).toBe("?page=2");
  expect(isTurned()).toBe(true);
  await act(() => router.navigate(-1));
  expect(address()).toBe("");
  await expect.poll(isTurned).toBe(false);
});

test("A01 a page turned twice before anything is painted leads two pages on, in two steps", async () => {
  await openAhead();
  fireEvent.click(next());
  fireEvent.pointerEnter(next());
  await expect.poll(() => queryClient.getQueryCache().findAll({ type: "inactive" }).length).toBe(2);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  fireEvent.click(next());
  expect(screen.getByText(/Page 3 sur/)).toBeTruthy();
  await expect.poll(address).toBe("?page=3");
  await act(() => router.navigate(-1));
  expect(address()).toBe("?page=2");
});

test("A03 a page turned twice, the second not fetched ahead, keeps the rows of the first until its own come", async () => {
  const { isTurned } = await openAhead();
  await world.fault({ route: "building.list", delayMs: 600_000 });
  fireEvent.click(next());
  fireEvent.click(next());
  expect(screen.getByText(/Page 3 sur/)).toBeTruthy();
  expect(isTurned()).toBe(true);
});

test("A01 what is pressed before the address has followed comes after it", async () => {
  await openAhead();
  fireEvent.click(next());
  expect(address()).toBe("");
  fireEvent.pointerDown(document.body);
  expect(address()).toBe("?page=2");
});

test("A01 an address that changed meanwhile is not written over: the rows are its own", async () => {
  const { isTurned, paint } = await openAhead();
  fireEvent.click(next());
  history.pushState(null, "", "#elsewhere");
  paint();
  paint();
  await expect.poll(isTurned).toBe(false);
  expect(address()).toBe("");
});
