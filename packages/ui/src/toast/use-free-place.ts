import { type RefObject, useLayoutEffect } from "react";

/** The height that two lines of a toast take at the window's bottom, with the space around them, in pixels. */
const TOAST_HEIGHT_PX = 72;

/** What sticks at the window's bottom. */
const bars = ".ui-sticky, .ui-bulk, [data-sticks]";

/**
 * Keeps a phone's toasts above the bars at the window's bottom: a form's buttons, the actions of chosen rows. Measured,
 * as such a bar is at the bottom of a long page and anywhere in a short one.
 */
export function useFreePlace(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const place = (): void =>
      region.current?.style.setProperty("--toasts-bottom", `${innerHeight - topOfBars()}px`);
    const placeOnceDrawn = (): void => void requestAnimationFrame(place);
    place();
    // A row that is chosen meanwhile brings its bar.
    const events = ["click", "keyup", "scroll", "resize"] as const;
    for (const event of events) addEventListener(event, placeOnceDrawn, true);
    return () => {
      for (const event of events) removeEventListener(event, placeOnceDrawn, true);
    };
  }, [region, isShown]);
}

/** Where the bars that reach into the toasts' place begin; else the window's height. */
function topOfBars(): number {
  const tops = [...document.querySelectorAll(bars)].flatMap((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > innerHeight - TOAST_HEIGHT_PX ? [top] : [];
  });
  return Math.min(innerHeight, ...tops);
}
