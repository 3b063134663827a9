import { QueryClient } from "@tanstack/react-query";
import { failureOf, isPassing } from "./failure.ts";

/** One cache for the page. What may pass by itself is tried twice more before it is said (A03). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, error) =>
        count < 2 && failureOf(error).kind !== "malformed" && isPassing(failureOf(error)),
      retryDelay: (count) => 300 * 2 ** count,
    },
    mutations: { retry: false },
  },
});
