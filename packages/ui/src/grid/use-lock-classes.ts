import { type RefObject, useEffect } from "react";
import type { RowLock } from "../lists/row-lock.tsx";
import type { RowWithId } from "./column.ts";

export const LOCKED_ROW = "ui-grid__row--locked";

/**
 * Marks the rows that another admin holds, live. By hand, because AG Grid would redraw the row for it, and whoever
 * stands on one of its buttons would lose the focus. Rows drawn later get the class from `rowClassRules`.
 */
export function useLockClasses<Row extends RowWithId>(
  grid: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowLock: ((row: Row) => RowLock | undefined) | undefined,
): void {
  useEffect(() => {
    for (const row of rows) {
      const locked = rowLock?.(row) !== undefined;
      const parts = grid.current?.querySelectorAll(`[row-id="${CSS.escape(String(row.id))}"]`) ?? [];
      for (const part of parts) part.classList.toggle(LOCKED_ROW, locked);
    }
  }, [grid, rows, rowLock]);
}
