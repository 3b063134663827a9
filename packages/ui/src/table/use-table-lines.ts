import { useMemo, useState } from "react";
import type { RowWithId } from "./column.ts";
import { keptLines, type LinesOf, type TableLine, tableLines } from "./line.ts";

interface Shown<Row extends RowWithId> {
  readonly by: object;
  readonly from: readonly TableLine<Row>[];
  readonly lines: readonly TableLine<Row>[];
}

/** A line keeps its identity until it changes. */
export function useTableLines<Row extends RowWithId>(
  { rows, columns, cells, rowName, actions, rowLock, selection }: LinesOf<Row>,
  unfolded: ReadonlySet<string>,
): readonly TableLine<Row>[] {
  const by = useMemo(() => ({ columns, cells, actions }), [columns, cells, actions]);
  const from = useMemo(
    () => tableLines({ ...by, rows, rowName, rowLock, selection }, unfolded),
    [by, rows, rowName, rowLock, selection, unfolded],
  );
  const [shown, setShown] = useState<Shown<Row>>({ by, from, lines: from });
  if (shown.from === from) return shown.lines;
  const lines = shown.by === by ? keptLines(shown.lines, from) : from;
  setShown({ by, from, lines });
  return lines;
}
