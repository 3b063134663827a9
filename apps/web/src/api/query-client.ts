import { QueryClient } from "@tanstack/react-query";
import { whenAdminChanges } from "./admin-change.ts";
import { type Failure, failureOf } from "./failure.ts";

/**
 * One cache for the page. It belongs to one admin and is emptied when the session ends or changes. Nothing waits for the
 * network in silence: a call made offline fails at once, and no write is queued to be sent later (A05).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (count, error) => count < 2 && isBrief(failureOf(error)),
      retryDelay: (count) => 300 * 2 ** count,
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

/** True when trying again at once may help. A time-out has already cost the user half a minute. */
function isBrief(failure: Failure): boolean {
  return failure.kind === "offline" || (failure.kind === "problem" && failure.status >= 500);
}

whenAdminChanges(() => queryClient.clear());
