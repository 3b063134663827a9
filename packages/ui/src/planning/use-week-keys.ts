import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";

/** From 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** One tab stop, moved with focus by arrows; page up and page down change the week. */
export function useWeekKeys(rows: number, onWeek: (weeks: -1 | 1) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const current = { row: Math.min(active.row, rows - 1), column: active.column };

  const turned = useRef(false);
  // The new week may not have the focused hour.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!turned.current || grid.current?.contains(focused) === true) return;
    turned.current = false;
    if (focused === document.body)
      grid.current?.querySelector<HTMLElement>("[data-cell][tabindex='0']")?.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      turned.current = true;
      onWeek(event.key === "PageUp" ? -1 : 1);
      return;
    }
    const next = step(event, current, rows);
    turned.current = false;
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };
  return { grid, current, onActive: setActive, onKeyDown };
}

function step(
  { key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">,
  { row, column }: Place,
  rows: number,
): Place | undefined {
  switch (key) {
    case "ArrowUp":
      return { row: Math.max(0, row - 1), column };
    case "ArrowDown":
      return { row: Math.min(rows - 1, row + 1), column };
    case "ArrowLeft":
      return { row, column: Math.max(0, column - 1) };
    case "ArrowRight":
      return { row, column: Math.min(6, column + 1) };
    case "Home":
      return { row: ctrlKey ? 0 : row, column: 0 };
    case "End":
      return { row: ctrlKey ? rows - 1 : row, column: 6 };
    default:
      return undefined;
  }
}
