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
