import { useMemo, useState } from "react";
import { plainText } from "../lists/cells.tsx";
import { columnValue, type DataGridProps, type GridColumn, type RowWithId } from "./column.ts";
import { mainColumns } from "./column-defs.tsx";
import { type GridContextValue, namedCell } from "./grid-context.ts";

type Needed<Row extends RowWithId> = Pick<
  DataGridProps<Row>,
  "rows" | "columns" | "cells" | "renderActions" | "rowLock"
>;

/**
 * What the grid's cells read from the context. Rows are looked up by their id, so that a cell drawn a while ago asks
 * about today's row.
 */
export function useGridContextValue<Row extends RowWithId>(props: Needed<Row>) {
  const { rows, columns, cells, renderActions, rowLock } = props;
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());

  const context = useMemo<GridContextValue>(() => {
    const byId = new Map(rows.map((row) => [String(row.id), row]));
    const current = <Result,>(row: RowWithId, use: ((row: Row) => Result) | undefined) => {
      const found = byId.get(String(row.id));
      return found && use ? use(found) : undefined;
    };
    const main = new Set(mainColumns(columns));
    const secondary = columns.filter((column) => !main.has(column));
    return {
      actionsOf: (line) => current(line.row, renderActions),
      lockOf: (line) => current(line.row, rowLock),
      isUnfolded: (id) => unfolded.has(id),
      onFold: (id) => setUnfolded((before) => toggled(before, id)),
      detailsOf: (line) =>
        current(line.row, (row) =>
          secondary.map((column) => ({
            header: column.header,
            value: <DetailValue column={column} cells={cells} row={row} />,
          })),
        ) ?? [],
    };
  }, [rows, columns, cells, renderActions, rowLock, unfolded]);

  return { context, unfolded };
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

interface DetailValueProps<Row extends RowWithId> {
  column: GridColumn<Row>;
  cells: DataGridProps<Row>["cells"];
  row: Row;
}

function DetailValue<Row extends RowWithId>({ column, cells, row }: DetailValueProps<Row>) {
  const Cell = namedCell(column, cells);
  const value = columnValue(column, row);
  return Cell ? <Cell value={value} row={row} /> : plainText(value);
}
