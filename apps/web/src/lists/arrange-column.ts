import { type ArrangedColumn, onScreen } from "./column-layout.ts";
import { listTexts as texts } from "./lists.texts.ts";
import { tableColumn } from "./table-column.ts";

const WIDTH_STEP_PX = 24;

/** Fits the header's arrow and a few letters. */
const LEAST_WIDTH_PX = 64;

/** For a column that had no room. */
const NEW_WIDTH_PX = 120;

/** In px, for a column's longest values. A table with a set width scrolls instead of leaving columns out. */
export function fullWidth(arranged: ArrangedColumn): number {
  const { width, minWidth, wantedWidth } = tableColumn(arranged);
  return width ?? Math.max(NEW_WIDTH_PX, minWidth ?? 0, wantedWidth ?? 0);
}

/** Among visible columns with the same pinning; hidden ones keep their place. */
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

/** Px; `drawn` is undefined if there was no room. */
export const resizedWidth = (drawn: number | undefined, by: -1 | 1): number =>
  Math.max(LEAST_WIDTH_PX, (drawn ?? NEW_WIDTH_PX) + by * WIDTH_STEP_PX);

/** Among visible columns, from 1. */
export const placeOf = (layout: readonly ArrangedColumn[], name: string): number =>
  onScreen(layout).findIndex(({ column }) => column.name === name) + 1;

/** Announced (A06): a column's new position, else its width. */
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
