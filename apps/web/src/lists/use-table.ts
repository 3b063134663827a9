import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PathValues } from "#api/call.ts";
import { failureOf } from "#api/failure.ts";
import { entityKey, useRefresh } from "#api/refresh.ts";
import { whenIdle } from "#navigation/when-idle.ts";
import type { List, ListRow } from "./define-list.ts";
import { type HeldRows, useHeldRows } from "./held-rows.ts";
import { forgetOldPages, pageKey } from "./kept-pages.ts";
import type { ListState } from "./list-state.ts";
import { fetchPage, type ListPage, pageCount } from "./table-request.ts";
import type { ChangeList } from "./use-list-state.ts";

/** Keyed by all inputs. */
export function pageQuery<Row extends ListRow>(list: List<Row>, state: ListState, params: PathValues) {
  const { path, metadata } = list.definition.table;
  return queryOptions({
    queryKey: [...entityKey(metadata.entity), pageKey, path, params, state],
    queryFn: ({ signal }) => fetchPage(list, state, params, signal),
  });
}

/** Rows that remain after loading failed. */
export interface KeptRows {
  readonly asked: ListState;
  /** Epoch ms. */
  readonly readAt: number;
  readonly isOther: boolean;
  readonly isOtherPage: boolean;
  /** Why nothing can be done with them. */
  readonly waits: "connection" | "other-page" | undefined;
}

export interface ShownTable<Row extends ListRow> extends Omit<HeldRows<Row>, "isHeld"> {
  /** As last read, while {@link HeldRows.page} stands still. */
  readonly fresh: ListPage<Row> | undefined;
  readonly kept: KeptRows | undefined;
  readonly dimmed: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly prefetch: (page: number) => void;
}

/** Ms. */
const liveEvery = 1000;

/**
 * The previous answer stays, dimmed; on failure only with the same search and filters, else its rows would
 * pass for the answer. Past the end, the URL steps back.
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
  // The last page's last row was deleted, or the URL went too far.
  const isBeyond = state.page > lastPage;
  const answer = isBeyond ? undefined : query.data;
  const [before, setBefore] = useState<ListPage<Row>>();
  if (answer !== undefined && answer !== before) setBefore(answer);
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
  const { isHeld, ...held } = useHeldRows(page);
  const leaves = isBeyond && !isHeld;
  useEffect(() => {
    if (leaves) change({ page: lastPage }, "replace");
  }, [leaves, lastPage, change]);
  useRefreshAtEnd(page?.rows, live);
  const readAt = useReadAt(list, params, page);
  return {
    ...held,
    fresh: page,
    kept: query.isError && page !== undefined ? keptRows(page.asked, state, readAt, query.error) : undefined,
    dimmed: page !== undefined && answer === undefined && !query.isError && !isHeld,
    error: query.error,
    retry: () => void query.refetch(),
    prefetch,
  };
}

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

/** When last loaded, changed or not; a newer prefetch does not count. */
function useReadAt<Row extends ListRow>(
  list: List<Row>,
  params: PathValues,
  page: ListPage<Row> | undefined,
): number {
  const client = useQueryClient();
  const known = useRef(0);
  const key = page === undefined ? undefined : pageQuery(list, page.asked, params).queryKey;
  const read = key === undefined ? undefined : client.getQueryState<ListPage<Row>>(key);
  // Rows outlive their cache entry.
  if (read !== undefined && read.data === page && read.dataUpdatedAt > 0) known.current = read.dataUpdatedAt;
  return known.current;
}

/** The end of a live row changed other records. */
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
