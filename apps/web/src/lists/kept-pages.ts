import type { QueryClient } from "@tanstack/react-query";

export const pageKey = "table";

/** For instant back navigation. */
export const mostKept = 20;

/** Removes the oldest inactive pages, to bound memory. */
export function forgetOldPages(client: QueryClient): void {
  const cache = client.getQueryCache();
  const unused = cache.findAll({
    fetchStatus: "idle",
    predicate: (query) => query.queryKey[2] === pageKey && query.getObserversCount() === 0,
  });
  const newestFirst = unused.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of newestFirst.slice(mostKept)) cache.remove(query);
}
