import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PathValues } from "#api/call.ts";
import { failureOf } from "#api/failure.ts";
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

/** Rows that stay where they could not be read, or not be read again: which page they are of, and when they were read. */
export interface KeptRows {
  /** What they answer. */
  readonly asked: ListState;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly readAt: number;
  /** They are of another page, or in another order, than is asked for. */
  readonly isOther: boolean;
  readonly isOtherPage: boolean;
  /** Why no action can be sent from them; undefined where they can be acted on. */
  readonly waits: "connection" | "other-page" | undefined;
}

/** What of a list stands on the screen. Rows, count and page number are always those of one answer. */
export interface ShownTable<Row> {
  /** The answer that is shown; undefined before the first one, and where another search or other filters failed. */
  readonly page: ListPage<Row> | undefined;
  /** Set while `page` stands there although `error` says that what is asked for could not be read. */
  readonly kept: KeptRows | undefined;
  /** `page` answers an earlier question: the answer to this one is under way. */
  readonly dimmed: boolean;
  /** Why the list could not be read, or not be read again. */
  readonly error: Error | null;
  readonly retry: () => void;
  readonly prefetch: (page: number) => void;
}

/** How often a page with a row that changes by itself is read again, in ms. */
const liveEvery = 1000;

/**
 * Reads the page that the address asks for, and decides what stands there: the answer before it stays, dimmed, until it
 * comes. Where it fails, rows of the same search and filters stay, and the screen says whose they are; those of another
 * question go, for they would pass for its answer. A page beyond the end is never shown, and the address steps back to the
 * last one. The next page is fetched ahead.
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
  const mayStay = !query.isError || (before !== undefined && asksAlike(before.asked, state));
  const page = answer ?? (mayStay ? before : undefined);
  useRefreshAtEnd(page?.rows, live);
  const readAt = useReadAt(list, params, page);
  return {
    page,
    kept: query.isError && page !== undefined ? keptRows(page.asked, state, readAt, query.error) : undefined,
    dimmed: page !== undefined && answer === undefined && !query.isError,
    error: query.error,
    retry: () => void query.refetch(),
    prefetch,
  };
}

/** Whether two questions leave the same rows, whatever page and order they ask for. */
function asksAlike(a: ListState, b: ListState): boolean {
  const rows = ({ search, filters }: ListState) => JSON.stringify([search, filters]);
  return rows(a) === rows(b);
}

function keptRows(asked: ListState, state: ListState, readAt: number, error: Error): KeptRows {
  const isOtherPage = asked.page !== state.page;
  const isOther = isOtherPage || JSON.stringify(asked.order) !== JSON.stringify(state.order);
  const isCut = failureOf(error).kind === "offline";
  const waits = isCut ? "connection" : isOther ? "other-page" : undefined;
  return { asked, readAt, isOther, isOtherPage, waits };
}

/**
 * When the shown answer was read last: it may have been read again and found the same. A newer one of that page that was
 * only fetched ahead, while these rows stay, says nothing of them.
 */
function useReadAt<Row extends ListRow>(
  list: List<Row>,
  params: PathValues,
  page: ListPage<Row> | undefined,
): number {
  const client = useQueryClient();
  const known = useRef(0);
  const key = page === undefined ? undefined : pageQuery(list, page.asked, params).queryKey;
  const read = key === undefined ? undefined : client.getQueryState<ListPage<Row>>(key);
  // The cache lets go of what no screen asks for; the rows stay longer than that.
  if (read !== undefined && read.data === page && read.dataUpdatedAt > 0) known.current = read.dataUpdatedAt;
  return known.current;
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
