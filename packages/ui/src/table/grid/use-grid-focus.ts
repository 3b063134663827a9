import type { GridApi } from "ag-grid-community";
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from "react";
import { moveByKey, rowControls } from "../keyboard.ts";
import { ACTIONS_COLUMN } from "./column-defs.ts";

interface GridFocusInput<Line> {
  frame: RefObject<HTMLElement | null>;
  api: GridApi<Line> | undefined;
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
    api?.setFocusedCell(Math.min(rowIndex, lineCount - 1), target);
    return true;
  }

  function focusHeader(): boolean {
    api?.setFocusedHeader(first);
    return true;
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    if (!frame.current || !moveByKey(event.nativeEvent, frame.current, { focusBody, focusHeader })) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Notes where the focus is. A cell of controls passes it on to its first control. */
  function onFocusCapture({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    const column = target.closest("[col-id]")?.getAttribute("col-id") ?? undefined;
    const controls = target.matches(".ag-cell") ? rowControls(target) : [];
    // Not the column of controls: going back from the first of them leads to a cell that holds none.
    const kept = column === ACTIONS_COLUMN ? last.current.column : column;
    const row = target.closest("[row-index]")?.getAttribute("row-index");
    if (row !== null && row !== undefined) last.current = { rowIndex: Number(row), column: kept };
    controls[0]?.focus();
  }

  return { onKeyDownCapture, onFocusCapture };
}
