import { useEffect, useRef, useSyncExternalStore } from "react";
import { failureOf, isPassing } from "./failure.ts";
import { queryClient } from "./query-client.ts";

/** When to try after a return, in ms: a network that says it is there may take a moment to carry anything. */
const tries = [0, 2_000, 10_000];

const parts = new Set<() => void>();
let waiting: readonly ReturnType<typeof setTimeout>[] = [];

/** The server can be reached again: whatever is shown as not loaded is tried again, nothing that was sent is. */
export function tellReturn(): void {
  for (const timer of waiting) clearTimeout(timer);
  waiting = tries.map((pause) => setTimeout(tryAgain, pause));
}

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

/** Tries again once the connection is back, for what no query reads: a part's code. */
export function useTryAtReturn(again: (() => void) | undefined): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    const part = () => latest.current?.();
    parts.add(part);
    return () => void parts.delete(part);
  }, []);
}

/** Whether the browser has a network at all, live. */
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
