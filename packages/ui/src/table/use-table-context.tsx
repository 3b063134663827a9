import { type ReactNode, useMemo, useState } from "react";
import { type Cells, columnValue, namedCell, type RowWithId, type TableColumn } from "./column.ts";
import { mainColumns } from "./column-layout.ts";
import type { TableContextValue } from "./context.ts";
import { plainText } from "./plain-text.ts";
import type { TableProps } from "./table-props.ts";

type Needed<Row extends RowWithId> = Pick<
  TableProps<Row>,
  "rows" | "columns" | "cells" | "rowName" | "actions" | "rowLock" | "unfolded" | "onUnfoldedChange"
>;

/**
 * The context of a table's cells, and which rows are unfolded. Rows are looked up by their id, so that a cell drawn
 * a while ago reads the current row.
 */
export function useTableContextValue<Row extends RowWithId>(props: Needed<Row>) {
  const { rows, columns, cells, rowName, actions, rowLock, onUnfoldedChange } = props;
  const [ownUnfolded, setOwnUnfolded] = useState<ReadonlySet<string>>(new Set());
  const unfolded = props.unfolded ?? ownUnfolded;

  const context = useMemo<TableContextValue>(() => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    const current = <Result,>(row: RowWithId, use: ((row: Row) => Result) | undefined) => {
      const found = byId.get(row.id);
      return found && use ? use(found) : undefined;
    };
    const main = new Set(mainColumns(columns));
    const secondary = columns.filter((column) => !main.has(column));
    return {
      nameOf: (row) => current(row, rowName) ?? "",
      actionsOf: (row) => current(row, actions) ?? [],
      lockOf: (row) => current(row, rowLock),
      isUnfolded: (id) => unfolded.has(id),
      onFold: (id) => {
        const next = toggled(unfolded, id);
        setOwnUnfolded(next);
        onUnfoldedChange?.(next);
      },
      detailsOf: (row) =>
        current(row, (found) =>
          secondary.map((column) => ({
            label: column.header,
            value: <CellValue column={column} cells={cells} row={found} />,
          })),
        ) ?? [],
    };
  }, [rows, columns, cells, rowName, actions, rowLock, unfolded, onUnfoldedChange]);

  return { context, unfolded };
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

interface CellValueProps<Row extends RowWithId> {
  column: TableColumn<Row>;
  cells: Cells<Row> | undefined;
  row: Row;
}

/** A row's value as its column shows it. */
export function CellValue<Row extends RowWithId>({ column, cells, row }: CellValueProps<Row>): ReactNode {
  const Cell = namedCell(column, cells);
  const value = columnValue(column, row);
  return Cell ? <Cell value={value} row={row} /> : plainText(value);
}
