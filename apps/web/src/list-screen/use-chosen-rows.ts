import { useMemo, useState } from "react";
import type { ListRow } from "#lists/define-list.ts";

/** The chosen rows of a list, with the rows of pages that were left. */
export interface ChosenRows<Row extends ListRow> {
  readonly rows: readonly Row[];
  readonly ids: ReadonlySet<number>;
  readonly choose: (ids: ReadonlySet<number>) => void;
  readonly clear: () => void;
  /** Takes rows out of the choice. */
  readonly drop: (rows: readonly Row[]) => void;
  /** Takes the rows as they are now in place of those that were kept. */
  readonly renew: (rows: readonly Row[]) => void;
}

/** Keeps which rows are chosen over pages. A row of the page on screen is always the one that is shown. */
export function useChosenRows<Row extends ListRow>(page: readonly Row[]): ChosenRows<Row> {
  const [kept, setKept] = useState<ReadonlyMap<number, Row>>(new Map());
  const rowOf = (id: number): Row | undefined => page.find((row) => row.id === id) ?? kept.get(id);
  const ids = useMemo(() => new Set(kept.keys()), [kept]);
  const rows = [...kept.keys()].flatMap((id) => rowOf(id) ?? []);
  return {
    rows,
    ids,
    choose: (ids) =>
      setKept(
        new Map(
          [...ids].flatMap((id) => {
            const row = rowOf(id);
            return row === undefined ? [] : [[id, row] as const];
          }),
        ),
      ),
    clear: () => setKept(new Map()),
    drop: (dropped) =>
      setKept((before) => new Map([...before].filter(([id]) => !dropped.some((row) => row.id === id)))),
    renew: (rows) =>
      setKept(
        (before) => new Map([...before].map(([id, row]) => [id, rows.find((each) => each.id === id) ?? row])),
      ),
  };
}
