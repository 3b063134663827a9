import { type RefObject, useLayoutEffect } from "react";
import { NARROW_WINDOW } from "../narrow-window.ts";

/**
 * `--toasts-height`, in narrow windows: style sheets put dialogs below the toasts. Measured in each frame while a toast is
 * shown, as their list comes with late code, and each grows with its count and details.
 */
export function useToastsHeight(toasts: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const narrow = matchMedia(NARROW_WINDOW);
    const { style } = document.documentElement;
    let frame = 0;
    const measure = (): void => {
      frame = requestAnimationFrame(measure);
      const list = narrow.matches ? toasts.current?.querySelector<HTMLElement>(".ui-toasts") : undefined;
      const height = `${list?.offsetHeight ?? 0}px`;
      // Setting an equal value would still recalculate all styles.
      if (style.getPropertyValue("--toasts-height") !== height) style.setProperty("--toasts-height", height);
    };
    measure();
    return () => {
      cancelAnimationFrame(frame);
      style.removeProperty("--toasts-height");
    };
  }, [toasts, isShown]);
}
