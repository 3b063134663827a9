import type { GridApi } from "ag-grid-community";
import type { TableSort } from "../column.ts";

/** All rows are equal to the grid, whose sort is stable; so the server's order is kept. */
export const neverSort = (): number => 0;

/** The headers' current sort, highest priority first. */
export function sortOf<Line>(api: GridApi<Line>): TableSort[] {
  return api
    .getColumnState()
    .filter((state) => state.sort === "asc" || state.sort === "desc")
    .sort((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))
    .map((state) => ({ column: state.colId, dir: state.sort === "desc" ? "desc" : "asc" }));
}
