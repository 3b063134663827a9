import type { ReactNode } from "react";
import type { Cells, RowWithId, TableColumn, TableSort } from "./column.ts";
import type { RowAction } from "./row-action.ts";
import type { RowLock } from "./row-lock.tsx";

/** The ids of the chosen rows. */
export type RowSelection<Row extends RowWithId> = ReadonlySet<Row["id"]>;

/** What the admin made of one column. */
export interface ColumnLayout {
  field: string;
  /** Pixels, once the column was resized. */
  width?: number | undefined;
  pinned: boolean;
}

/** What both engines take, so that the grid can replace the light table in place. */
export interface TableProps<Row extends RowWithId, Cell extends string = string> {
  /** What the table shows, read out: « Immeubles ». */
  label: string;
  /** One page, in the server's order: a table never sorts. */
  rows: readonly Row[];
  /** The visible columns, in order. Keep its identity between renders. */
  columns: readonly TableColumn<Row, Cell>[];
  /** The closed set of cells that columns may name. Keep its identity between renders. */
  cells?: Cells<Row, Cell> | undefined;
  /** How many rows the filters leave, over all pages: read out with the table's name. */
  filteredCount: number;
  /** How many rows stand before this page. Defaults to 0. */
  pageStart?: number | undefined;
  sort: readonly TableSort[];
  /** A third press of a header sorts by no column: the caller's default order. */
  onSortChange: (sort: TableSort[]) => void;
  /** What a row is called: « Résidence des Lilas ». Its actions and its checkbox are named after it. */
  rowName?: ((row: Row) => string) | undefined;
  /** The last cell: links and buttons (S02), at most two of them beside each other, the rest behind « … ». */
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Pixels. Defaults to 128. */
  actionsWidth?: number | undefined;
  /** Enter on a cell, or a double click. */
  onRowActivate?: ((row: Row) => void) | undefined;
  /** What activation opens: a `form` stays closed while another admin holds the row, a `record` opens (L14). Defaults to `form`. */
  opens?: "form" | "record" | undefined;
  /** Who else holds a row (S14, L09). A new function redraws the rows whose lock changed, nothing else. */
  rowLock?: ((row: Row) => RowLock | undefined) | undefined;
  /** The next page is on its way: this one stays, dimmed. */
  dimmed?: boolean | undefined;
  /** Under the header when there are no rows: an EmptyState. */
  empty?: ReactNode;
  /** The ids of the chosen rows; with it each row gets a checkbox. Ids of other pages stay chosen. */
  selection?: RowSelection<Row> | undefined;
  onSelectionChange?: ((selection: RowSelection<Row>) => void) | undefined;
  /**
   * With it columns can be resized and moved: gets all of them in their new order, and the field of the one that was moved or
   * resized (the grid alone).
   */
  onLayoutChange?: ((layout: readonly ColumnLayout[], field: string) => void) | undefined;
  /** Rows unfolded under 600 px, by id, where the caller keeps them. */
  unfolded?: ReadonlySet<string> | undefined;
  onUnfoldedChange?: ((unfolded: ReadonlySet<string>) => void) | undefined;
  /** The grid is drawn out of sight, in this size in pixels, until it takes the light table's place. */
  coming?: { readonly width: number; readonly height: number } | undefined;
  /** Called when all of the grid's rows are drawn for the first time: it then can be shown. */
  onDrawn?: (() => void) | undefined;
  /** Where the light table was scrolled to when the grid took its place, in pixels. */
  scrolled?: { readonly top: number; readonly left: number } | undefined;
  /** For a page whose content security policy asks for a nonce on style elements. */
  styleNonce?: string | undefined;
}
