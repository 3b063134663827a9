import type { ColDef } from "ag-grid-community";
import { texts } from "../../texts.ts";
import {
  type Cells,
  columnText,
  columnValue,
  namedCell,
  type RowWithId,
  type TableColumn,
  type TableSort,
} from "../column.ts";
import { columnWidth, mainColumns } from "../column-layout.ts";
import { isRowControl } from "../keyboard.ts";
import { CellHost, TextHost } from "./cell-portals.tsx";
import type { GridLine } from "./line.ts";
import { neverSort } from "./sort.ts";

/** The id of the last column, which no field of a row has. */
export const ACTIONS_COLUMN = "@actions";

/** What all data columns share. One object for all grids: a new one would rebuild every column. */
export const defaultColDef: ColDef = { comparator: neverSort, suppressHeaderMenuButton: true };

export interface ColumnDefsInput<Row extends RowWithId> {
  columns: readonly TableColumn<Row>[];
  cells: Cells<Row> | undefined;
  sort: readonly TableSort[];
  narrow: boolean;
  /** Pixels of the last column; `undefined` when there is none. */
  lastWidth: number | undefined;
  /** Columns can be resized and moved. */
  adjustable: boolean;
}

/** The grid need not look at a cell again: the record of now is written into it without the grid (`cell-portals.tsx`). */
const writtenByUs = (): boolean => true;

/** Our columns as AG Grid's column definitions. */
export function columnDefs<Row extends RowWithId>(input: ColumnDefsInput<Row>): ColDef<GridLine<Row>>[] {
  const { columns, narrow, lastWidth } = input;
  const shown = narrow ? mainColumns(columns) : columns;
  const defs = shown.map((column) => dataColumn(column, input));
  return lastWidth === undefined ? defs : [...defs, lastColumn(lastWidth, narrow)];
}

function dataColumn<Row extends RowWithId>(
  column: TableColumn<Row>,
  { cells, sort, narrow, adjustable }: ColumnDefsInput<Row>,
): ColDef<GridLine<Row>> {
  const at = sort.findIndex((part) => part.column === column.field);
  const isNamed = namedCell(column, cells) !== undefined;
  const { width, flex, minWidth } = columnWidth(column, narrow);
  return {
    colId: column.field,
    headerName: column.header,
    valueGetter: ({ data }) => (data ? columnValue(column, data.row) : undefined),
    valueFormatter: ({ value }) => columnText(column, value),
    cellRenderer: isNamed ? CellHost : TextHost,
    equals: writtenByUs,
    ...(width === undefined ? { flex, minWidth } : { width, flex: null }),
    pinned: column.pinned === true && !narrow ? "left" : null,
    // Pinning is a choice in the columns menu, not an accident of dragging.
    lockPinned: true,
    resizable: adjustable && !narrow,
    suppressMovable: !adjustable || narrow,
    sortable: column.sortable !== false,
    // `null` takes a sort away where leaving it out would keep it.
    sort: sort[at]?.dir ?? null,
    sortIndex: at < 0 ? null : at,
    ...(column.align === "end" ? { cellClass: "ui-grid__end", headerClass: "ui-grid__end" } : {}),
  };
}

function lastColumn<Row extends RowWithId>(width: number, narrow: boolean): ColDef<GridLine<Row>> {
  return {
    colId: ACTIONS_COLUMN,
    headerName: narrow ? texts.grid.details : texts.grid.actions,
    headerClass: "ui-grid__actions-header",
    cellClass: "ui-grid__actions",
    cellRenderer: CellHost,
    valueGetter: () => undefined,
    equals: writtenByUs,
    width,
    pinned: "right",
    resizable: false,
    suppressMovable: true,
    sortable: false,
    lockPosition: "right",
    // Enter and Space belong to the button that has the focus.
    suppressKeyboardEvent: ({ event }) =>
      isRowControl(event.target) && (event.key === "Enter" || event.key === " "),
  };
}
