import { maxPageLength, pageLength } from "@palier/contract";
import { call, type PathValues } from "#api/call.ts";
import { ApiFailure } from "#api/failure.ts";
import type { List, ListRow } from "./define-list.ts";
import { listQuery } from "./list-query.ts";
import type { ListState } from "./list-state.ts";

/** Rows of a list, and how many there are. */
export interface TablePage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly filtered: number;
}

/** One page of a list, as one answer gave it. */
export interface ListPage<Row> extends TablePage<Row> {
  /** What was asked for. */
  readonly asked: ListState;
}

let lastDraw = 0;

/**
 * Asks for one page. `params` fill the route's path (a building's services). An answer to another question (`draw`) is
 * malformed, and so is one that counts rows on this page and brings none. @throws ApiFailure
 */
export async function fetchPage<Row extends ListRow>(
  list: List<Row>,
  state: ListState,
  params: PathValues,
  signal: AbortSignal,
): Promise<ListPage<Row>> {
  lastDraw += 1;
  const draw = lastDraw;
  const { table } = list.definition;
  const answer = await call(table, { params, query: listQuery(list.columns, state, draw), signal });
  const { data: rows, recordsFiltered: filtered, recordsTotal: total } = answer;
  const malformed = (detail: string) =>
    new ApiFailure({ kind: "malformed", detail: `${table.path}: ${detail}` });
  if (answer.draw !== draw) throw malformed(`draw ${answer.draw} for ${draw}`);
  if (rows.length === 0 && filtered > state.page * pageLength)
    throw malformed(`no row from ${state.page * pageLength} on, of ${filtered}`);
  return { asked: state, rows, total, filtered };
}

/** Some rows of a list from the 0-based `start` on, and how many the filters leave. */
export interface RowWindow<Row> {
  readonly rows: readonly Row[];
  readonly filtered: number;
}

/** The most rows that one question asks for. */
export const mostRows = maxPageLength;

/** Asks for rows of a list whatever its pages are: `length` of them at most, {@link mostRows} or fewer. @throws ApiFailure */
export async function fetchRows<Row extends ListRow>(
  list: List<Row>,
  state: ListState,
  params: PathValues,
  { start, length }: { readonly start: number; readonly length: number },
): Promise<RowWindow<Row>> {
  lastDraw += 1;
  const query = { ...listQuery(list.columns, state, lastDraw), start, length };
  const { data: rows, recordsFiltered: filtered } = await call(list.definition.table, { params, query });
  return { rows, filtered };
}

/** How far a list goes. */
export function pageCount(filtered: number): number {
  return Math.max(1, Math.ceil(filtered / pageLength));
}
