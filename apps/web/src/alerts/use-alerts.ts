import { alertRoutes as routes } from "@palier/contract/areas/alert";
import { useToast } from "@palier/ui";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#api/call.ts";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { entityKey } from "#api/refresh.ts";
import { isUndecided } from "#forms/attempt.ts";
import { waitingKey } from "#waiting/use-waiting.ts";
import { alertsTexts as texts } from "./alerts.texts.ts";

const page = 20;

const readAlerts = (length: number, signal: AbortSignal) => call(routes.list, { query: { length }, signal });

export type Alert = Awaited<ReturnType<typeof readAlerts>>["data"][number];

/** Newest first. Marking is idempotent. */
export function useAlerts() {
  const client = useQueryClient();
  const toast = useToast();
  const [length, setLength] = useState(page);
  const query = useQuery({
    // Below the counts' key, so that their invalidation reloads the alerts, but no screen.
    queryKey: [...waitingKey, "alerts", length],
    queryFn: ({ signal }) => readAlerts(length, signal),
    placeholderData: keepPreviousData,
  });
  const mark = async (marking: Promise<unknown>): Promise<void> => {
    try {
      await marking;
    } catch (error) {
      const failure = failureOf(error);
      const words = isUndecided(failure) ? texts.markUnknown : texts.markFailed;
      toast.error(words, { detail: failureText(failure).title });
    }
    // The outcome may be unknown. The dashboard has the same number.
    await Promise.all(
      [waitingKey, entityKey("none")].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  return {
    query,
    more: () => setLength((shown) => shown + page),
    markRead: (id: number) => void mark(call(routes.markRead, { params: { id } })),
    markAllRead: (upToId: number) => void mark(call(routes.markAllRead, { body: { upToId } })),
  };
}
