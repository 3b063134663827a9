import type { DashboardSummary, DashboardWaiting } from "@palier/contract/areas/dashboard-summary";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { failureOf, isPassing, problemWith } from "#api/failure.ts";
import { queryOf } from "#api/query-of.ts";
import { entityRoot } from "#api/refresh.ts";
import { useAtRest } from "#navigation/when-idle.ts";

export type Waiting = DashboardWaiting["waiting"];

/** Of no entity, but below the root of server data: an own save reloads it. */
export const besideScreens = "waiting";
export const waitingKey = [...entityRoot, besideScreens] as const;

function mayPass(error: unknown): boolean {
  const failure = failureOf(error);
  return isPassing(failure) || problemWith(failure, 429) !== undefined;
}

/** Ms until a page's first retry, and until each later one. */
const untilNextTry = [10_000, 20_000] as const;

const { queryKey: summaryKey } = queryOf(
  { path: "/admin/dashboard/summary", metadata: {} },
  { params: {}, query: {} },
);

/** Undefined also after a failure. Requested when idle; the dashboard's figures contain them. */
export function useWaiting(atHome: boolean): Waiting | undefined {
  const atRest = useAtRest();
  const own = useQuery({
    queryKey: waitingKey,
    queryFn: async ({ signal }): Promise<Waiting> => {
      const { readWaiting } = await import("./read-waiting.ts");
      return (await readWaiting(signal)).waiting;
    },
    enabled: atRest && !atHome,
    // The screen reports an unreachable server. One failed answer hides no count for good.
    retry: false,
    refetchInterval: ({ state: { error, errorUpdateCount } }) =>
      error !== null && mayPass(error) && untilNextTry[errorUpdateCount > 1 ? 1 : 0],
  });
  const figures = useFigures();
  const home = figures?.data?.body.waiting;
  const isError = atHome ? figures?.status === "error" : own.isError;
  if (isError) return undefined;
  return atHome ? (home ?? own.data) : (own.data ?? home);
}

/** Without an observer, which would add its own options to the query. */
function useFigures() {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  );
  return useSyncExternalStore(subscribe, () =>
    client.getQueryState<{ readonly body: DashboardSummary }>(summaryKey),
  );
}
