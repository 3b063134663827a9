/** @vitest-environment happy-dom */
import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import type { ListVocabulary } from "./list-state.ts";
import { type ChangeList, useListState } from "./use-list-state.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const known: ListVocabulary = {
  prefix: "",
  sortable: new Set(),
  filters: new Set(["city"]),
  order: [],
};

const addable: ListVocabulary = { ...known, prefix: "add-" };

const nothing: ChangeList = () => undefined;
const towns: { change: ChangeList; add: ChangeList } = { change: nothing, add: nothing };

function Towns() {
  towns.change = useListState(known)[1];
  towns.add = useListState(addable)[1];
  return null;
}

function openTowns(address = "/") {
  const router = createMemoryRouter([{ path: "/", element: <Towns /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  return router;
}

test("A01 A12 a filter that is chosen in the moment in which the search has gone into the address keeps it", () => {
  const router = openTowns();
  towns.change({ search: "tilleuls" }, "replace");
  towns.change({ filters: { city: "Lyon" } });
  expect(router.state.location.search).toBe("?q=tilleuls&city=Lyon");
});

test("A01 a filter that is chosen on a later page leads to the first one", () => {
  const router = openTowns("/?page=3");
  towns.change({ filters: { city: "Lyon" } });
  expect(router.state.location.search).toBe("?city=Lyon");
});

test("A01 A12 so does one that is chosen in the page's other list", () => {
  const router = openTowns();
  towns.change({ search: "tilleuls" }, "replace");
  towns.add({ filters: { city: "Lyon" } });
  expect(router.state.location.search).toBe("?q=tilleuls&add-city=Lyon");
});

test("A01 what was left for the address before, unrendered, does not come back with the next change", () => {
  const router = openTowns();
  towns.change({ search: "tilleuls" }, "replace");
  void router.navigate("/", { replace: true });
  towns.change({ filters: { city: "Lyon" } });
  expect(router.state.location.search).toBe("?city=Lyon");
});
