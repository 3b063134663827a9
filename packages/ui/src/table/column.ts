import type { ComponentType } from "react";
import { texts } from "../texts.ts";
import { plainText } from "./plain-text.ts";

/** The least a row must have: its id, which becomes the row's id in the page (S02). */
export interface RowWithId {
  id: string | number;
}

/** Props of a named cell. `value` is unchecked: a cell shows « — » for what it cannot show. */
export interface CellProps<Row> {
  value: unknown;
  row: Row;
}

export type CellComponent<Row> = ComponentType<CellProps<Row>>;

/** The cells that columns may name. Keep the components' identity between renders: a new one mounts all cells anew. */
export type Cells<Row, Cell extends string = string> = Readonly<Record<Cell, CellComponent<Row>>>;

/** One column of a table, as data. */
export interface TableColumn<Row, Cell extends string = string> {
  field: string;
  header: string;
  /** Pixels; a column with a width does not stretch. */
  width?: number | undefined;
  /** Its share of what is left. Defaults to 1; a column with a width has none. */
  flex?: number | undefined;
  /** Pixels. Defaults to 120. */
  minWidth?: number | undefined;
  align?: "start" | "end" | undefined;
  /** `main` columns stay under 600 px, the rest unfolds. When none is main, the first two are. */
  priority?: "main" | "secondary" | undefined;
  /**
   * How much the column says about its row; defaults to 0. Where not all columns have room the least telling leave first,
   * and the most telling of those that left stand in the row's second line (`second-line.tsx`).
   */
  telling?: number | undefined;
  /** The second line writes the header before the value: « Actif : Oui ». */
  labelled?: boolean | undefined;
  /** Defaults to `true`. */
  sortable?: boolean | undefined;
  /** The admin has set its width: it then stays, and the table scrolls sideways where it has no room. */
  resized?: boolean | undefined;
  /** Stays in view while the others scroll sideways. */
  pinned?: boolean | undefined;
  /** The name of the cell that shows it. Defaults to plain text, which costs a grid least. */
  cell?: Cell | undefined;
  /** How plain text writes the value; defaults to `plainText`. Empty: nothing is known, and a dash stands there. */
  text?: ((value: unknown) => string) | undefined;
  /** Where the value comes from, when it is not the row's field of that name. */
  value?: ((row: Row) => unknown) | undefined;
}

/** One sorted column; the first of a list weighs most. */
export interface TableSort {
  column: string;
  dir: "asc" | "desc";
}

/** A column's value of a row. */
export function columnValue<Row extends RowWithId>(column: TableColumn<Row>, row: Row): unknown {
  return column.value ? column.value(row) : Reflect.get(row, column.field);
}

/** A column's value in words, where no cell shows it. */
export function columnText<Row extends RowWithId>(column: TableColumn<Row>, value: unknown): string {
  return column.text === undefined ? plainText(value) : column.text(value) || texts.none;
}

/** The component that shows a column, if it names one. */
export function namedCell<Row extends RowWithId>(
  column: TableColumn<Row>,
  cells: Cells<Row> | undefined,
): CellComponent<Row> | undefined {
  return column.cell === undefined ? undefined : cells?.[column.cell];
}
