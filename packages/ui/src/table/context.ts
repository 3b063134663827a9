import { createContext, useContext } from "react";

/** Its identity is stable; the lines contain all that cells show. */
export interface TableContextValue {
  /** `id`: the line's. `range`: selects all rows since the last selected one. */
  readonly onChoose: (id: string, chosen: boolean, range: boolean) => void;
  readonly onFold: (id: string) => void;
}

export interface PageChoice {
  readonly all: boolean;
  readonly some: boolean;
  /** None if all are selected. */
  readonly onChooseAll: () => void;
}

export const TableContext = createContext<TableContextValue | undefined>(undefined);

export const PageChoiceContext = createContext<PageChoice | undefined>(undefined);

/** @throws outside of a table. */
export const useTableContext = (): TableContextValue => inTable(useContext(TableContext));

/** @throws outside of a table. */
export const usePageChoice = (): PageChoice => inTable(useContext(PageChoiceContext));

function inTable<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("this cell is rendered outside of a table");
  return value;
}
