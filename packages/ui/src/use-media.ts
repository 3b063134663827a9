import { useCallback, useSyncExternalStore } from "react";

/** Whether the window matches, live. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  // The build draws the document's frame without a window.
  const inBuild = () => false;
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, inBuild);
}

let printing = false;

/** Whether the page is on paper, live: from `beforeprint` on, as browsers count the sheets before the medium changes. */
export function usePrinted(): boolean {
  const isPrinted = (): boolean => printing || matchMedia("print").matches;
  return useSyncExternalStore(subscribeToPrint, isPrinted, () => false);
}

function subscribeToPrint(changed: () => void): () => void {
  const [ended, media] = [new AbortController(), matchMedia("print")];
  const { signal } = ended;
  const set = (next: boolean) => () => {
    printing = next;
    changed();
  };
  addEventListener("beforeprint", set(true), { signal });
  addEventListener("afterprint", set(false), { signal });
  media.addEventListener("change", changed, { signal });
  return () => ended.abort();
}
