import { Pager } from "@palier/ui";
import { type ReactNode, useMemo, useState } from "react";
import type { RecordAction } from "#actions/action.ts";
import { useActions } from "#actions/use-actions.tsx";
import type { Nothing, PathValues } from "#api/call.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { useShownDensity } from "#lists/density.ts";
import { withReadableFilters } from "#lists/readable-filters.ts";
import { useListState } from "#lists/use-list-state.ts";
import { useShownColumns } from "#lists/use-shown-columns.ts";
import { useTable } from "#lists/use-table.ts";
import type { ListView } from "#views/use-list-view.ts";
import { useViewed } from "#views/use-viewed.ts";
import { ViewNotice } from "#views/view-notice.tsx";
import { ViewsMenu } from "#views/views-menu.tsx";
import { LateRows } from "./late-rows.tsx";
import { ListBody } from "./list-body.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ListStatus } from "./list-status.tsx";
import { useListTabs } from "./list-tabs.tsx";
import { ListTools } from "./list-tools.tsx";
import { RefusedFilters } from "./refused-filters.tsx";

/** What a list gives its screen's head. */
export interface ListHead {
  /** How many rows the filters leave; undefined while nobody knows. */
  readonly count: number | undefined;
  /** Its most used filters, with counts. */
  readonly tabs: ReactNode;
  /** Columns menu and export. */
  readonly tools: ReactNode;
}

/** What the path of the list's route takes: a building's services. Needed exactly when the path has parameters. */
type PathOf<P> = Nothing extends P ? { readonly params?: P } : { readonly params: P };

interface PanelProps<Row extends ListRow, P> {
  readonly list: List<Row, P>;
  /** A screen's head, which then takes the list's own buttons; without it they stand in the filter bar. */
  readonly header?: (head: ListHead) => ReactNode;
  /** What can be done with a row here, in place of the list's own actions. */
  readonly actions?: readonly RecordAction<Row>[];
  /** Filters that the page gives: a neighbourhood's buildings. They show no control and cannot be taken off. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Its named views, on the screen of its own (A10). */
  readonly view?: ListView | undefined;
  /** A button beside the list's own ones: « Ajouter des immeubles ». */
  readonly extra?: ReactNode;
}

type ListPanelProps<Row extends ListRow, P> = PanelProps<Row, P> & PathOf<P>;

interface LoosePanelProps<Row extends ListRow> extends PanelProps<Row, PathValues> {
  readonly params?: PathValues;
}

const noParams = {};
const noFixed = {};

/** Filters, table and pager of a list: the inside of a list screen, or of a record's tab. */
export function ListPanel<Row extends ListRow, P>(props: ListPanelProps<Row, P>): ReactNode;
export function ListPanel<Row extends ListRow>(props: LoosePanelProps<Row>): ReactNode {
  const { list, params = noParams, fixed = noFixed } = props;
  // Another list, or the same one of another record, shares neither rows nor columns with this one.
  const key = `${list.definition.name} ${list.definition.table.path} ${JSON.stringify([params, fixed])}`;
  return <OneList key={key} {...props} />;
}

function OneList<Row extends ListRow>(props: LoosePanelProps<Row>) {
  const { list, header } = props;
  const { definition } = list;
  const params = useFirst(props.params ?? noParams);
  const fixed = useFirst(props.fixed ?? noFixed);
  const [stated, change] = useListState(list.vocabulary);
  const read = useMemo(() => withReadableFilters(list.filters, stated), [list, stated]);
  const { search, order, filters, page: number } = read.state;
  // On every page the same object, so that a turned page draws rows and pager, and neither filters nor tools.
  const first = useMemo(
    () => ({ page: 0, search, order, filters: { ...filters, ...fixed } }),
    [search, order, filters, fixed],
  );
  const state = useMemo(() => ({ ...first, page: number }), [first, number]);
  const table = useTable(list, state, params, change);
  const { page } = table;
  const columns = useShownColumns(definition.name, list.columns, props.view?.shown);
  const density = useShownDensity(props.view?.shown);
  const viewed = useViewed(list, props.view, { state: first, columns, density });
  const engine = definition.engine ?? (header === undefined ? "light" : "grid");
  const current = ({ id }: Row): Row | undefined => page?.rows.find((row) => row.id === id);
  const runner = useActions<Row>({ nameOf: definition.rowName, current });
  const count = page?.filtered ?? 0;
  const tools = useMemo(
    () => (
      <>
        {viewed === undefined ? null : <ViewsMenu viewed={viewed} />}
        <ListTools
          list={list}
          columns={columns}
          density={density}
          state={first}
          params={params}
          count={count}
          adjustable={engine === "grid"}
        />
      </>
    ),
    [list, columns, density, viewed, first, params, count, engine],
  );
  const { bar, isLate } = useListTabs(list, first, viewed);
  const offered = useMemo(() => list.filters.filter(({ name }) => !(name in fixed)), [list, fixed]);
  return (
    <>
      {header?.({ count: page?.filtered, tabs: bar, tools })}
      <ListFilters
        filters={offered}
        params={params}
        search={search}
        values={filters}
        change={change}
        list={list}
        actions={
          header === undefined ? (
            <>
              {tools}
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
          run={runner.run}
        />
      </LateRows>
      <ListStatus list={list} page={page} />
      {page === undefined ? null : (
        <Pager
          page={state.page + 1}
          shownPage={page.asked.page + 1}
          filteredCount={page.filtered}
          about={header === undefined ? definition.texts.title : undefined}
          onPageChange={(next) => change({ page: next - 1 })}
          onPageIntent={(next) => table.prefetch(next - 1)}
        />
      )}
      {runner.dialog}
    </>
  );
}

/** The value of the first render: a panel is keyed by what it holds, and a new object would fetch ahead again. */
function useFirst<T>(value: T): T {
  return useState(value)[0];
}
