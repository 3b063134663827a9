import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import type { PathValues } from "#api/call.ts";
import { entityKey, useRefresh } from "#api/refresh.ts";
import type { List, ListRow } from "./define-list.ts";
import { forgetOldPages, pageKey } from "./kept-pages.ts";
import type { ListState } from "./list-state.ts";
import { fetchPage, pageCount } from "./table-request.ts";

/** One page of a list as a query; the key holds all that the answer depends on. */
export function pageQuery<Row extends ListRow>(list: List<Row>, state: ListState, params: PathValues) {
  const { path, metadata } = list.definition.table;
  return queryOptions({
    queryKey: [...entityKey(metadata.entity), pageKey, path, params, state],
    queryFn: ({ signal }) => fetchPage(list, state, params, signal),
  });
}

/** How often a page with a row that changes by itself is read again, in ms. */
const liveEvery = 1000;

/** The page that the URL asks for. The old page stays while the next one loads; the next one is fetched ahead. */
export function useTable<Row extends ListRow>(list: List<Row>, state: ListState, params: PathValues) {
  const client = useQueryClient();
  const { live } = list.definition;
  const query = useQuery({
    ...pageQuery(list, state, params),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      live !== undefined && data?.rows.some(live) === true ? liveEvery : false,
  });
  const prefetch = useCallback(
    (page: number): void => {
      void client.prefetchQuery(pageQuery(list, { ...state, page }, params));
    },
    [client, list, state, params],
  );
  useRefreshAtEnd(live === undefined ? 0 : (query.data?.rows.filter(live).length ?? 0));
  const isCurrent = query.data !== undefined && !query.isPlaceholderData;
  const last = query.data === undefined ? 0 : pageCount(query.data.filtered) - 1;
  const hasNext = isCurrent && state.page < last;
  useEffect(() => {
    forgetOldPages(client);
    if (hasNext) prefetch(state.page + 1);
  }, [client, hasNext, prefetch, state.page]);
  return { query, prefetch, beyond: isCurrent && state.page > last ? last : undefined };
}

/** Reads everything again when a row has come to its end: what it brought stands in other records, the page's own first. */
function useRefreshAtEnd(underWay: number): void {
  const refresh = useRefresh();
  const before = useRef(underWay);
  useEffect(() => {
    const ended = underWay < before.current;
    before.current = underWay;
    if (ended) void refresh();
  }, [underWay, refresh]);
}
