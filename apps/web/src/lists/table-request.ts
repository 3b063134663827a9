import { pageLength } from "@palier/contract";
import { call, type PathValues } from "#api/call.ts";
import { ApiFailure } from "#api/failure.ts";
import type { List, ListRow } from "./define-list.ts";
import { listQuery } from "./list-query.ts";
import type { ListState } from "./list-state.ts";

/** One page of a list. */
export interface TablePage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly filtered: number;
}

let lastDraw = 0;

/**
 * Asks for one page. `params` fill the route's path (a building's services). An answer to another question (`draw`) is
 * malformed. @throws ApiFailure
 */
export async function fetchPage<Row extends ListRow>(
  list: List<Row>,
  state: ListState,
  params: PathValues,
  signal: AbortSignal,
): Promise<TablePage<Row>> {
  lastDraw += 1;
  const draw = lastDraw;
  const { table } = list.definition;
  const answer = await call(table, { params, query: listQuery(list.columns, state, draw), signal });
  if (answer.draw !== draw)
    throw new ApiFailure({ kind: "malformed", detail: `${table.path}: draw ${answer.draw} for ${draw}` });
  return { rows: answer.data, total: answer.recordsTotal, filtered: answer.recordsFiltered };
}

/** How far a list goes. */
export function pageCount(filtered: number): number {
  return Math.max(1, Math.ceil(filtered / pageLength));
}
