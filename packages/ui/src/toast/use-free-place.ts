import { type RefObject, useLayoutEffect } from "react";
import { NARROW_WINDOW } from "../narrow-window.ts";
import { useMedia } from "../use-media.ts";

/** What sticks at the window's bottom: a form's buttons, the actions of chosen rows, an invitation. */
const bars = ".ui-sticky, .ui-bulk, [data-sticks]";

/**
 * In narrow windows, for the style sheets: `--toasts-bottom` puts toasts above the bars at the window's bottom, and
 * `--toasts-height` puts a dialog below them. Measured in each frame while a toast is shown: a bar arrives with data,
 * leaves, grows and scrolls, a toast grows as well, and no event reports all of it.
 */
export function useFreePlace(toasts: RefObject<HTMLElement | null>, isShown: boolean): void {
  const isNarrow = useMedia(NARROW_WINDOW);
  useLayoutEffect(() => {
    if (!isShown || !isNarrow) return;
    const { style } = document.documentElement;
    // Setting an equal value would still recalculate all styles.
    const set = (name: string, pixels: number): void => {
      if (style.getPropertyValue(name) !== `${pixels}px`) style.setProperty(name, `${pixels}px`);
    };
    let frame = 0;
    const place = (): void => {
      frame = requestAnimationFrame(place);
      const height = toasts.current?.querySelector<HTMLElement>(".ui-toasts")?.offsetHeight ?? 0;
      set("--toasts-height", height);
      set("--toasts-bottom", innerHeight - lowestFreeEdge(height));
    };
    place();
    return () => {
      cancelAnimationFrame(frame);
      style.removeProperty("--toasts-height");
      style.removeProperty("--toasts-bottom");
    };
  }, [toasts, isShown, isNarrow]);
}

/** The lowest place for the bottom of toasts of this height that no bar reaches into, but inside the window. */
function lowestFreeEdge(height: number): number {
  const fromBelow = [...document.querySelectorAll(bars)]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0)
    .toSorted((a, b) => b.bottom - a.bottom);
  let edge = innerHeight;
  for (const { top, bottom } of fromBelow) if (top < edge && bottom > edge - height) edge = top;
  return Math.max(edge, height);
}
