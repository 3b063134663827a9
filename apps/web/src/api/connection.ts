import { useEffect, useRef, useSyncExternalStore } from "react";
import { failureOf, isPassing } from "./failure.ts";
import { queryClient } from "./query-client.ts";

/** Ms: a reconnected network may take a moment to carry data. */
const tries = [0, 2_000, 10_000];

const parts = new Set<() => void>();
let waiting: readonly ReturnType<typeof setTimeout>[] = [];

/** Retries failed reads, never what was sent. */
export function tellReturn(): void {
  for (const timer of waiting) clearTimeout(timer);
  waiting = tries.map((pause) => setTimeout(tryAgain, pause));
}

const failing = new Set<string>();

/** A server that was away (503) is back once one read succeeds: the others retry. */
queryClient.getQueryCache().subscribe(({ type, query: { queryHash, state } }) => {
  if (type === "removed") failing.delete(queryHash);
  // A query that is gone still tells who leaves it.
  else if (type !== "updated") return;
  else if (state.status === "error" && isPassing(failureOf(state.error))) failing.add(queryHash);
  else if (state.status === "success" && failing.delete(queryHash) && failing.size > 0) setTimeout(tryAgain);
});

function tryAgain(): void {
  void queryClient.refetchQueries(
    {
      type: "active",
      predicate: ({ state }) => state.status === "error" && isPassing(failureOf(state.error)),
    },
    { cancelRefetch: false },
  );
  for (const part of [...parts]) part();
}

/** Runs `again` after a reconnection, for code and other non-queries. */
export function useTryAtReturn(again: (() => void) | undefined): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    const part = () => latest.current?.();
    parts.add(part);
    return () => void parts.delete(part);
  }, []);
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
