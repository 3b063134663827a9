import type { ReactNode } from "react";
import type { Fact } from "../display/facts.tsx";
import {
  type Cells,
  columnText,
  columnValue,
  namedCell,
  type RowWithId,
  type TableColumn,
} from "./column.ts";
import { mainColumns } from "./column-layout.ts";

interface CellValueProps<Row extends RowWithId> {
  column: TableColumn<Row>;
  cells: Cells<Row> | undefined;
  row: Row;
}

export function CellValue<Row extends RowWithId>({ column, cells, row }: CellValueProps<Row>): ReactNode {
  const Cell = namedCell(column, cells);
  const value = columnValue(column, row);
  return Cell ? <Cell value={value} row={row} /> : columnText(column, value);
}

export function rowFacts<Row extends RowWithId>(
  columns: readonly TableColumn<Row>[],
  cells: Cells<Row> | undefined,
  row: Row,
): Fact[] {
  // A flexible main column may be truncated at 360 px: its text is among the details.
  const whole = new Set(mainColumns(columns).filter(({ width }) => width !== undefined));
  return columns
    .filter((column) => !whole.has(column))
    .map((column) => ({
      label: column.header,
      value: <CellValue column={column} cells={cells} row={row} />,
    }));
}
