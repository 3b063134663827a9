import { type SearchGroup, searchKinds, searchRoutes } from "@palier/contract/areas/search";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "#api/call.ts";
import { entityRoot } from "#api/refresh.ts";
import { type RecentRecord, recentRecords } from "#navigation/recent-records.ts";

/** Ms. */
const debounce = 120;
const route = searchRoutes.records;
const nothing: readonly SearchGroup[] = [];

export interface Search {
  /** For the current text; empty while the request runs. */
  readonly groups: readonly SearchGroup[];
  readonly isSearching: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

export function useSearch(typed: string): Search {
  const q = typed.trim();
  const settled = useAfterPause(q);
  const isAsked = q !== "" && settled === q;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...entityRoot, "search", settled],
    queryFn: ({ signal }) => call(route, { query: { q: settled }, signal }),
    enabled: isAsked,
    gcTime: 60_000,
  });
  return {
    groups: isAsked && error === null ? (data?.groups ?? nothing) : nothing,
    isSearching:
      q !== "" && (!isAsked || (data === undefined && error === null) || (error !== null && isFetching)),
    error: isAsked ? error : null,
    retry: () => void refetch(),
  };
}

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Except the shown one; the server provides their names. */
export function useRecent(shown: string, pathOf: (entity: string, id: number) => string | undefined) {
  const [order] = useState<readonly RecentRecord[]>(() =>
    recentRecords().filter(({ entity, id }) => {
      const place = pathOf(entity, id);
      return Object.hasOwn(searchKinds, entity) && place !== undefined && !isAt(shown, place);
    }),
  );
  const records = order.map(({ entity, id }) => `${entity}-${id}`).join(",");
  const { data } = useQuery({
    queryKey: [...entityRoot, "recent", records],
    queryFn: ({ signal }) => call(route, { query: { records }, signal }),
    enabled: records !== "",
    placeholderData: keepPreviousData,
  });
  return { order, groups: data?.groups ?? nothing };
}

const isAt = (shown: string, place: string): boolean => shown === place || shown.startsWith(`${place}/`);
