import { NARROW_WINDOW } from "../narrow-window.ts";
import type { TableRoom } from "./column-layout.ts";

/** Narrow in any window: beside a drawer (438 remain), or in half a page. */
const NARROW_TABLE_PX = 420;

/** Rounded down, to limit renders while resizing. */
const STEP_PX = 4;

export type Room = Pick<TableRoom, "narrow" | "width">;

/** In px, and whether only main columns fit. A width of 0 means not displayed, so unknown. */
export function roomOf(box: HTMLElement): Room {
  const width = box.offsetWidth;
  const narrow = isNarrowWindow() || (width > 0 && width < NARROW_TABLE_PX);
  return { narrow, width: width === 0 ? undefined : insideOf(width) };
}

export const isNarrowWindow = (): boolean => matchMedia(NARROW_WINDOW).matches;

/** Without borders. */
export const insideOf = (width: number): number => Math.floor((width - 2) / STEP_PX) * STEP_PX;
