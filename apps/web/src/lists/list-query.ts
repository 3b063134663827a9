import { dataTablesQuery } from "@palier/contract";
import type { ListState } from "./list-state.ts";

interface QueriedColumn {
  readonly name: string;
  readonly searchable: boolean;
  readonly sortable: boolean;
}

/** Shared by table and export (S03). */
export function listQuery(columns: readonly QueriedColumn[], state: ListState, draw: number) {
  const named = columns.map(({ name, searchable, sortable }) => ({ name, searchable, orderable: sortable }));
  const { page, search, order } = state;
  return { ...dataTablesQuery({ draw, page, search, order, columns: named }), ...state.filters };
}
