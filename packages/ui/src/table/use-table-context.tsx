import { type ReactNode, useMemo, useRef, useState } from "react";
import {
  type Cells,
  columnText,
  columnValue,
  namedCell,
  type RowWithId,
  type TableColumn,
} from "./column.ts";
import { mainColumns } from "./column-layout.ts";
import type { TableContextValue } from "./context.ts";
import type { TableProps } from "./table-props.ts";

type Needed<Row extends RowWithId> = Pick<
  TableProps<Row>,
  | "rows"
  | "columns"
  | "cells"
  | "rowName"
  | "actions"
  | "rowLock"
  | "selection"
  | "onSelectionChange"
  | "unfolded"
  | "onUnfoldedChange"
>;

/**
 * The context of a table's cells, and which rows are unfolded. Rows are looked up by their id, so that a cell drawn
 * a while ago reads the current row.
 */
export function useTableContextValue<Row extends RowWithId>(props: Needed<Row>) {
  const { rows, columns, cells, rowName, actions, rowLock, selection, onSelectionChange, onUnfoldedChange } =
    props;
  const lastChosen = useRef<Row["id"] | undefined>(undefined);
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
      isChosen: (row) => selection?.has(row.id) === true,
      onChoose: (row, chosen, range) => {
        const ids = range ? between(rows, lastChosen.current ?? row.id, row.id) : [row.id];
        lastChosen.current = row.id;
        onSelectionChange?.(chosen ? new Set([...(selection ?? []), ...ids]) : without(selection, ids));
      },
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
  }, [
    rows,
    columns,
    cells,
    rowName,
    actions,
    rowLock,
    selection,
    onSelectionChange,
    unfolded,
    onUnfoldedChange,
  ]);

  return { context, unfolded };
}

/** The ids from one row to another, both included, in either direction; the last alone where the other is on another page. */
function between(rows: readonly RowWithId[], from: string | number, to: string | number) {
  const ids = rows.map(({ id }) => id);
  if (!ids.includes(from)) return [to];
  const [first = 0, last = 0] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  return ids.slice(first, last + 1);
}

function without(selection: ReadonlySet<string | number> | undefined, ids: readonly (string | number)[]) {
  const gone = new Set(ids);
  return new Set([...(selection ?? [])].filter((id) => !gone.has(id)));
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
  return Cell ? <Cell value={value} row={row} /> : columnText(column, value);
}
