import { useLayoutEffect, useRef } from "react";
import type { TableSort } from "./column.ts";

interface Shown {
  pageStart?: number | undefined;
  sort: readonly TableSort[];
}

/** A new page or order shows its first rows. */
export function useArrival({ pageStart = 0, sort }: Shown, scrollToTop: () => void): void {
  const place = `${pageStart} ${sort.map(({ column, dir }) => `${column} ${dir}`).join(",")}`;
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    scrollToTop();
  });
}
