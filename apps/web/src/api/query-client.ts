import { QueryClient } from "@tanstack/react-query";
import { whenAdminChanges } from "./admin-change.ts";
import { type Failure, failureOf } from "./failure.ts";

/** Of one admin. Calls fail at once offline, and no write is queued (A05). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      networkMode: "always",
      refetchOnReconnect: true,
      // Without a network, `refetchOnReconnect` asks again.
      retry: (count, error) => count < 2 && navigator.onLine && isBrief(failureOf(error)),
      retryDelay: (count) => 300 * 2 ** count,
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

/** A time-out has already taken half a minute. */
function isBrief(failure: Failure): boolean {
  return failure.kind === "offline" || (failure.kind === "problem" && failure.status >= 500);
}

whenAdminChanges(() => queryClient.clear());
