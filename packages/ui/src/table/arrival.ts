import { useLayoutEffect, useRef } from "react";
import type { TableSort } from "./column.ts";

interface Shown {
  pageStart?: number | undefined;
  sort: readonly TableSort[];
}

/** Calls `scrollToTop` when another page or another order is shown: its first rows are what the admin asked for. */
export function useArrival({ pageStart = 0, sort }: Shown, scrollToTop: () => void): void {
  const place = `${pageStart} ${sort.map(({ column, dir }) => `${column} ${dir}`).join(",")}`;
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    scrollToTop();
  });
}
