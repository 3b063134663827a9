import { useMemo, useState } from "react";
import type { ListRow } from "#lists/define-list.ts";
import type { ListPage } from "#lists/table-request.ts";

/** The chosen rows of a list, with the rows of pages that were left. */
export interface ChosenRows<Row extends ListRow> {
  readonly rows: readonly Row[];
  readonly ids: ReadonlySet<number>;
  /** How many of them were chosen under another search or other filters, and are not on the screen. */
  readonly elsewhere: number;
  readonly choose: (ids: ReadonlySet<number>) => void;
  readonly clear: () => void;
  /** Takes rows out of the choice. */
  readonly drop: (rows: readonly Row[]) => void;
  /** Takes the rows as they are now in place of those that were kept. */
  readonly renew: (rows: readonly Row[]) => void;
}

interface KeptRow<Row> {
  readonly row: Row;
  /** The search and the filters that it was seen under last. */
  readonly under: string;
}

/** Keeps which rows are chosen over pages. A row of the page on screen is always the one that is shown. */
export function useChosenRows<Row extends ListRow>(page: ListPage<Row> | undefined): ChosenRows<Row> {
  const [kept, setKept] = useState<ReadonlyMap<number, KeptRow<Row>>>(new Map());
  const under = JSON.stringify([page?.asked.search, page?.asked.filters]);
  const nowOf = (id: number): KeptRow<Row> | undefined => {
    const shown = page?.rows.find((row) => row.id === id);
    return shown === undefined ? kept.get(id) : { row: shown, under };
  };
  const ids = useMemo(() => new Set(kept.keys()), [kept]);
  const chosen = [...ids].flatMap((id) => nowOf(id) ?? []);
  return {
    rows: chosen.map(({ row }) => row),
    ids,
    elsewhere: chosen.filter((each) => each.under !== under).length,
    choose: (ids) =>
      setKept(
        new Map(
          [...ids].flatMap((id) => {
            const now = nowOf(id);
            return now === undefined ? [] : [[id, now] as const];
          }),
        ),
      ),
    clear: () => setKept(new Map()),
    drop: (dropped) =>
      setKept((before) => new Map([...before].filter(([id]) => !dropped.some((row) => row.id === id)))),
    renew: (rows) =>
      setKept(
        (before) =>
          new Map(
            [...before].map(([id, each]) => [
              id,
              { ...each, row: rows.find((row) => row.id === id) ?? each.row },
            ]),
          ),
      ),
  };
}
