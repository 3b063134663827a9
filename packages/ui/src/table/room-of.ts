import { NARROW_WINDOW, type TableRoom } from "./column-layout.ts";

/** So does, in any window, a table that has less room than this: beside a drawer, in half a page. A drawer gives 438. */
const NARROW_TABLE_PX = 420;

/** Widths are rounded down to steps of so many pixels, so that a window that is dragged does not draw each of them. */
const STEP_PX = 4;

export type Room = Pick<TableRoom, "narrow" | "width">;

/**
 * How much room a table has: its width in pixels, and whether that is enough for its main columns only. A width of 0 is a
 * table that is not shown: it says nothing.
 */
export function roomOf(box: HTMLElement): Room {
  const width = box.offsetWidth;
  const narrow = isNarrowWindow() || (width > 0 && width < NARROW_TABLE_PX);
  return { narrow, width: width === 0 ? undefined : insideOf(width) };
}

export const isNarrowWindow = (): boolean => matchMedia(NARROW_WINDOW).matches;

/** A table's width without its frame's two lines. */
export const insideOf = (width: number): number => Math.floor((width - 2) / STEP_PX) * STEP_PX;
