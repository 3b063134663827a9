import type { TableColumn } from "./column.ts";

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

/** A column's width: fixed pixels, or a share of what is left. */
export type ColumnWidth =
  | { readonly width: number; readonly flex?: undefined; readonly minWidth?: undefined }
  | { readonly width?: undefined; readonly flex: number; readonly minWidth: number };

/** Under 600 px the remaining columns share the room, so that the table does not scroll sideways. */
export function columnWidth<Row>(column: TableColumn<Row>, narrow: boolean): ColumnWidth {
  const { width, flex, minWidth } = column;
  if (narrow) return { flex: flex ?? (width ?? 120) / 120, minWidth: Math.min(width ?? 80, NARROW_WIDTH_PX) };
  return width === undefined ? { flex: flex ?? 1, minWidth: minWidth ?? LEAST_WIDTH_PX } : { width };
}

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
  return actions === undefined ? undefined : (actionsWidth ?? ACTIONS_WIDTH_PX);
}
