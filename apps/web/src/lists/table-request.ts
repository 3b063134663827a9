import { maxPageLength, pageLength } from "@palier/contract";
import { call, type PathValues } from "#api/call.ts";
import { ApiFailure } from "#api/failure.ts";
import type { List, ListRow } from "./define-list.ts";
import { listQuery } from "./list-query.ts";
import type { ListState } from "./list-state.ts";

export interface TablePage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly filtered: number;
}

/** All from one answer. */
export interface ListPage<Row> extends TablePage<Row> {
  readonly asked: ListState;
}

let lastDraw = 0;

/** Another `draw`, or counts without rows on this page, is malformed. @throws ApiFailure */
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

/** After filters. */
export interface RowWindow<Row> {
  readonly rows: readonly Row[];
  readonly filtered: number;
}

export const mostRows = maxPageLength;

/** At most {@link mostRows}; `start` is 0-based. @throws ApiFailure */
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

/** At least 1. */
export function pageCount(filtered: number): number {
  return Math.max(1, Math.ceil(filtered / pageLength));
}
