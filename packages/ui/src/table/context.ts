import { createContext, useContext } from "react";

/** What a table's own cells do. Its identity stays while rows come and go: all that cells show is in their line. */
export interface TableContextValue {
  /** `id`: the line's. `range`: all rows between this one and the one chosen before, too. */
  readonly onChoose: (id: string, chosen: boolean, range: boolean) => void;
  readonly onFold: (id: string) => void;
}

/** How much of the page is chosen: for the header's checkbox. */
export interface PageChoice {
  readonly all: boolean;
  readonly some: boolean;
  /** Chooses all rows of the page or, where all are chosen, none of them. */
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
