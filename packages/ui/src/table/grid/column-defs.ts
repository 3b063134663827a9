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
import { columnWidth, SELECTION_WIDTH_PX } from "../column-layout.ts";
import { ChooseAll } from "../controls.tsx";
import { isInteractive } from "../keyboard.ts";
import type { TableLine } from "../line.ts";
import { GridActionsCell, GridChoiceCell, GridFoldCell, NamedCell } from "./cells.tsx";
import { neverSort } from "./sort.ts";

/** No field starts with it. */
const CONTROLS = "@";

/** By the column's id. */
export const holdsControls = (column: string): boolean => column.startsWith(CONTROLS);

/** A new object would rebuild every column. */
export const defaultColDef: ColDef = { comparator: neverSort, suppressHeaderMenuButton: true };

export interface ColumnDefsInput<Row extends RowWithId> {
  columns: readonly TableColumn<Row>[];
  second: readonly TableColumn<Row>[];
  cells: Cells<Row> | undefined;
  sort: readonly TableSort[];
  narrow: boolean;
  hasChoice: boolean;
  /** In px; `undefined` without a last column. */
  lastWidth: number | undefined;
  /** Columns can be resized and moved. */
  adjustable: boolean;
}

export function columnDefs<Row extends RowWithId>(input: ColumnDefsInput<Row>): ColDef<TableLine<Row>>[] {
  const { columns, narrow, hasChoice, lastWidth } = input;
  return [
    ...(hasChoice ? [choiceColumn<Row>()] : []),
    ...columns.map((column, at) => dataColumn(column, input, at === 0 ? input.second : [])),
    ...(lastWidth === undefined ? [] : [lastColumn<Row>(lastWidth, narrow)]),
  ];
}

function dataColumn<Row extends RowWithId>(
  column: TableColumn<Row>,
  { cells, sort, narrow, adjustable }: ColumnDefsInput<Row>,
  second: readonly TableColumn<Row>[],
): ColDef<TableLine<Row>> {
  const at = sort.findIndex((part) => part.column === column.field);
  const Cell = namedCell(column, cells);
  const { width, flex, minWidth } = columnWidth(column, narrow);
  return {
    colId: column.field,
    headerName: column.header,
    valueGetter: ({ data }) => (data ? columnValue(column, data.row) : undefined),
    ...(Cell || second.length > 0
      ? {
          cellRenderer: NamedCell<Row>,
          cellRendererParams: { shown: column, second, cells },
          equals: neverEqual,
        }
      : { valueFormatter: ({ value }) => columnText(column, value) }),
    ...(width === undefined ? { flex, minWidth } : { width, flex: null }),
    pinned: column.pinned === true && !narrow ? "left" : null,
    // Only in the columns menu, not by accidental dragging.
    lockPinned: true,
    resizable: adjustable && !narrow,
    suppressMovable: !adjustable || narrow,
    sortable: column.sortable !== false,
    // `null` removes a sort; omitting keeps it.
    sort: sort[at]?.dir ?? null,
    sortIndex: at < 0 ? null : at,
    ...(column.align === "end" ? { cellClass: "ui-grid__end", headerClass: "ui-grid__end" } : {}),
  };
}

/** A named cell may depend on more of the row: two links may have the same name. */
const neverEqual = (): boolean => false;

/** They show the whole line. */
function controlsColumn<Row extends RowWithId>(name: string): ColDef<TableLine<Row>> {
  return {
    colId: CONTROLS + name,
    valueGetter: ({ data }) => data,
    // Else the grid writes the line into an attribute.
    valueFormatter: () => "",
    resizable: false,
    suppressMovable: true,
    sortable: false,
    // Enter and Space belong to the focused control.
    suppressKeyboardEvent: ({ event }) => isPress(event),
    suppressHeaderKeyboardEvent: ({ event }) => isPress(event),
  };
}

const isPress = ({ key, target }: KeyboardEvent): boolean =>
  (key === "Enter" || key === " ") && target instanceof Element && isInteractive(target);

const choiceColumn = <Row extends RowWithId>(): ColDef<TableLine<Row>> => ({
  ...controlsColumn<Row>("choice"),
  headerComponent: ChooseAll,
  headerClass: "ui-grid__choice",
  cellClass: "ui-grid__choice",
  cellRenderer: GridChoiceCell,
  width: SELECTION_WIDTH_PX,
  pinned: "left",
  lockPosition: "left",
});

const lastColumn = <Row extends RowWithId>(width: number, narrow: boolean): ColDef<TableLine<Row>> => ({
  ...controlsColumn<Row>("actions"),
  headerName: narrow ? texts.grid.details : texts.grid.actions,
  headerClass: "ui-grid__actions-header",
  cellClass: "ui-grid__actions",
  cellRenderer: narrow ? GridFoldCell : GridActionsCell,
  width,
  pinned: "right",
  lockPosition: "right",
});
