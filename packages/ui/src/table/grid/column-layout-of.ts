import type { GridApi } from "ag-grid-community";
import type { RowWithId, TableColumn } from "../column.ts";
import type { TableLine } from "../line.ts";
import type { ColumnLayout } from "../table-props.ts";

/** In screen order. Columns that still stretch have no width. */
export function layoutOf<Row extends RowWithId>(
  api: GridApi<TableLine<Row>>,
  columns: readonly TableColumn<Row>[],
): ColumnLayout[] {
  const known = new Set(columns.map(({ field }) => field));
  return api
    .getColumnState()
    .filter(({ colId }) => known.has(colId))
    .map(({ colId, width, flex, pinned }) => ({
      field: colId,
      ...(typeof width !== "number" || typeof flex === "number" ? {} : { width }),
      pinned: pinned === "left" || pinned === true,
    }));
}
