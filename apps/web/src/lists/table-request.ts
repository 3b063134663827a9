import { dataTablesQuery, pageLength } from "@palier/contract";
import { call, type PathValues } from "#api/call.ts";
import type { List, ListColumn, ListRow } from "./define-list.ts";
import type { ListState } from "./list-state.ts";

/** One page of a list. */
export interface TablePage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly filtered: number;
}

let lastDraw = 0;

/** The parameters that a list's table and its export share (S03): order, search, columns, filters. */
export function listQuery(columns: readonly ListColumn[], state: ListState, draw: number) {
  const named = columns.map(({ name, searchable, sortable }) => ({ name, searchable, orderable: sortable }));
  const { page, search, order } = state;
  return { ...dataTablesQuery({ draw, page, search, order, columns: named }), ...state.filters };
}

/** Asks for one page. `params` fill the route's path (a building's services). @throws ApiFailure */
export async function fetchPage<Row extends ListRow>(
  list: List<Row>,
  state: ListState,
  params: PathValues,
  signal: AbortSignal,
): Promise<TablePage<Row>> {
  lastDraw += 1;
  const query = listQuery(list.columns, state, lastDraw);
  const answer = await call(list.definition.table, { params, query, signal });
  return { rows: answer.data, total: answer.recordsTotal, filtered: answer.recordsFiltered };
}

/** How far a list goes. */
export function pageCount(filtered: number): number {
  return Math.max(1, Math.ceil(filtered / pageLength));
}
