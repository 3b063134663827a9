import type { Query, QueryClient } from "@tanstack/react-query";
import { entityRoot } from "#api/refresh.ts";

export interface ReadTimes {
  /** `performance.now()` of the last read's start; -Infinity if before watching. */
  readonly startedAt: (query: Query) => number;
  /** Ms; the maximum. */
  readonly oldestShown: () => number;
  readonly stop: () => void;
}

/** Ms an answer may precede its arrival, or two clocks may differ. */
const leeway = 2_000;

/** An answer in flight during a change may lack it. */
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
