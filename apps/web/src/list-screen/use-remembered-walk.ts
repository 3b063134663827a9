import { pageLength } from "@palier/contract";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { PathValues } from "#api/call.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { fetchRows, type ListPage } from "#lists/table-request.ts";
import { rememberWalk, type WalkWindow } from "#lists/walk.ts";

interface ShownList<Row extends ListRow> {
  readonly list: List<Row>;
  readonly params: PathValues;
  readonly page: ListPage<Row>;
}

/** So that a record's page can lead to the next (A20). */
export function useRememberedWalk<Row extends ListRow>(
  { list, params, page }: ShownList<Row>,
  placeOf: ((row: Row) => string | undefined) | undefined,
): void {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  useEffect(() => {
    if (placeOf === undefined) return;
    const { name, table, texts } = list.definition;
    const windowOf = (rows: readonly Row[], filtered: number): WalkWindow => ({
      filtered,
      steps: rows.flatMap((row) => {
        const place = placeOf(row);
        return place === undefined ? [] : [{ place, id: String(row.id), row }];
      }),
    });
    rememberWalk({
      key: JSON.stringify([name, table.path, params]),
      title: texts.title,
      place: here,
      start: page.asked.page * pageLength,
      shown: windowOf(page.rows, page.filtered),
      read: async (from) => {
        const { rows, filtered } = await fetchRows(list, page.asked, params, from);
        return windowOf(rows, filtered);
      },
    });
  }, [list, params, page, placeOf, here]);
}
