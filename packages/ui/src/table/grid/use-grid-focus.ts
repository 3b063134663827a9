import type { ColDef, GridApi } from "ag-grid-community";
import { type FocusEvent, useRef } from "react";
import { rowControls, type TabStops } from "../keyboard.ts";
import { holdsControls } from "./column-defs.ts";

interface GridFocusInput<Line> {
  api: GridApi<Line> | undefined;
  columns: readonly ColDef<Line>[];
  lineCount: number;
}

/** The grid's own two tab stops: its first header, and the last focused cell. */
export function useGridFocus<Line>({ api, columns, lineCount }: GridFocusInput<Line>) {
  const last = useRef({ rowIndex: 0, column: "" });
  const ids = columns.map(({ colId }) => colId ?? "");
  const data = ids.filter((id) => !holdsControls(id));

  const stops: TabStops = {
    focusBody: () => {
      const { rowIndex, column } = last.current;
      if (lineCount === 0) return false;
      const target = data.includes(column) ? column : (data[0] ?? "");
      api?.setFocusedCell(Math.min(rowIndex, lineCount - 1), target);
      return true;
    },
    focusHeader: () => {
      api?.setFocusedHeader(ids[0] ?? "");
      return true;
    },
  };

  /** A cell of controls passes focus to its first control. */
  function onFocusCapture({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    const column = target.closest("[col-id]")?.getAttribute("col-id") ?? "";
    const row = target.closest("[row-index]")?.getAttribute("row-index") ?? undefined;
    // Shift+Tab from the first control leads to a cell without any.
    const kept = holdsControls(column) ? last.current.column : column;
    if (row !== undefined) last.current = { rowIndex: Number(row), column: kept };
    if (target.matches(".ag-cell")) rowControls(target)[0]?.focus();
    if (target.matches(".ag-header-cell")) target.querySelector<HTMLElement>(".ui-choice-box")?.focus();
  }

  return { stops, onFocusCapture };
}
