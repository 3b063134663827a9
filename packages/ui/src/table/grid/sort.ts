import type { GridApi } from "ag-grid-community";
import type { TableSort } from "../column.ts";

/** All rows are equal to the grid, whose stable sort keeps the server's order. */
export const neverSort = (): number => 0;

/** Highest priority first. */
export function sortOf<Line>(api: GridApi<Line>): TableSort[] {
  return api
    .getColumnState()
    .filter((state) => state.sort === "asc" || state.sort === "desc")
    .sort((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))
    .map((state) => ({ column: state.colId, dir: state.sort === "desc" ? "desc" : "asc" }));
}
