import type { GridApi, SelectionChangedEvent, SelectionColumnDef } from "ag-grid-community";
import { useEffect } from "react";
import type { RowWithId } from "../column.ts";
import { SELECTION_WIDTH_PX } from "../column-layout.ts";
import type { TableProps } from "../table-props.ts";
import type { GridLine } from "./line.ts";

/** A checkbox a row: Space on a cell chooses its row, Shift and a click choose all between. */
export const rowSelection = {
  mode: "multiRow",
  isRowSelectable: ({ data }: { data?: { kind: string } | undefined }) => data?.kind === "row",
} as const;

export const selectionColumnDef: SelectionColumnDef = {
  pinned: "left",
  lockPosition: "left",
  width: SELECTION_WIDTH_PX,
  resizable: false,
  suppressMovable: true,
  cellClass: "ui-grid__choice",
  headerClass: "ui-grid__choice",
};

const BY_ADMIN: ReadonlySet<string> = new Set([
  "checkboxSelected",
  "spaceKey",
  "keyboardSelectAll",
  "uiSelectAll",
]);

/** Keeps the grid's selection equal to `selection`; returns the handler of what the admin chooses. */
export function useGridSelection<Row extends RowWithId>(
  api: GridApi<GridLine<Row>> | undefined,
  lines: readonly GridLine<Row>[],
  { selection, onSelectionChange }: TableProps<Row>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are new rows of the grid, which it holds unchosen
  useEffect(() => {
    if (api === undefined || selection === undefined) return;
    api.forEachNode((node) => {
      const chosen = node.data !== undefined && selection.has(node.data.row.id);
      if (node.selectable && node.isSelected() !== chosen)
        api.setNodesSelected({ nodes: [node], newValue: chosen, source: "api" });
    });
  }, [api, selection, lines]);

  return (event: SelectionChangedEvent<GridLine<Row>>) => {
    if (selection === undefined || !BY_ADMIN.has(event.source)) return;
    const next = new Set(selection);
    event.api.forEachNode((node) => {
      if (node.data === undefined || !node.selectable) return;
      if (node.isSelected() === true) next.add(node.data.row.id);
      else next.delete(node.data.row.id);
    });
    onSelectionChange?.(next);
  };
}
