/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { walletRoutes } from "@palier/contract/areas/wallet";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { defineList } from "#lists/define-list.ts";
import type { ListState } from "#lists/list-state.ts";
import { ListStatus } from "./list-status.tsx";

const list = defineList({
  name: "buildings",
  table: buildingRoutes.list,
  filters: {
    city: { options: buildingRoutes.cities },
    neighborhoodId: { options: neighborhoodRoutes.search },
    walletId: { options: walletRoutes.search },
    status: {},
  },
  texts: { searchPlaceholder: "Rechercher", empty: "Aucun immeuble", noMatch: "Aucun", title: "Immeubles" },
  columns: { name: {}, city: {} },
});
const asked: ListState = { page: 0, search: "", order: [], filters: {} };
const page = (count: number, filtered: number, question: Partial<ListState> = {}) => ({
  rows: Array(count),
  total: 240,
  filtered,
  asked: { ...asked, ...question },
});

test("A06 what a search, a sorted column or a page leads to is read out, also below 20 rows and without any", () => {
  const { rerender } = render(<ListStatus list={list} page={undefined} />);
  const heard = (shown: ReturnType<typeof page>) => {
    rerender(<ListStatus list={list} page={shown} />);
    return screen.getByRole("status").textContent?.replace(/\s/g, " ");
  };
  expect(screen.getByRole("status").textContent).toBe("");
  expect(heard(page(20, 240))).toBe("Liste : 240 lignes, de la 1 à la 20");
  expect(heard(page(20, 240, { page: 1 }))).toBe("Liste : 240 lignes, de la 21 à la 40");
  const order = [
    { column: "city", dir: "asc" },
    { column: "name", dir: "desc" },
  ] as const;
  expect(heard(page(16, 16, { order }))).toBe("Liste : 16 lignes, tri : Ville croissant, Nom décroissant");
  expect(heard(page(1, 1))).toBe("Liste : 1 ligne");
  expect(heard(page(0, 0))).toBe("Liste : aucune ligne");
});
