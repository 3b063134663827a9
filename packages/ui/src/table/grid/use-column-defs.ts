import type { ColDef } from "ag-grid-community";
import { useMemo, useState } from "react";
import type { RowWithId, TableSort } from "../column.ts";
import type { TableLine } from "../line.ts";
import { type ColumnDefsInput, columnDefs } from "./column-defs.ts";

/** Stable while equal: new definitions re-render every cell. */
export function useColumnDefs<Row extends RowWithId>(input: ColumnDefsInput<Row>): ColDef<TableLine<Row>>[] {
  const { columns, second, cells, narrow, hasChoice, lastWidth, adjustable } = input;
  const sort = useSame(input.sort);
  return useMemo(
    () => columnDefs({ columns, second, cells, sort, narrow, hasChoice, lastWidth, adjustable }),
    [columns, second, cells, sort, narrow, hasChoice, lastWidth, adjustable],
  );
}

function useSame(sort: readonly TableSort[]): readonly TableSort[] {
  const [kept, setKept] = useState(sort);
  if (kept === sort || textOf(kept) === textOf(sort)) return kept;
  setKept(sort);
  return sort;
}

const textOf = (sort: readonly TableSort[]): string =>
  sort.map(({ column, dir }) => `${column} ${dir}`).join();
