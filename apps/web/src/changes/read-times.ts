import type { Query, QueryClient } from "@tanstack/react-query";
import { entityRoot } from "#api/refresh.ts";

export interface ReadTimes {
  /** When the last read of a query began, on the page's clock (ms); -Infinity where that was before anyone looked. */
  readonly startedAt: (query: Query) => number;
  /** How long ago, in ms, the oldest answer on the screen may have been made. */
  readonly oldestShown: () => number;
  readonly stop: () => void;
}

/** How much earlier than its arrival an answer may have been made (ms), and how far two clocks may be apart. */
const leeway = 2_000;

/** Remembers when each read began: an answer that was on its way when something changed may lack the change. */
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
