import { type RefObject, useEffect, useState } from "react";

/** Below this width a table shows its main columns and unfolds the rest. */
export const NARROW_PX = 600;

/** Whether an element is narrower than 600 px; it may be, in a wide window, beside something else. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(() => window.innerWidth < NARROW_PX);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setNarrow(width < NARROW_PX);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
