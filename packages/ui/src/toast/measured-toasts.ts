import { NARROW_WINDOW } from "../narrow-window.ts";

const name = "--toasts-height";

/**
 * A ref for the list of toasts: while it shows any in a narrow window, `--toasts-height` is its height, and style sheets put
 * dialogs below it.
 */
export function measuredToasts(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // Empty, it still has its padding.
    const isShown = list.childElementCount > 0 && matchMedia(NARROW_WINDOW).matches;
    if (isShown) style.setProperty(name, `${list.offsetHeight}px`);
    else style.removeProperty(name);
  });
  observer.observe(list);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
}
