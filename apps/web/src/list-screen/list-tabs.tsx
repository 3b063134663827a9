import type { TabFilters } from "@palier/contract";
import { Tabs } from "@palier/ui";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { call } from "#api/call.ts";
import { entityKey } from "#api/refresh.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { type ListState, writeListState } from "#lists/list-state.ts";
import { listTexts as texts } from "#lists/lists.texts.ts";
import type { CountedRows, ListTabs } from "#lists/tab-definition.ts";
import { useAtRest } from "#navigation/when-idle.ts";
import { withoutView } from "#views/view-address.ts";
import { type ViewedList, viewTabs } from "#views/viewed-list.ts";
import { standsUnder } from "./late-rows.tsx";

const tabFilters = ({ counts }: ListTabs, name: string): TabFilters | undefined =>
  counts.metadata.counted?.tabs[name];

/** « Toutes », which the menu opens: in sight with the first queue beside it, on a phone too. */
function wholeFirst(tabs: ListTabs): readonly (readonly [string, string])[] {
  const named = Object.entries(tabs.labels);
  const isWhole = ([name]: readonly [string, string]): boolean =>
    Object.keys(tabFilters(tabs, name) ?? {}).length === 0;
  return [...named.filter(isWhole), ...named.filter((tab) => !isWhole(tab))];
}

/** When the page is idle, and after changes. */
function useCountedRows({ definition }: List<ListRow>): UseQueryResult<CountedRows> | undefined {
  const { tabs, table } = definition;
  const atRest = useAtRest();
  const asked = tabs === undefined ? [] : [tabs.counts];
  const [answer] = useQueries({
    queries: asked.map((route) => ({
      queryKey: [...entityKey(table.metadata.entity), "counts", route.path],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(route, { signal }),
      enabled: atRest,
      // The list reports an unreachable server; a tab without count still works.
      retry: false,
    })),
  });
  return answer;
}

interface ShownTabs {
  readonly bar: ReactNode;
  /** Undefined until the server's time is known. */
  readonly isLate: ((row: object) => boolean) | undefined;
}

export function useListTabs(
  list: List<ListRow>,
  state: TabsOfListProps["state"],
  viewed: ViewedList | undefined,
): ShownTabs {
  const { tabs, table } = list.definition;
  const answer = useCountedRows(list);
  const counts = answer?.isError === true ? undefined : answer?.data?.counts;
  const at = answer?.data?.at;
  const isLate = useMemo(() => {
    const filters = tabs?.late === undefined ? undefined : tabFilters(tabs, "late");
    if (filters === undefined || at === undefined) return undefined;
    const now = Date.parse(at);
    return (row: object) => standsUnder(row, filters, table.metadata.filters, now);
  }, [tabs, table, at]);
  const hasViews = viewed !== undefined && viewed.view.views.length > 0;
  const bar = useMemo(
    () =>
      tabs === undefined && !hasViews ? null : (
        <TabsOfList list={list} state={state} counts={counts} viewed={viewed} />
      ),
    [list, tabs, hasViews, state, counts, viewed],
  );
  return { bar, isLate };
}

interface TabsOfListProps {
  readonly list: List<ListRow>;
  readonly state: Pick<ListState, "search" | "filters" | "order">;
  /** Undefined also after a failure. */
  readonly counts: CountedRows["counts"] | undefined;
  readonly viewed: ViewedList | undefined;
}

/** The current tab has exactly the URL's filters; a view stays current whatever changed since. */
function TabsOfList({ list, state, counts, viewed }: TabsOfListProps) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  // A view's order does not carry over.
  const order = viewed?.view.shown === undefined ? state.order : list.vocabulary.order;
  const href = (filters: ListState["filters"], search: string): string => {
    const written = writeListState(
      { page: 0, search, order, filters },
      list.vocabulary,
      withoutView(params, viewed?.view.opens === true),
    ).toString();
    return written === "" ? pathname : `${pathname}?${written}`;
  };
  const { tabs } = list.definition;
  const own =
    tabs === undefined
      ? [{ label: texts.wholeList, href: href({}, "") }]
      : wholeFirst(tabs).map(([name, label]) => ({
          label,
          href: href(tabFilters(tabs, name) ?? {}, ""),
          count: counts?.[name] ?? null,
        }));
  const views = viewed === undefined ? [] : viewTabs(viewed, pathname);
  const current = views.find(({ isShown }) => isShown);
  return (
    <Tabs
      label={texts.tabs(list.definition.texts.title)}
      current={current?.href ?? href(state.filters, state.search)}
      tabs={[...own, ...views]}
    />
  );
}
