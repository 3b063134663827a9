import type { GridApi } from "ag-grid-community";
import { useLayoutEffect, useRef } from "react";
import type { RowWithId } from "../column.ts";
import type { GridLine } from "./line.ts";

/**
 * Gives the grid its lines in the frame in which they come. Through the property the grid would take them a frame later,
 * after everything around it had been painted. `first`: the lines that the grid was made with.
 */
export function useGridRows<Row extends RowWithId>(
  api: GridApi<GridLine<Row>> | undefined,
  first: readonly GridLine<Row>[],
  lines: GridLine<Row>[],
): void {
  const given = useRef(first);
  useLayoutEffect(() => {
    if (api === undefined || given.current === lines) return;
    given.current = lines;
    api.setGridOption("rowData", lines);
  }, [api, lines]);
}
