import { useMemo } from "react";
import type { List, ListRow } from "#lists/define-list.ts";
import type { ShownDensity } from "#lists/density.ts";
import type { ListState } from "#lists/list-state.ts";
import type { ShownColumns } from "#lists/use-shown-columns.ts";
import { useBase } from "./use-base.ts";
import type { ListView } from "./use-list-view.ts";
import { changedParts } from "./view-values.ts";
import type { ViewedList } from "./viewed-list.ts";

interface OnScreen {
  readonly state: Pick<ListState, "search" | "order" | "filters">;
  readonly columns: ShownColumns;
  readonly density: ShownDensity;
}

/** The list, and what differs from its view; undefined for a list without views. */
export function useViewed(
  list: List<ListRow>,
  view: ListView | undefined,
  { state, columns, density }: OnScreen,
): ViewedList | undefined {
  const now = useMemo(
    () => ({ state, layout: columns.layout, density: density.density }),
    [state, columns, density],
  );
  const edited = useBase(now, view?.shown, list);
  return useMemo(() => {
    if (view === undefined) return undefined;
    const changed = view.shown === undefined ? [] : changedParts(now, view.shown, list);
    return { list, view, now, changed, edited, columns, density };
  }, [list, view, now, edited, columns, density]);
}
