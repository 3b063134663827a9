import { createContext, useContext } from "react";
import type { Fact } from "../display/facts.tsx";
import type { RowWithId } from "./column.ts";
import type { RowAction } from "./row-action.ts";
import type { RowLock } from "./row-lock.tsx";

/** What a table's own cells read: state that changes while the cells stay mounted. */
export interface TableContextValue {
  nameOf: (row: RowWithId) => string;
  actionsOf: (row: RowWithId) => readonly RowAction[];
  lockOf: (row: RowWithId) => RowLock | undefined;
  isChosen: (row: RowWithId) => boolean;
  /** `range`: all rows between this one and the one chosen before, too. */
  onChoose: (row: RowWithId, chosen: boolean, range: boolean) => void;
  isUnfolded: (id: string) => boolean;
  onFold: (id: string) => void;
  /** What the details of a row show. */
  detailsOf: (row: RowWithId) => readonly Fact[];
}

export const TableContext = createContext<TableContextValue | undefined>(undefined);

/** @throws outside of a table. */
export function useTableContext(): TableContextValue {
  const context = useContext(TableContext);
  if (!context) throw new Error("this cell is rendered outside of a table");
  return context;
}
