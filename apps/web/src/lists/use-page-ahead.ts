import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PathValues } from "#api/call.ts";
import { afterPaint } from "#navigation/after-paint.ts";
import type { List, ListRow } from "./define-list.ts";
import type { ListState } from "./list-state.ts";
import type { TablePage } from "./table-request.ts";
import type { ChangeList } from "./use-list-state.ts";
import { pageQuery } from "./use-table.ts";

interface Ahead<Row> {
  /** What the address said when the page was turned. */
  readonly from: ListState;
  readonly page: number;
  /** The page, or the one before it where it has to be waited for; undefined where that is the address's own. */
  readonly rows: TablePage<Row> | undefined;
  readonly waits: boolean;
}

/** What else the admin may do before the address names the page: it then stands behind that page, not behind the one before. */
const acts = ["pointerdown", "keydown", "click"] as const;

/**
 * Turns pages: the rows of a page that was fetched ahead stand there first, and the address follows when they are painted.
 * The address is what the whole screen is drawn from, so the rows would else wait for all of it. Gives the page that the
 * table and the pager show meanwhile.
 */
export function usePageAhead<Row extends ListRow>(
  list: List<Row>,
  state: ListState,
  params: PathValues,
  change: ChangeList,
) {
  const client = useQueryClient();
  const [ahead, setAhead] = useState<Ahead<Row>>();
  const drop = useRef<() => void>(() => undefined);
  const followed = useRef<ListState>(undefined);
  useEffect(() => () => drop.current(), []);

  const followLater = (go: () => void): void => {
    const address = location.href;
    const listening = new AbortController();
    const follow = (): void => {
      drop.current();
      // "Back" was pressed meanwhile, or the session has ended: whoever changed the address last is right.
      if (location.href !== address) {
        setAhead(undefined);
        return;
      }
      followed.current = state;
      go();
    };
    const takeBack = afterPaint(follow);
    drop.current = () => {
      listening.abort();
      takeBack();
    };
    for (const act of acts) window.addEventListener(act, follow, { capture: true, signal: listening.signal });
  };

  const turn = (page: number): void => {
    const known = client.getQueryData<TablePage<Row>>(pageQuery(list, { ...state, page }, params).queryKey);
    const before = ahead?.from === state ? ahead.rows : undefined;
    setAhead({ from: state, page, rows: known ?? before, waits: known === undefined });
    // Where the screen is still being drawn for the page before, this one is its next: in between, that would show again.
    const isOnTheWay = followed.current === state;
    if (known === undefined || isOnTheWay) change({ page });
    else followLater(() => change({ page }));
  };

  const isAhead = ahead !== undefined && ahead.from === state && ahead.page !== state.page;
  return { turn, ahead: isAhead ? ahead : undefined };
}
