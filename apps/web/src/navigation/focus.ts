import { useEffect, useRef } from "react";
import type { UIMatch } from "react-router-dom";
import type { FocusHeir } from "./row-focus.ts";

/** How long a table may take to draw its rows anew, in ms. */
const drawingTime = 2_000;

/**
 * Moves the focus when the element that had it is gone: to its `heir` (the next row), else to the screen's title, after a
 * deletion, a closed dialog or a change of screen (A14). Leaves it where it is otherwise.
 */
export function restoreFocus(heir: FocusHeir | undefined, until = performance.now() + drawingTime): void {
  requestAnimationFrame(() => {
    const lost = isLost(document.activeElement);
    const next = lost ? heir?.() : undefined;
    next?.focus();
    // A row may leave its table some frames after its data did, and the others may be drawn anew meanwhile.
    if (heir !== undefined && performance.now() < until) restoreFocus(heir, until);
    else if (lost && next === undefined) focusTitle();
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
function focusTitle(): void {
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
