import { createContext, type ReactNode, useContext } from "react";
import type { RowLock } from "../lists/row-lock.tsx";
import type { CellComponent, GridColumn, RowWithId } from "./column.ts";
import type { GridRow } from "./grid-row.ts";

/** What the grid's own cells need and what may change while they stand: locks, actions, what is unfolded. */
export interface GridContextValue {
  actionsOf: (line: GridRow<RowWithId>) => ReactNode;
  lockOf: (line: GridRow<RowWithId>) => RowLock | undefined;
  isUnfolded: (id: string) => boolean;
  onFold: (id: string) => void;
  /** What the details of a row show. */
  detailsOf: (line: GridRow<RowWithId>) => { header: string; value: ReactNode }[];
}

export const GridContext = createContext<GridContextValue | undefined>(undefined);

/** @throws outside of a DataGrid. */
export function useGridContext(): GridContextValue {
  const context = useContext(GridContext);
  if (!context) throw new Error("this cell stands outside of a DataGrid");
  return context;
}

/** A value as the column's named cell shows it. */
export function namedCell<Row extends RowWithId>(
  column: GridColumn<Row>,
  cells: Readonly<Record<string, CellComponent<Row>>> | undefined,
): CellComponent<Row> | undefined {
  return column.cell === undefined ? undefined : cells?.[column.cell];
}
