import type { ComponentType } from "react";
import { texts } from "../texts.ts";
import { plainText } from "./plain-text.ts";

/** The id becomes the row's id in the page (S02). */
export interface RowWithId {
  id: string | number;
}

/** `value` is unchecked: a cell shows « — » for what it cannot render. */
export interface CellProps<Row> {
  value: unknown;
  row: Row;
}

export type CellComponent<Row> = ComponentType<CellProps<Row>>;

/** Keep the components' identity: a new one remounts all cells. */
export type Cells<Row, Cell extends string = string> = Readonly<Record<Cell, CellComponent<Row>>>;

/**
 * A table's column, as data.
 * @example { field: "amountCents", header: "Montant", width: 136, align: "end", cell: "money" }
 */
export interface TableColumn<Row, Cell extends string = string> {
  field: string;
  header: string;
  /** In px; such columns do not stretch. */
  width?: number | undefined;
  /** Share of the remaining width. Defaults to 1; ignored with a width. */
  flex?: number | undefined;
  /** In px. Defaults to 120. */
  minWidth?: number | undefined;
  /** Px of its longest values. Columns that tell no more than a name make way. */
  wantedWidth?: number | undefined;
  align?: "start" | "end" | undefined;
  /** A code, date, state or amount: paper never breaks it into lines. */
  unbroken?: boolean | undefined;
  /** `main` columns stay under 600 px. Defaults to the first two. */
  priority?: "main" | "secondary" | undefined;
  /**
   * How much the column says about its row; defaults to 0. Without room, the least telling are dropped, and
   * the most telling of those form the second line (`second-line.tsx`).
   */
  telling?: number | undefined;
  /** The second line shows the header too: « Actif : Oui ». */
  labelled?: boolean | undefined;
  /** Takes a third line on phones. */
  ownLine?: boolean | undefined;
  /** Defaults to `true`. */
  sortable?: boolean | undefined;
  /** By the admin; the width stays, and the table scrolls horizontally if needed. */
  resized?: boolean | undefined;
  /** Stays in view during horizontal scrolling. */
  pinned?: boolean | undefined;
  /** Name of its cell component. Defaults to plain text, the cheapest for a grid. */
  cell?: Cell | undefined;
  /** Defaults to `plainText`; empty shows a dash. */
  text?: ((value: unknown) => string) | undefined;
  /** If it is not the row's field. */
  value?: ((row: Row) => unknown) | undefined;
}

/** The first of a list has priority. */
export interface TableSort {
  column: string;
  dir: "asc" | "desc";
}

export function columnValue<Row extends RowWithId>(column: TableColumn<Row>, row: Row): unknown {
  return column.value ? column.value(row) : Reflect.get(row, column.field);
}

export function columnText<Row extends RowWithId>(column: TableColumn<Row>, value: unknown): string {
  return column.text === undefined ? plainText(value) : column.text(value) || texts.none;
}

export function namedCell<Row extends RowWithId>(
  column: TableColumn<Row>,
  cells: Cells<Row> | undefined,
): CellComponent<Row> | undefined {
  return column.cell === undefined ? undefined : cells?.[column.cell];
}
