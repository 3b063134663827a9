import { type RefObject, useEffect, useState } from "react";
import { NARROW_WINDOW } from "./column-layout.ts";

/** So does, in any window, a table that has less room than this: beside a drawer, in half a page. A drawer gives 438. */
const NARROW_TABLE_PX = 420;

/** Whether a table has room for its main columns only. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW_WINDOW).matches);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const media = matchMedia(NARROW_WINDOW);
    // A width of 0 is a table that is not shown: it says nothing.
    const look = () => setNarrow(media.matches || (box.clientWidth > 0 && box.clientWidth < NARROW_TABLE_PX));
    const observer = new ResizeObserver(look);
    observer.observe(box);
    media.addEventListener("change", look);
    return () => {
      observer.disconnect();
      media.removeEventListener("change", look);
    };
  }, [element]);
  return narrow;
}
