import { useEffect, useSyncExternalStore } from "react";

let current: string | undefined;
const listeners = new Set<() => void>();

function show(title: string | undefined): void {
  current = title;
  for (const listener of [...listeners]) listener();
}

/** Names the screen while it is shown, once its record is known: the last crumb and the document's title (A14). */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    show(title);
    return () => show(undefined);
  }, [title]);
}

/** The name that the current screen gives itself. */
export const useShownTitle = (): string | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
