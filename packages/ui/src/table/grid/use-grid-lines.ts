import type { GridApi } from "ag-grid-community";
import { useLayoutEffect, useRef, useState } from "react";
import type { RowWithId } from "../column.ts";
import type { TableLine } from "../line.ts";

/**
 * Gives the grid its lines in the frame in which they come. Through its property the grid would take them a frame later,
 * after everything around it had been painted. Returns the lines that the grid is to be made with.
 */
export function useGridLines<Row extends RowWithId>(
  api: GridApi<TableLine<Row>> | undefined,
  lines: readonly TableLine<Row>[],
): TableLine<Row>[] {
  const [first] = useState(lines);
  const given = useRef(first);
  useLayoutEffect(() => {
    if (api === undefined || given.current === lines) return;
    given.current = lines;
    api.setGridOption("rowData", [...lines]);
  }, [api, lines]);
  const [rowData] = useState(() => [...first]);
  return rowData;
}
