import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { sessionStore } from "#api/session-store.ts";
import { keepPage } from "#first-paint/kept-rows.ts";
import { whenIdle } from "#navigation/when-idle.ts";
import type { List, ListRow } from "./define-list.ts";
import type { TablePage } from "./table-request.ts";

/** Keeps the page on the screen for the next visit to this address, once the browser has time for it. */
export function useLastPage<Row extends ListRow>(list: List<Row>, page: TablePage<Row> | undefined): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // What the document does not show again (first-paint/known-list.ts) is not left on the disk either.
    if (page === undefined || list.definition.above !== undefined) return;
    return whenIdle(() => {
      const session = sessionStore.get();
      if (session.kind !== "signed-in") return;
      const names = list.columns.map(({ name }) => name);
      const rows = page.rows.map((row) =>
        Object.fromEntries(names.map((name) => [name, Reflect.get(row, name)])),
      );
      keepPage({
        admin: session.admin.id,
        at: pathname + search,
        since: Date.now(),
        rows,
        filtered: page.filtered,
      });
    });
  }, [list, page, pathname, search]);
}
