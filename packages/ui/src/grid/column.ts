import type { ComponentType, ReactNode } from "react";
import type { RowLock } from "../lists/row-lock.tsx";

/** The least a row must have: its id, which becomes the row's id in the page (S02). */
export interface RowWithId {
  id: string | number;
}

/** What a named cell is given. `value` is unchecked: a cell says « — » for what it cannot show. */
export interface CellProps<Row> {
  value: unknown;
  row: Row;
}

export type CellComponent<Row> = ComponentType<CellProps<Row>>;

/** One column of a table, as data. */
export interface GridColumn<Row, Cell extends string = string> {
  field: string;
  header: string;
  /** Pixels; a column with a width does not stretch. */
  width?: number | undefined;
  /** Its share of what is left; 1 unless told, nothing when it has a width. */
  flex?: number | undefined;
  /** Pixels; 120 unless told. */
  minWidth?: number | undefined;
  align?: "start" | "end" | undefined;
  /** `main` columns stay under 600 px, the rest unfolds. When none is main, the first two are. */
  priority?: "main" | "secondary" | undefined;
  /** `true` unless told. */
  sortable?: boolean | undefined;
  /** The name of the cell that shows it; plain text unless told. */
  cell?: Cell | undefined;
  /** Where the value comes from, when it is not the row's field of that name. */
  value?: ((row: Row) => unknown) | undefined;
}

/** One sorted column; the first of a list weighs most. */
export interface GridSort {
  column: string;
  dir: "asc" | "desc";
}

export interface DataGridProps<Row extends RowWithId, Cell extends string = string> {
  /** What the table shows, read out: « Immeubles ». */
  label: string;
  /** One page, in the server's order: the grid never sorts. */
  rows: readonly Row[];
  /** The visible columns, in order. Keep its identity between renders. */
  columns: readonly GridColumn<Row, Cell>[];
  /** The closed set of cells that columns may name. */
  cells?: Readonly<Record<Cell, CellComponent<Row>>> | undefined;
  /** How many rows the filters leave, over all pages: said to screen readers. */
  filteredCount: number;
  /** How many rows stand before this page; 0 unless told. */
  pageStart?: number | undefined;
  sort: readonly GridSort[];
  onSortChange: (sort: GridSort[]) => void;
  /** The last cell: action link and buttons (S02), made of RowLink and RowButton so that locks reach them. */
  renderActions?: ((row: Row) => ReactNode) | undefined;
  /** Pixels; 128 unless told. */
  actionsWidth?: number | undefined;
  /** Enter on a cell, or a double click. */
  onRowActivate?: ((row: Row) => void) | undefined;
  /** Who else holds a row (S14, L09). A new function redraws the actions, nothing else. */
  rowLock?: ((row: Row) => RowLock | undefined) | undefined;
  /** The next page is on its way: this one stays, dimmed. */
  dimmed?: boolean | undefined;
  /** Under the header when there are no rows: an EmptyState. */
  empty?: ReactNode;
  /** For a page whose content security policy asks for a nonce on style elements. */
  styleNonce?: string | undefined;
}

/** A column's value of a row. */
export function columnValue<Row extends RowWithId>(column: GridColumn<Row>, row: Row): unknown {
  return column.value ? column.value(row) : Reflect.get(row, column.field);
}
