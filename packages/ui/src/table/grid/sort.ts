import type { GridApi } from "ag-grid-community";
import type { TableSort } from "../column.ts";

/** Every two rows are equal to the grid, whose sort is stable: so the server's order stays, whatever the header says. */
export const neverSort = (): number => 0;

/** What the headers say now, the weightiest first. */
export function sortOf<Line>(api: GridApi<Line>): TableSort[] {
  return api
    .getColumnState()
    .filter((state) => state.sort === "asc" || state.sort === "desc")
    .sort((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))
    .map((state) => ({ column: state.colId, dir: state.sort === "desc" ? "desc" : "asc" }));
}
