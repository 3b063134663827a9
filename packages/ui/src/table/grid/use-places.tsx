import { useMemo } from "react";
import {
  type Cells,
  columnText,
  columnValue,
  namedCell,
  type RowWithId,
  type TableColumn,
} from "../column.ts";
import { ActionsCell, FoldCell } from "../controls.tsx";
import type { PlacesValue } from "./cell-portals.tsx";
import { ACTIONS_COLUMN } from "./column-defs.ts";
import type { GridLine } from "./line.ts";

/** What stands at the grid's places: texts, the cells that columns name, and the last column. */
export function usePlaces<Row extends RowWithId>(
  lines: readonly GridLine<Row>[],
  columns: readonly TableColumn<Row>[],
  cells: Cells<Row> | undefined,
  narrow: boolean,
): PlacesValue {
  return useMemo(() => {
    const byPlace = new Map(lines.map((line) => [line.place, line.row]));
    const byField = new Map(columns.map((column) => [column.field, column]));
    return {
      rowAt: (place) => byPlace.get(place),
      textAt: (at) => {
        const row = byPlace.get(at.place);
        const column = byField.get(at.column);
        return row && column && columnText(column, columnValue(column, row));
      },
      cellAt: (at) => {
        const row = byPlace.get(at.place);
        if (row === undefined) return null;
        if (at.column === ACTIONS_COLUMN) return narrow ? <FoldCell row={row} /> : <ActionsCell row={row} />;
        const column = byField.get(at.column);
        const Cell = column && namedCell(column, cells);
        return Cell ? <Cell value={columnValue(column, row)} row={row} /> : null;
      },
    };
  }, [lines, columns, cells, narrow]);
}
