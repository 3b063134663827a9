import type { ComponentType } from "react";
import { texts } from "../texts.ts";
import { plainText } from "./plain-text.ts";

/** A row needs an id, which becomes its id in the page (S02). */
export interface RowWithId {
  id: string | number;
}

/** Props of a named cell. `value` is unchecked: a cell shows « — » for what it cannot render. */
export interface CellProps<Row> {
  value: unknown;
  row: Row;
}

export type CellComponent<Row> = ComponentType<CellProps<Row>>;

/** The cells that columns can name. Keep the components' identity: a new one remounts all cells. */
export type Cells<Row, Cell extends string = string> = Readonly<Record<Cell, CellComponent<Row>>>;

/**
 * A table's column, as data.
 * @example { field: "amountCents", header: "Montant", width: 136, align: "end", cell: "money" }
 */
export interface TableColumn<Row, Cell extends string = string> {
  field: string;
  header: string;
  /** Pixels; columns with a width do not stretch. */
  width?: number | undefined;
  /** Share of the remaining width. Defaults to 1; ignored for columns with a width. */
  flex?: number | undefined;
  /** Pixels. Defaults to 120. */
  minWidth?: number | undefined;
  align?: "start" | "end" | undefined;
  /** `main` columns stay under 600 px, the rest collapses. Defaults to the first two columns. */
  priority?: "main" | "secondary" | undefined;
  /**
   * How much the column says about its row; defaults to 0. Without room, the least telling are dropped first,
   * and the most telling dropped ones form the row's second line (`second-line.tsx`).
   */
  telling?: number | undefined;
  /** The second line prefixes the value with the header: « Actif : Oui ». */
  labelled?: boolean | undefined;
  /** Too long to stand beside another value on a phone: takes a third line of its own there. */
  ownLine?: boolean | undefined;
  /** Defaults to `true`. */
  sortable?: boolean | undefined;
  /** The admin has set its width, which stays; the table scrolls horizontally if needed. */
  resized?: boolean | undefined;
  /** Stays in view during horizontal scrolling. */
  pinned?: boolean | undefined;
  /** Name of its cell component. Defaults to plain text, the cheapest for a grid. */
  cell?: Cell | undefined;
  /** Formats the value as plain text. Defaults to `plainText`; empty shows a dash. */
  text?: ((value: unknown) => string) | undefined;
  /** Computes the value, if it is not the row's field. */
  value?: ((row: Row) => unknown) | undefined;
}

/** A sorted column; the first of a list has priority. */
export interface TableSort {
  column: string;
  dir: "asc" | "desc";
}

/** A row's value in a column. */
export function columnValue<Row extends RowWithId>(column: TableColumn<Row>, row: Row): unknown {
  return column.value ? column.value(row) : Reflect.get(row, column.field);
}

/** A column's value as text, without a cell component. */
export function columnText<Row extends RowWithId>(column: TableColumn<Row>, value: unknown): string {
  return column.text === undefined ? plainText(value) : column.text(value) || texts.none;
}

/** A column's cell component, if it names one. */
export function namedCell<Row extends RowWithId>(
  column: TableColumn<Row>,
  cells: Cells<Row> | undefined,
): CellComponent<Row> | undefined {
  return column.cell === undefined ? undefined : cells?.[column.cell];
}
