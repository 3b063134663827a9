import type { QueryClient } from "@tanstack/react-query";

/** The third part of the query key of each page of a list, after those that name the entity. */
export const pageKey = "table";

/** How many pages are kept that no list shows: going back shows them at once. */
export const mostKept = 20;

/** Removes the oldest pages that no list shows, so that turning hundreds of them does not fill the memory. */
export function forgetOldPages(client: QueryClient): void {
  const cache = client.getQueryCache();
  const unused = cache.findAll({
    fetchStatus: "idle",
    predicate: (query) => query.queryKey[2] === pageKey && query.getObserversCount() === 0,
  });
  const newestFirst = unused.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of newestFirst.slice(mostKept)) cache.remove(query);
}
