import type { MouseEvent } from "react";

/** Shift and a press on a checkbox choose a range of rows: the browser must not mark the text between as well. */
export function keepTextUnmarked(event: MouseEvent): void {
  const { target, shiftKey } = event;
  if (shiftKey && target instanceof Element && target.closest("input[type=checkbox]")) event.preventDefault();
}
