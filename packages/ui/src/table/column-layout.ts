import type { TableColumn } from "./column.ts";

/** Of a flexible column, in px. */
const LEAST_WIDTH_PX = 120;

/** Cap on fixed minimum widths under 600 px: C-2026-00881 stays readable at 360 px. */
const NARROW_WIDTH_PX = 128;
/** For columns aligned to the end: fits « 1 234,50 € » beside a record's number. */
const NARROW_AMOUNT_PX = 92;

/** Minimum `telling` for a second line in a wide table: dates and states. */
const WORTH_A_LINE = 2;

export function mainColumns<Row, Cell extends string>(
  columns: readonly TableColumn<Row, Cell>[],
): readonly TableColumn<Row, Cell>[] {
  const main = columns.filter((column) => column.priority === "main");
  return main.length > 0 ? main : columns.slice(0, 2);
}

/** In px, so that columns do not move when rows start to scroll. */
const SCROLL_BAR_PX = 17;

/** In px. */
export interface TableRoom {
  readonly narrow: boolean;
  /** Undefined while unknown, which shows all columns. */
  readonly width: number | undefined;
  readonly choice: boolean;
  readonly last: number | undefined;
}

/**
 * The least telling are dropped first, from the end; main columns stay. If the admin has resized one, all
 * stay and the table scrolls.
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
  const wanted = columns.reduce((sum, column) => sum + missingWidth(column), 0);
  const gone = new Set<TableColumn<Row, Cell>>();
  for (const column of leaving) {
    const isMinor = (column.telling ?? 0) <= NAME_TELLING;
    if (needed + (isMinor ? wanted : 0) <= room) break;
    needed -= leastWidth(column);
    gone.add(column);
  }
  for (const column of returning([...gone], room - needed - wanted)) gone.delete(column);
  return gone.size === 0 ? columns : columns.filter((column) => !gone.has(column));
}

/**
 * Dropped columns with room after all: a wide one, dropped last, makes room for narrow ones. None while one
 * worth a second line is among them: a count would stand where a state has no room.
 */
function returning<Row, Cell extends string>(
  gone: readonly TableColumn<Row, Cell>[],
  room: number,
): readonly TableColumn<Row, Cell>[] {
  if (gone.some(({ telling = 0 }) => telling >= WORTH_A_LINE)) return [];
  let left = room;
  return gone.toReversed().filter((column) => {
    const fits = leastWidth(column) <= left;
    if (fits) left -= leastWidth(column);
    return fits;
  });
}

function leastWidth<Row>(column: TableColumn<Row>): number {
  const { width, minWidth } = columnWidth(column, false);
  return width ?? minWidth;
}

/** A name's `telling`. Columns up to it make way for another's longest values. */
const NAME_TELLING = 1;

/** Px that a column's longest values lack at its minimum. */
function missingWidth<Row>(column: TableColumn<Row>): number {
  const { wantedWidth } = column;
  return wantedWidth === undefined ? 0 : Math.max(0, scaled(wantedWidth) - leastWidth(column));
}

const MOST_IN_SECOND_LINE = 3;

/** The most telling of those without room; empty for single lines. */
export function secondLineColumns<Row, Cell extends string>(
  columns: readonly TableColumn<Row, Cell>[],
  shown: readonly TableColumn<Row, Cell>[],
  narrow: boolean,
): readonly TableColumn<Row, Cell>[] {
  const left = columns
    .filter((column) => (column.telling ?? 0) > 0 && !shown.includes(column))
    .toSorted((a, b) => (b.telling ?? 0) - (a.telling ?? 0));
  const own = narrow ? left.find(({ ownLine }) => ownLine === true) : undefined;
  if (own !== undefined) return [...left.filter((column) => column !== own).slice(0, 1), own];
  const isWorthIt = narrow || (left[0]?.telling ?? 0) >= WORTH_A_LINE;
  return isWorthIt ? amountsSecond(left.slice(0, MOST_IN_SECOND_LINE)) : [];
}

/** Whether the last column stands on a third line. */
export const hasThirdLine = <Row, Cell extends string>(
  second: readonly TableColumn<Row, Cell>[],
  narrow: boolean,
): boolean => narrow && second.at(-1)?.ownLine === true;

/** Amounts follow the first value (the state): short, while phones truncate the last. */
function amountsSecond<Row, Cell extends string>(
  columns: readonly TableColumn<Row, Cell>[],
): readonly TableColumn<Row, Cell>[] {
  const [first, ...others] = columns;
  if (first === undefined) return columns;
  const isAmount = ({ align }: TableColumn<Row, Cell>) => align === "end";
  return [first, ...others.filter(isAmount), ...others.filter((column) => !isAmount(column))];
}

/** Below the row's columns, as a CSS length. */
export const secondLineWidth = ({ width, choice, last }: TableRoom): string =>
  width === undefined ? "" : `${width - (choice ? SELECTION_WIDTH_PX : 0) - (last ?? 0)}px`;

/** Pixels, or a share of the rest. */
export type ColumnWidth =
  | { readonly width: number; readonly flex?: undefined; readonly minWidth?: undefined }
  | { readonly width?: undefined; readonly flex: number; readonly minWidth: number };

/** Under 600 px columns share the width. Else widths scale with the font, unless set by the admin. */
export function columnWidth<Row>(column: TableColumn<Row>, narrow: boolean): ColumnWidth {
  const { width, flex, minWidth } = column;
  const most = column.align === "end" ? NARROW_AMOUNT_PX : NARROW_WIDTH_PX;
  if (narrow) return { flex: flex ?? (width ?? 120) / 120, minWidth: Math.min(width ?? 80, most) };
  if (width !== undefined) return { width: column.resized === true ? width : scaled(width) };
  return { flex: flex ?? 1, minWidth: scaled(minWidth ?? LEAST_WIDTH_PX) };
}

/** With the font size. */
const scaled = (width: number): number => Math.round(width * textScale());

/** CSS grid tracks equal to AG Grid's layout. */
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

/** In px. */
export const SELECTION_WIDTH_PX = 40;

/** Of the expand button with the holder's initials. */
const FOLD_WIDTH_PX = 64;

/** In px. */
const ACTIONS_WIDTH_PX = 128;

interface LastColumn {
  actions?: unknown;
  actionsWidth?: number | undefined;
}

/** In px: the expand button's under 600 px, else the actions', if any. */
export function actionsColumnWidth(
  { actions, actionsWidth }: LastColumn,
  narrow: boolean,
): number | undefined {
  if (narrow) return FOLD_WIDTH_PX;
  return actions === undefined ? undefined : scaled(actionsWidth ?? ACTIONS_WIDTH_PX);
}

/** For which column widths are designed, in px. */
const usualLetters = 16;

let read: number | undefined;

/** 2 for text at 200 %: no word is truncated (RGAA 10.4). Read once, since reading forces a layout. */
function textScale(): number {
  read ??= readScale();
  return read;
}

function readScale(): number {
  if (typeof document === "undefined") return 1;
  const letters = Number(getComputedStyle(document.documentElement).fontSize.replace("px", ""));
  return letters > 0 ? letters / usualLetters : 1;
}
