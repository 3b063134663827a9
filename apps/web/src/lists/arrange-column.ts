import { type ArrangedColumn, onScreen } from "./column-layout.ts";
import { listTexts as texts } from "./lists.texts.ts";

/** Pixels by which one press makes a column wider. */
const WIDTH_STEP_PX = 24;

/** The least that a press leaves of a column, in pixels: its header's arrow and a few letters. */
const LEAST_WIDTH_PX = 64;

/** From where a column is resized that had no room, in pixels. */
const NEW_WIDTH_PX = 120;

/** The layout with a column one place further among the shown ones that are pinned as it is. Hidden ones keep their place. */
export function moved(
  layout: readonly ArrangedColumn[],
  name: string,
  by: -1 | 1,
): readonly ArrangedColumn[] {
  const shown = onScreen(layout);
  const at = shown.findIndex(({ column }) => column.name === name);
  const [mine, other] = [shown[at], shown[at + by]];
  if (mine === undefined || other === undefined || mine.pinned !== other.pinned) return layout;
  return layout.map((each) => (each === mine ? other : each === other ? mine : each));
}

/** A column's next width in pixels, from the one that is drawn; undefined for a column that had no room. */
export const resizedWidth = (drawn: number | undefined, by: -1 | 1): number =>
  Math.max(LEAST_WIDTH_PX, (drawn ?? NEW_WIDTH_PX) + by * WIDTH_STEP_PX);

/** Where a column stands among those on the screen, from 1. */
export const placeOf = (layout: readonly ArrangedColumn[], name: string): number =>
  onScreen(layout).findIndex(({ column }) => column.name === name) + 1;

/** What is read out once a column was moved or resized: its new place or, where that is as before, its new width (A06). */
export function arrangementText(
  before: readonly ArrangedColumn[],
  after: readonly ArrangedColumn[],
  name: string,
): string {
  const changed = after.find(({ column }) => column.name === name);
  if (changed === undefined) return "";
  const { column, width } = changed;
  const place = placeOf(after, name);
  if (place !== placeOf(before, name)) return texts.place(column.header, place, onScreen(after).length);
  return width === undefined ? "" : texts.width(column.header, Math.round(width));
}
