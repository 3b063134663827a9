import { useMemo, useState } from "react";
import type { RowWithId } from "../column.ts";
import type { RowLock } from "../row-lock.tsx";
import { type GridLine, gridLines, keptLines } from "./line.ts";

const nothing: ReadonlySet<string> = new Set();

/**
 * The grid's lines. A line keeps its identity until its row or its lock changes, so that nothing else is refreshed.
 * `pageStart`: the number of the page's first row; other lines of another page take the places of those before, where they may
 * (`keepsPlaces`).
 */
export function useGridLines<Row extends RowWithId>(
  rows: readonly Row[],
  unfolded: ReadonlySet<string>,
  narrow: boolean,
  rowLock: ((row: Row) => RowLock | undefined) | undefined,
  pageStart = 0,
  keepsPlaces = true,
): GridLine<Row>[] {
  const next = useMemo(
    () => gridLines(rows, narrow ? unfolded : nothing, (row) => rowLock?.(row) !== undefined),
    [rows, unfolded, narrow, rowLock],
  );
  const [shown, setShown] = useState({ from: next, lines: next, pageStart });
  if (shown.from === next) return shown.lines;
  const lines = keptLines(shown.lines, next, keepsPlaces && shown.pageStart !== pageStart);
  setShown({ from: next, lines, pageStart });
  return lines;
}
