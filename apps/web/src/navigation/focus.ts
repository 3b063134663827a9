import { useEffect, useRef } from "react";
import type { UIMatch } from "react-router-dom";
import type { FocusHeir } from "./row-focus.ts";

/** How many frames a table may take to draw its rows anew. */
const drawingFrames = 30;

/**
 * Moves the focus when the element that had it is gone: to its `heir` (the next row), else to the screen's title, after a
 * deletion, a closed dialog or a change of screen (A14). Leaves it where it is otherwise.
 */
export function restoreFocus(heir: FocusHeir | undefined, frames = drawingFrames): void {
  requestAnimationFrame(() => {
    if (!isLost(document.activeElement)) return;
    const next = heir?.();
    if (next !== undefined) next.focus();
    else if (heir !== undefined && frames > 0) restoreFocus(heir, frames - 1);
    else focusTitle();
  });
}

let focusedTitle: Element | null = null;

/** Moves the focus to the new title when a screen's title was focused and has been replaced since. */
export function keepTitleFocus(): void {
  if (focusedTitle !== null && !focusedTitle.isConnected && document.activeElement === document.body)
    focusTitle();
}

/** A closed window leaves the focus on the page's content where its opener is gone. */
const isLost = (focused: Element | null): boolean =>
  focused === null || !focused.isConnected || focused.matches("body, main");

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
