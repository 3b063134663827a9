import type { TableColumn } from "./column.ts";
import { textScale } from "./text-scale.ts";

/** In a window below this width a table shows its main columns and unfolds the rest. */
export const NARROW_WINDOW = "(max-width: 599px)";

/** The least width of a column that shares what is left, in pixels. */
const LEAST_WIDTH_PX = 120;

/** What a fixed column keeps under 600 px, in pixels: a number such as C-2026-00881 is read whole at 360 px. */
const NARROW_WIDTH_PX = 128;

/** The columns that stay under 600 px. */
export function mainColumns<Row, Cell extends string>(
  columns: readonly TableColumn<Row, Cell>[],
): readonly TableColumn<Row, Cell>[] {
  const main = columns.filter((column) => column.priority === "main");
  return main.length > 0 ? main : columns.slice(0, 2);
}

/** Room for a scroll bar, in pixels: the columns keep their places whether the rows scroll or not. */
const SCROLL_BAR_PX = 17;

/** What a table has room for, in pixels. */
export interface TableRoom {
  readonly narrow: boolean;
  /** The table's own width. Undefined while it is not known: all columns are then shown. */
  readonly width: number | undefined;
  /** A column of checkboxes stands before the others. */
  readonly choice: boolean;
  /** Width of the last column, if there is one. */
  readonly last: number | undefined;
}

/**
 * The columns for which there is room without scrolling sideways. The least telling leave first, of equals the last one;
 * main columns stay. Where the admin has set a column's width, all stay and the table scrolls.
 */
export function fittingColumns<Row, Cell extends string>(
  columns: readonly TableColumn<Row, Cell>[],
  { narrow, width, choice, last }: TableRoom,
): readonly TableColumn<Row, Cell>[] {
  if (narrow) return mainColumns(columns);
  if (width === undefined || columns.some(({ resized }) => resized === true)) return columns;
  const main = new Set(mainColumns(columns));
  const leaving = columns
    .filter((column) => !main.has(column) && column.pinned !== true)
    .toReversed()
    .toSorted((a, b) => (a.telling ?? 0) - (b.telling ?? 0));
  const room = width - SCROLL_BAR_PX - (choice ? SELECTION_WIDTH_PX : 0) - (last ?? 0);
  let needed = columns.reduce((sum, column) => sum + leastWidth(column), 0);
  const gone = new Set<TableColumn<Row, Cell>>();
  for (const column of leaving) {
    if (needed <= room) break;
    needed -= leastWidth(column);
    gone.add(column);
  }
  return gone.size === 0 ? columns : columns.filter((column) => !gone.has(column));
}

function leastWidth<Row>(column: TableColumn<Row>): number {
  const { width, minWidth } = columnWidth(column, false);
  return width ?? minWidth;
}

/** The most values that the second line of a row holds. */
const MOST_IN_SECOND_LINE = 3;

/** From here on a value is worth a second line in a table that has room for more than its main columns: dates and states. */
const WORTH_A_LINE = 2;

/** The columns of a row's second line: the most telling of those that have no room. Empty where rows have one line. */
export function secondLineColumns<Row, Cell extends string>(
  columns: readonly TableColumn<Row, Cell>[],
  shown: readonly TableColumn<Row, Cell>[],
  narrow: boolean,
): readonly TableColumn<Row, Cell>[] {
  const left = columns
    .filter((column) => (column.telling ?? 0) > 0 && !shown.includes(column))
    .toSorted((a, b) => (b.telling ?? 0) - (a.telling ?? 0));
  const isWorthIt = narrow || (left[0]?.telling ?? 0) >= WORTH_A_LINE;
  return isWorthIt ? amountsSecond(left.slice(0, MOST_IN_SECOND_LINE)) : [];
}

/** Amounts stand right after the first value, the state: they are short, and the last value is what is cut on a phone. */
function amountsSecond<Row, Cell extends string>(
  columns: readonly TableColumn<Row, Cell>[],
): readonly TableColumn<Row, Cell>[] {
  const [first, ...others] = columns;
  if (first === undefined) return columns;
  const isAmount = ({ align }: TableColumn<Row, Cell>) => align === "end";
  return [first, ...others.filter(isAmount), ...others.filter((column) => !isAmount(column))];
}

/** How far a second line reaches below the row's columns, as a CSS length. */
export const secondLineWidth = ({ width, choice, last }: TableRoom): string =>
  width === undefined ? "" : `${width - (choice ? SELECTION_WIDTH_PX : 0) - (last ?? 0)}px`;

/** A column's width: fixed pixels, or a share of what is left. */
export type ColumnWidth =
  | { readonly width: number; readonly flex?: undefined; readonly minWidth?: undefined }
  | { readonly width?: undefined; readonly flex: number; readonly minWidth: number };

/**
 * Under 600 px the remaining columns share the room, so that the table does not scroll sideways. In a wide one widths follow
 * the size of the letters, but for one that the admin has set.
 */
export function columnWidth<Row>(column: TableColumn<Row>, narrow: boolean): ColumnWidth {
  const { width, flex, minWidth } = column;
  if (narrow) return { flex: flex ?? (width ?? 120) / 120, minWidth: Math.min(width ?? 80, NARROW_WIDTH_PX) };
  if (width !== undefined) return { width: column.resized === true ? width : scaled(width) };
  return { flex: flex ?? 1, minWidth: scaled(minWidth ?? LEAST_WIDTH_PX) };
}

/** A width in pixels for the letters that are drawn. */
const scaled = (width: number): number => Math.round(width * textScale());

/** The columns' shares of the width as a CSS grid lays them out, as the grid's own layout gives them. */
export function columnTracks<Row>(
  columns: readonly TableColumn<Row>[],
  { narrow, choice, last }: { narrow: boolean; choice: boolean; last: number | undefined },
): string {
  const tracks = columns.map((column) => {
    const { width, flex, minWidth } = columnWidth(column, narrow);
    return width === undefined ? `minmax(${minWidth}px, ${flex}fr)` : `${width}px`;
  });
  return [
    ...(choice ? [`${SELECTION_WIDTH_PX}px`] : []),
    ...tracks,
    ...(last === undefined ? [] : [`${last}px`]),
  ].join(" ");
}

/** Width of the column of checkboxes, in pixels. */
export const SELECTION_WIDTH_PX = 40;

/** Room for the button that unfolds a row and, before it, the holder's initials. */
const FOLD_WIDTH_PX = 72;

/** Width of the last column, in pixels, where a table does not say. */
const ACTIONS_WIDTH_PX = 128;

interface LastColumn {
  actions?: unknown;
  actionsWidth?: number | undefined;
}

/** The last column's width in pixels: the fold button's under 600 px, the actions' where there are any. */
export function actionsColumnWidth(
  { actions, actionsWidth }: LastColumn,
  narrow: boolean,
): number | undefined {
  if (narrow) return FOLD_WIDTH_PX;
  return actions === undefined ? undefined : scaled(actionsWidth ?? ACTIONS_WIDTH_PX);
}
