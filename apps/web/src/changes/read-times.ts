import type { Query, QueryClient } from "@tanstack/react-query";
import { entityRoot } from "#api/refresh.ts";

export interface ReadTimes {
  /** When a query's last read began, on the page's clock (ms); -Infinity if before watching. */
  readonly startedAt: (query: Query) => number;
  /** Maximum age of the oldest shown answer, in ms. */
  readonly oldestShown: () => number;
  readonly stop: () => void;
}

/** How long before its arrival an answer may have been made, and how far two clocks may differ (ms). */
const leeway = 2_000;

/** Records when each read began: an answer in flight during a change may lack it. */
export function readTimes(client: QueryClient): ReadTimes {
  const started = new WeakMap<Query, number>();
  const cache = client.getQueryCache();
  const stop = cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "fetch")
      started.set(event.query, performance.now());
  });
  const ageOf = (query: Query): number => {
    const began = started.get(query);
    if (began !== undefined) return performance.now() - began;
    const { dataUpdatedAt } = query.state;
    return dataUpdatedAt === 0 ? 0 : Math.max(0, Date.now() - dataUpdatedAt);
  };
  return {
    startedAt: (query) => started.get(query) ?? Number.NEGATIVE_INFINITY,
    oldestShown: () => {
      const ages = cache.findAll({ queryKey: entityRoot, type: "active" }).map(ageOf);
      return leeway + Math.max(0, ...ages);
    },
    stop,
  };
}
