import type { GridApi } from "ag-grid-community";
import { useLayoutEffect, useRef, useState } from "react";
import type { RowWithId } from "../column.ts";
import type { TableLine } from "../line.ts";

/**
 * Passes lines to the grid in the frame in which they arrive; its property would apply them a frame after
 * everything else. Returns the lines to create the grid with.
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
