import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PathValues } from "#api/call.ts";
import { entityKey, useRefresh } from "#api/refresh.ts";
import { whenIdle } from "#navigation/when-idle.ts";
import type { List, ListRow } from "./define-list.ts";
import { forgetOldPages, pageKey } from "./kept-pages.ts";
import type { ListState } from "./list-state.ts";
import { fetchPage, type ListPage, pageCount } from "./table-request.ts";
import type { ChangeList } from "./use-list-state.ts";

/** One page of a list as a query; the key holds all that the answer depends on. */
export function pageQuery<Row extends ListRow>(list: List<Row>, state: ListState, params: PathValues) {
  const { path, metadata } = list.definition.table;
  return queryOptions({
    queryKey: [...entityKey(metadata.entity), pageKey, path, params, state],
    queryFn: ({ signal }) => fetchPage(list, state, params, signal),
  });
}

/** What of a list stands on the screen. Rows, count and page number are always those of one answer. */
export interface ShownTable<Row> {
  /** The answer that is shown; undefined before the first one, and where what is asked for failed. */
  readonly page: ListPage<Row> | undefined;
  /** `page` answers an earlier question: the answer to this one is under way. */
  readonly dimmed: boolean;
  /** The answer from which the pager counts: `page`, or the one before a page that failed. */
  readonly counted: ListPage<Row> | undefined;
  /** Why the list could not be read, or not be read again. */
  readonly error: Error | null;
  readonly retry: () => void;
  readonly prefetch: (page: number) => void;
}

/** How often a page with a row that changes by itself is read again, in ms. */
const liveEvery = 1000;

/**
 * Reads the page that the address asks for, and decides what stands there: the answer before it stays, dimmed, until it
 * comes; where it fails no rows stand there, for those of another page would pass for its own; one beyond the end is
 * never shown, and the address steps back to the last one. The next page is fetched ahead.
 */
export function useTable<Row extends ListRow>(
  list: List<Row>,
  state: ListState,
  params: PathValues,
  change: ChangeList,
): ShownTable<Row> {
  const client = useQueryClient();
  const { live } = list.definition;
  const query = useQuery({
    ...pageQuery(list, state, params),
    refetchInterval: ({ state: { data } }) =>
      live !== undefined && data?.rows.some(live) === true ? liveEvery : false,
  });
  const prefetch = useCallback(
    (page: number): void => {
      void client.prefetchQuery(pageQuery(list, { ...state, page }, params));
    },
    [client, list, state, params],
  );
  const lastPage = query.data === undefined ? state.page : pageCount(query.data.filtered) - 1;
  // The last row of the last page was deleted, or a URL went too far.
  const isBeyond = state.page > lastPage;
  const answer = isBeyond ? undefined : query.data;
  const [before, setBefore] = useState<ListPage<Row>>();
  if (answer !== undefined && answer !== before) setBefore(answer);
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, "replace");
  }, [isBeyond, lastPage, change]);
  const hasNext = answer !== undefined && state.page < lastPage;
  useEffect(
    () =>
      whenIdle(() => {
        forgetOldPages(client);
        if (hasNext) prefetch(state.page + 1);
      }),
    [client, hasNext, prefetch, state.page],
  );
  const page = answer ?? (query.isError ? undefined : before);
  useRefreshAtEnd(page?.rows, live);
  const counted = page ?? (before !== undefined && countsAlike(before.asked, state) ? before : undefined);
  return {
    page,
    dimmed: page !== undefined && answer === undefined,
    counted,
    error: query.error,
    retry: () => void query.refetch(),
    prefetch,
  };
}

/** Whether two questions leave the same rows, whatever page and order they ask for. */
function countsAlike(a: ListState, b: ListState): boolean {
  const rows = ({ search, filters }: ListState) => JSON.stringify([search, filters]);
  return rows(a) === rows(b);
}

/**
 * Reads everything again when a row has come to its end: what it brought stands in other records, the page's own first. A
 * row that was on another page has not ended.
 */
function useRefreshAtEnd<Row extends ListRow>(
  rows: readonly Row[] = [],
  live: (row: Row) => boolean = () => false,
): void {
  const refresh = useRefresh();
  const before = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const ended = rows.some((row) => before.current.has(row.id) && !live(row));
    before.current = new Set(rows.filter(live).map(({ id }) => id));
    if (ended) void refresh();
  }, [rows, live, refresh]);
}
