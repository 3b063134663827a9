import type { CellFocusedEvent, GridApi } from "ag-grid-community";
import { type KeyboardEvent, type RefObject, useRef } from "react";
import { ACTIONS_COLUMN } from "./column-defs.tsx";
import { moveByKey } from "./keyboard.ts";

interface GridFocusInput<Line> {
  box: RefObject<HTMLElement | null>;
  api: RefObject<GridApi<Line> | undefined>;
  /** The shown columns' ids, in order. */
  columnIds: readonly (string | undefined)[];
  lineCount: number;
}

/** The table's keys (keyboard.ts), and where the focus was last: Tab brings it back there. */
export function useGridFocus<Line>({ box, api, columnIds, lineCount }: GridFocusInput<Line>) {
  const last = useRef<{ rowIndex: number; column: string | undefined }>({ rowIndex: 0, column: undefined });
  const first = columnIds[0] ?? "";

  function focusBody(): boolean {
    const { rowIndex, column } = last.current;
    if (lineCount === 0) return false;
    const target = column !== undefined && columnIds.includes(column) ? column : first;
    api.current?.setFocusedCell(Math.min(rowIndex, lineCount - 1), target);
    return true;
  }

  function focusHeader(): boolean {
    api.current?.setFocusedHeader(first);
    return true;
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    if (!box.current || !moveByKey(event.nativeEvent, box.current, { focusBody, focusHeader })) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onCellFocused({ rowIndex, column }: CellFocusedEvent<Line>) {
    if (rowIndex === null || column === null || typeof column === "string") return;
    const id = column.getColId();
    // Not the actions: going back from the first of them leads to a cell that holds no control.
    last.current = { rowIndex, column: id === ACTIONS_COLUMN ? last.current.column : id };
  }

  return { onKeyDownCapture, onCellFocused };
}
