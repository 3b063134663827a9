import type { ReactNode } from "react";
import type { Cells, RowWithId, TableColumn, TableSort } from "./column.ts";
import type { RowAction } from "./row-action.ts";
import type { RowLock } from "./row-lock.tsx";

export type RowSelection<Row extends RowWithId> = ReadonlySet<Row["id"]>;

export interface ColumnLayout {
  field: string;
  /** In px, if resized. */
  width?: number | undefined;
  pinned: boolean;
}

/** Shared by both engines: the grid can replace the light table. */
export interface TableProps<Row extends RowWithId, Cell extends string = string> {
  /** Accessible name: « Immeubles ». */
  label: string;
  /** One page in the server's order; tables do not sort. */
  rows: readonly Row[];
  /** Visible, in order. Keep its identity between renders. */
  columns: readonly TableColumn<Row, Cell>[];
  /** Keep its identity between renders. */
  cells?: Cells<Row, Cell> | undefined;
  /** After filtering, on all pages; part of the accessible name. */
  filteredCount: number;
  /** Rows before this page. Defaults to 0. */
  pageStart?: number | undefined;
  sort: readonly TableSort[];
  /** A third press of a header removes the sort, for the caller's default order. */
  onSortChange: (sort: TableSort[]) => void;
  /** « Résidence des Lilas ». For its actions and checkbox. */
  rowName?: ((row: Row) => string) | undefined;
  /** The last cell: links and buttons (S02), at most two visible, the others in « … ». */
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** In px. Defaults to 128. */
  actionsWidth?: number | undefined;
  /** Enter on a cell, or a press on the row outside its controls. */
  onRowActivate?: ((row: Row) => void) | undefined;
  /** What activation opens: a lock closes a `form`, not a `record` (L14). Defaults to `form`. */
  opens?: "form" | "record" | undefined;
  /** Another admin's (S14, L09). A new function re-renders only rows whose lock changed. */
  rowLock?: ((row: Row) => RowLock | undefined) | undefined;
  /** Ids of rows that were acted on and stay for a moment, though they may not belong here any more. */
  acted?: ReadonlySet<Row["id"]> | undefined;
  /** The next page is loading; this one stays. */
  dimmed?: boolean | undefined;
  /** Below the header without rows: an EmptyState. */
  empty?: ReactNode;
  /** A checkbox per row. Ids of other pages stay selected. */
  selection?: RowSelection<Row> | undefined;
  onSelectionChange?: ((selection: RowSelection<Row>) => void) | undefined;
  /** Allows resizing and moving columns (grid only): receives all in order, and the changed one's field. */
  onLayoutChange?: ((layout: readonly ColumnLayout[], field: string) => void) | undefined;
  /**
   * Receives the fields of columns that are nowhere on screen for want of room: neither a column nor in the
   * second line. None under 600 px, where a row unfolds.
   */
  onNoRoom?: ((fields: ReadonlySet<string>) => void) | undefined;
  /** Ids of rows expanded under 600 px, for controlled use. */
  unfolded?: ReadonlySet<string> | undefined;
  onUnfoldedChange?: ((unfolded: ReadonlySet<string>) => void) | undefined;
  /** Renders the grid off-screen in this size (px), until it replaces the light table. */
  coming?: { readonly width: number; readonly height: number } | undefined;
  /** All of the grid's rows are rendered, so it can be shown. */
  onDrawn?: (() => void) | undefined;
  /** Of the replaced light table, in px. */
  scrolled?: { readonly top: number; readonly left: number } | undefined;
  /** For content security policies that require a nonce on style elements. */
  styleNonce?: string | undefined;
}
