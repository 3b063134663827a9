import type { CellFocusedEvent, GridApi } from "ag-grid-community";
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from "react";
import { moveByKey, rowControls } from "../keyboard.ts";
import { ACTIONS_COLUMN } from "./column-defs.tsx";

interface GridFocusInput<Line> {
  frame: RefObject<HTMLElement | null>;
  api: RefObject<GridApi<Line> | undefined>;
  /** The shown columns' ids, in order. */
  columnIds: readonly (string | undefined)[];
  lineCount: number;
}

/** Handles the table's keys that AG Grid leaves to the application (`keyboard.ts`); Tab goes back to the last focused cell. */
export function useGridFocus<Line>({ frame, api, columnIds, lineCount }: GridFocusInput<Line>) {
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
    if (!frame.current || !moveByKey(event.nativeEvent, frame.current, { focusBody, focusHeader })) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A cell of controls passes the focus on to its first control. */
  function onFocusCapture({ target }: FocusEvent) {
    if (target instanceof HTMLElement && target.matches(".ag-cell")) rowControls(target)[0]?.focus();
  }

  function onCellFocused({ rowIndex, column }: CellFocusedEvent<Line>) {
    if (rowIndex === null || column === null || typeof column === "string") return;
    const id = column.getColId();
    // Not the actions: going back from the first of them leads to a cell that holds no control.
    last.current = { rowIndex, column: id === ACTIONS_COLUMN ? last.current.column : id };
  }

  return { onKeyDownCapture, onFocusCapture, onCellFocused };
}
