import { Banner, Button, Pager, RareActions } from "@palier/ui";
import { type ComponentProps, type ReactNode, useMemo, useState } from "react";
import type { RecordAction } from "#actions/action.ts";
import type { Nothing, PathValues } from "#api/call.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { useShownDensity } from "#lists/density.ts";
import type { ListState } from "#lists/list-state.ts";
import { listTexts as texts } from "#lists/lists.texts.ts";
import { type ReadState, withReadableFilters } from "#lists/readable-filters.ts";
import { type ChangeList, useListState } from "#lists/use-list-state.ts";
import { useShownColumns } from "#lists/use-shown-columns.ts";
import { type ShownTable, useTable } from "#lists/use-table.ts";
import type { ListView } from "#views/use-list-view.ts";
import { useViewed } from "#views/use-viewed.ts";
import { ViewNotice } from "#views/view-notice.tsx";
import { LateRows } from "./late-rows.tsx";
import { ListBody } from "./list-body.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ListStatus } from "./list-status.tsx";
import { useListTabs } from "./list-tabs.tsx";
import { ListTools } from "./list-tools.tsx";

export interface ListHead {
  /** After filters. */
  readonly count: number | undefined;
  readonly tabs: ReactNode;
  readonly tools: ReactNode;
}

/** Required exactly if the path has parameters. */
type PathOf<P> = Nothing extends P ? { readonly params?: P } : { readonly params: P };

interface PanelProps<Row extends ListRow, P> {
  readonly list: List<Row, P>;
  /** Receives the list's buttons; without it they are in the filter bar. */
  readonly header?: (head: ListHead) => ReactNode;
  readonly actions?: readonly RecordAction<Row>[];
  /** By the page (a neighborhood's buildings); without control or chip. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** On the list's own screen (A10). */
  readonly view?: ListView | undefined;
  readonly extra?: ReactNode;
}

type ListPanelProps<Row extends ListRow, P> = PanelProps<Row, P> & PathOf<P>;

interface LoosePanelProps<Row extends ListRow> extends PanelProps<Row, PathValues> {
  readonly params?: PathValues;
}

const noParams = {};
const noFixed = {};
const nothing: ReadonlySet<string> = new Set();

export function ListPanel<Row extends ListRow, P>(props: ListPanelProps<Row, P>): ReactNode;
export function ListPanel<Row extends ListRow>(props: LoosePanelProps<Row>): ReactNode {
  const { list, params = noParams, fixed = noFixed } = props;
  // Lists, or records' lists, share no state.
  const key = `${list.definition.name} ${list.definition.table.path} ${JSON.stringify([params, fixed])}`;
  return <OneList key={key} {...props} />;
}

function OneList<Row extends ListRow>(props: LoosePanelProps<Row>) {
  const { list, header } = props;
  const { definition } = list;
  const params = useFirst(props.params ?? noParams);
  const { read, first, state, change, offered } = useAsked(list, props.fixed);
  const table = useTable(list, state, params, change);
  const shown = useShown(list, props.view, first);
  const { columns, viewed } = shown;
  const engine = definition.engine ?? (header === undefined ? "light" : "grid");
  const [noRoom, setNoRoom] = useState<ReadonlySet<string>>(nothing);
  const tools = useTools(shown, {
    noRoom,
    list,
    state: first,
    params,
    count: table.page?.filtered ?? 0,
    adjustable: engine === "grid",
  });
  const { bar, isLate } = useListTabs(list, first, viewed);
  const about = header === undefined ? definition.texts.title : undefined;
  return (
    <>
      {header?.({ count: table.page?.filtered, tabs: bar, tools })}
      <ListFilters
        filters={offered}
        params={params}
        search={read.state.search}
        values={read.state.filters}
        change={change}
        list={list}
        actions={
          header === undefined ? (
            <>
              <RareActions>{tools}</RareActions>
              {props.extra}
            </>
          ) : null
        }
      />
      <RefusedFilters {...read} change={change} />
      {viewed === undefined ? null : <ViewNotice viewed={viewed} />}
      {definition.above?.(state)}
      <LateRows value={isLate}>
        <ListBody<Row>
          list={list}
          table={table}
          columns={columns}
          engine={engine}
          state={state}
          params={params}
          change={change}
          actions={props.actions ?? definition.actions}
          onNoRoom={(fields) => setNoRoom((before) => (isSame(before, fields) ? before : fields))}
        />
      </LateRows>
      <ListStatus list={list} page={table.page} />
      <ListPager table={table} page={state.page} about={about} change={change} />
    </>
  );
}

/** As far as the URL's filters can be parsed. */
function useAsked(list: List<ListRow>, given: Readonly<Record<string, string>> = noFixed) {
  const fixed = useFirst(given);
  const [stated, change] = useListState(list.vocabulary);
  const read = useMemo(() => withReadableFilters(list.filters, stated), [list, stated]);
  const { search, order, filters, page } = read.state;
  // Paging rerenders only rows and pager.
  const first = useMemo(
    () => ({ page: 0, search, order, filters: { ...filters, ...fixed } }),
    [search, order, filters, fixed],
  );
  const state = useMemo(() => ({ ...first, page }), [first, page]);
  const offered = useMemo(() => list.filters.filter(({ name }) => !(name in fixed)), [list, fixed]);
  return { read, first, state, change, offered };
}

function useShown(list: List<ListRow>, view: ListView | undefined, state: ListState) {
  const columns = useShownColumns(list.definition.name, list.columns, view?.shown);
  const density = useShownDensity(view?.shown);
  const viewed = useViewed(list, view, { state, columns, density });
  return { columns, density, viewed };
}

type ToolsProps = ComponentProps<typeof ListTools>;
type Shown = ReturnType<typeof useShown>;

/** Paging does not rerender the header. */
function useTools(
  { columns, density, viewed }: Shown,
  { noRoom, list, state, params, count, adjustable }: Omit<ToolsProps, keyof Shown>,
): ReactNode {
  return useMemo(
    () => <ListTools {...{ columns, density, viewed, noRoom, list, state, params, count, adjustable }} />,
    [columns, density, viewed, noRoom, list, state, params, count, adjustable],
  );
}

interface ListPagerProps {
  readonly table: ShownTable<ListRow>;
  /** From 0. */
  readonly page: number;
  readonly about: string | undefined;
  readonly change: ChangeList;
}

function ListPager({ table, page, about, change }: ListPagerProps) {
  if (table.page === undefined) return null;
  const { asked, filtered } = table.page;
  return (
    <Pager
      page={page + 1}
      shownPage={asked.page + 1}
      filteredCount={filtered}
      about={about}
      onPageChange={(next) => change({ page: next - 1 })}
      onPageIntent={(next) => table.prefetch(next - 1)}
    />
  );
}

const isSame = (before: ReadonlySet<string>, after: ReadonlySet<string>): boolean =>
  before.size === after.size && [...before].every((each) => after.has(each));

/** The panel is keyed by content; a new object would prefetch again. */
function useFirst<T>(value: T): T {
  return useState(value)[0];
}

interface RefusedFiltersProps extends ReadState {
  readonly change: ChangeList;
}

/** Unreadable filters show more rows than intended. */
function RefusedFilters({ state, refused, change }: RefusedFiltersProps) {
  if (refused.length === 0) return null;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={texts.refused.title}
      actions={
        <Button onClick={() => change({ filters: state.filters }, "replace")}>{texts.refused.remove}</Button>
      }
    >
      {texts.refused.detail(refused.join(", "))}
    </Banner>
  );
}
