import { type FocusEvent, type KeyboardEvent, useState } from "react";

export interface Place {
  readonly row: number;
  readonly column: number;
}

const steps: Readonly<Record<string, (at: Place, last: Place) => Place>> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
};

const within = (value: number, last: number): number => Math.max(0, Math.min(value, last));

/** Arrows, Home and End; the tab stop is the last focused mark. */
export function useMarkKeys(rows: number, columns: number) {
  const [reached, setReached] = useState<Place | undefined>(undefined);
  const last = { row: Math.max(0, rows - 1), column: Math.max(0, columns - 1) };
  const stop = {
    row: within(reached?.row ?? 0, last.row),
    column: within(reached?.column ?? last.column, last.column),
  };
  return {
    stop,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const place = placeOf(target);
      if (place !== undefined) setReached(place);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const at = event.target instanceof HTMLElement ? placeOf(event.target) : undefined;
      const step = steps[event.key];
      if (at === undefined || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      // Prevents scrolling.
      event.preventDefault();
      const to = step(at, last);
      const name = `${within(to.row, last.row)} ${within(to.column, last.column)}`;
      event.currentTarget.querySelector<HTMLElement>(`[data-mark="${name}"]`)?.focus();
    },
  };
}

function placeOf({ dataset }: HTMLElement): Place | undefined {
  const [row, column] = (dataset.mark ?? "").split(" ").map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}
