import { useEffect, useMemo, useState } from "react";
import type { ListRow } from "#lists/define-list.ts";
import type { ListPage } from "#lists/table-request.ts";

/** Across pages. */
export interface ChosenRows<Row extends ListRow> {
  readonly rows: readonly Row[];
  readonly ids: ReadonlySet<number>;
  /** Under another search or filters, not on the screen. */
  readonly elsewhere: number;
  readonly choose: (ids: ReadonlySet<number>) => void;
  /** Rows of the shown page's search and filters. */
  readonly add: (rows: readonly Row[]) => void;
  readonly clear: () => void;
  readonly drop: (rows: readonly Row[]) => void;
  readonly renew: (rows: readonly Row[]) => void;
}

interface KeptRow<Row> {
  readonly row: Row;
  /** Search and filters it was last shown under. */
  readonly under: string;
}

/** Rows of the shown page are always current. */
export function useChosenRows<Row extends ListRow>(page: ListPage<Row> | undefined): ChosenRows<Row> {
  const [kept, setKept] = useState<ReadonlyMap<number, KeptRow<Row>>>(new Map());
  const under = JSON.stringify([page?.asked.search, page?.asked.filters]);
  const nowOf = (id: number): KeptRow<Row> | undefined => {
    const shown = page?.rows.find((row) => row.id === id);
    return shown === undefined ? kept.get(id) : { row: shown, under };
  };
  useEffect(() => {
    const isSeenAnew = ({ row, under: before }: KeptRow<Row>): boolean =>
      before !== under && page?.rows.some(({ id }) => id === row.id) === true;
    setKept((before) =>
      [...before.values()].some(isSeenAnew)
        ? new Map([...before].map(([id, each]) => [id, isSeenAnew(each) ? { ...each, under } : each]))
        : before,
    );
  }, [page, under]);
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
    add: (rows) =>
      setKept((before) => new Map([...before, ...rows.map((row) => [row.id, { row, under }] as const)])),
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
