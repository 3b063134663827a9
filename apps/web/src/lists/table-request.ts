import { dataTablesQuery, pageLength, tableAnswer } from "@palier/contract";
import { call } from "#api/call.ts";
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
  params: Readonly<Record<string, number>>,
  signal: AbortSignal,
): Promise<TablePage<Row>> {
  const { table } = list.definition;
  const route = {
    method: table.method,
    path: table.path,
    responses: { 200: tableAnswer(table.metadata.row) },
  };
  lastDraw += 1;
  const answer = await call(route, { params, query: listQuery(list.columns, state, lastDraw), signal });
  return { rows: answer.data, total: answer.recordsTotal, filtered: answer.recordsFiltered };
}

/** How far a list goes. */
export function pageCount(filtered: number): number {
  return Math.max(1, Math.ceil(filtered / pageLength));
}
