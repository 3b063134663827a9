import type { ColDef } from "ag-grid-community";
import { plainText } from "../lists/cells.tsx";
import { texts } from "../texts.ts";
import { ActionsCell, FoldCell } from "./actions-cell.tsx";
import { type CellComponent, columnValue, type GridColumn, type GridSort, type RowWithId } from "./column.ts";
import { namedCell } from "./grid-context.ts";
import type { GridRow } from "./grid-row.ts";
import { isRowControl } from "./keyboard.ts";

/** Room for the button that unfolds a row and, before it, the holder's initials. */
export const FOLD_WIDTH_PX = 72;

/** The id of the last column, which no field of a row has. */
export const ACTIONS_COLUMN = "@actions";

export interface ColumnDefsInput<Row extends RowWithId> {
  columns: readonly GridColumn<Row>[];
  cells: Readonly<Record<string, CellComponent<Row>>> | undefined;
  sort: readonly GridSort[];
  narrow: boolean;
  /** Pixels of the actions column; `undefined` when there are no actions. */
  actionsWidth: number | undefined;
}

/** The columns that stay under 600 px. */
export function mainColumns<Row>(columns: readonly GridColumn<Row>[]): readonly GridColumn<Row>[] {
  const main = columns.filter((column) => column.priority === "main");
  return main.length > 0 ? main : columns.slice(0, 2);
}

/** Our columns in AG Grid's words. */
export function columnDefs<Row extends RowWithId>(input: ColumnDefsInput<Row>): ColDef<GridRow<Row>>[] {
  const { columns, cells, sort, narrow, actionsWidth } = input;
  const shown = narrow ? mainColumns(columns) : columns;
  const defs = shown.map((column) => dataColumn(column, cells, sort, narrow));
  if (narrow) return [...defs, lastColumn(FOLD_WIDTH_PX, texts.grid.details, FoldCell)];
  return actionsWidth === undefined
    ? defs
    : [...defs, lastColumn(actionsWidth, texts.grid.actions, ActionsCell)];
}

function dataColumn<Row extends RowWithId>(
  column: GridColumn<Row>,
  cells: ColumnDefsInput<Row>["cells"],
  sort: readonly GridSort[],
  narrow: boolean,
): ColDef<GridRow<Row>> {
  const at = sort.findIndex((part) => part.column === column.field);
  const Cell = namedCell(column, cells);
  const alignEnd = column.align === "end";
  return {
    colId: column.field,
    headerName: column.header,
    valueGetter: ({ data }) => (data ? columnValue(column, data.row) : undefined),
    ...(Cell
      ? { cellRenderer: NamedCell<Row>, cellRendererParams: { Cell } }
      : { valueFormatter: ({ value }) => plainText(value) }),
    ...columnWidth(column, narrow),
    sortable: column.sortable !== false,
    // `null` takes a sort away where leaving it out would keep it.
    sort: sort[at]?.dir ?? null,
    sortIndex: at < 0 ? null : at,
    ...(alignEnd ? { cellClass: "ui-grid__end", headerClass: "ui-grid__end" } : {}),
  };
}

/** Under 600 px what stays shares the room there is, so that the table itself does not scroll sideways. */
export function columnWidth<Row>({ width, flex, minWidth }: GridColumn<Row>, narrow: boolean) {
  if (narrow) return { flex: flex ?? (width ?? 120) / 120, minWidth: Math.min(width ?? 80, 116) };
  return width === undefined ? { flex: flex ?? 1, minWidth: minWidth ?? 120 } : { width };
}

interface NamedCellProps<Row extends RowWithId> {
  value: unknown;
  data: GridRow<Row>;
  Cell: CellComponent<Row>;
}

/** One component for all named cells: a new sort makes new column definitions, and must not mount all cells anew. */
function NamedCell<Row extends RowWithId>({ value, data, Cell }: NamedCellProps<Row>) {
  return <Cell value={value} row={data.row} />;
}

function lastColumn<Row extends RowWithId>(
  width: number,
  header: string,
  Cell: typeof ActionsCell,
): ColDef<GridRow<Row>> {
  return {
    colId: ACTIONS_COLUMN,
    headerName: header,
    headerClass: "ui-grid__actions-header",
    cellClass: "ui-grid__actions",
    cellRenderer: Cell,
    width,
    pinned: "right",
    sortable: false,
    lockPosition: "right",
    // Enter and Space belong to the button that has the focus.
    suppressKeyboardEvent: ({ event }) =>
      isRowControl(event.target) && (event.key === "Enter" || event.key === " "),
  };
}
