import { useEffect, useRef } from "react";
import type { UIMatch } from "react-router-dom";

/**
 * Moves the focus to the screen's title when the element that had it is gone: after a deletion, a closed dialog or a
 * change of screen (A14). Leaves it where it is otherwise.
 */
export function restoreFocus(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body || !activeElement.isConnected;
    if (lost) focusTitle();
  });
}

let focusedTitle: Element | null = null;

/** Moves the focus to the new title when a screen's title was focused and has been replaced since. */
export function keepTitleFocus(): void {
  if (focusedTitle !== null && !focusedTitle.isConnected && document.activeElement === document.body)
    focusTitle();
}

/** Focuses the screen's title, so that a screen reader reads where it is. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1");
  if (title === null) return;
  focusedTitle = title;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Names the screen that is shown. The tabs of one record are one screen. */
export function screenOf(matches: readonly UIMatch[]): string {
  const tabbed = matches.find(
    ({ handle }) => typeof handle === "object" && handle !== null && "tabs" in handle,
  );
  return (tabbed ?? matches.at(-1))?.pathname ?? "";
}

/** Moves the focus to the title after each change of screen, not at the first one (A14). */
export function useScreenFocus(screen: string): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    focusTitle();
  }, [screen]);
}
