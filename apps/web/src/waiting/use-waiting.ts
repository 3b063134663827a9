import type { DashboardSummary, DashboardWaiting } from "@palier/contract/areas/dashboard-summary";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { queryOf } from "#api/query-of.ts";
import { entityRoot } from "#api/refresh.ts";
import { useAtRest } from "#navigation/when-idle.ts";

export type Waiting = DashboardWaiting["waiting"];

/** Below the root of what is read of the server, so that an own save reads it again, and of no entity. */
export const besideScreens = "waiting";
export const waitingKey = [...entityRoot, besideScreens] as const;

/** The dashboard's own question, by the key under which its screen asks it. */
const { queryKey: summaryKey } = queryOf(
  { path: "/admin/dashboard/summary", metadata: {} },
  { params: {}, query: {} },
);

/**
 * What waits for the admin; undefined while nobody knows, and where the last question failed. Asked once the page is
 * painted and at rest. The dashboard's figures hold the same: there they are taken, and nothing is asked.
 */
export function useWaiting(atHome: boolean): Waiting | undefined {
  const atRest = useAtRest();
  const own = useQuery({
    queryKey: waitingKey,
    queryFn: async ({ signal }): Promise<Waiting> => {
      const { readWaiting } = await import("./read-waiting.ts");
      return (await readWaiting(signal)).waiting;
    },
    enabled: atRest && !atHome,
    // The screen says itself that the server cannot be reached.
    retry: false,
  });
  const figures = useFigures();
  const home = figures?.data?.body.waiting;
  const isError = atHome ? figures?.status === "error" : own.isError;
  if (isError) return undefined;
  return atHome ? (home ?? own.data) : (own.data ?? home);
}

/** What the cache holds of the dashboard's figures. No observer of that query: it would lend it options of its own. */
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
