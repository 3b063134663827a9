import type { GridApi } from "ag-grid-community";
import { useLayoutEffect, useRef, useState } from "react";
import type { RowWithId } from "../column.ts";
import type { TableLine } from "../line.ts";

/**
 * In the frame in which the lines arrive; the grid's property would be a frame late. Returns the initial
 * lines.
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
