import { Pager } from "@palier/ui";
import type { ReactNode } from "react";
import type { RecordAction } from "#actions/action.ts";
import { useActions } from "#actions/use-actions.tsx";
import type { List, ListRow } from "./define-list.ts";
import { ListBody } from "./list-body.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ListTools } from "./list-tools.tsx";
import { useListState } from "./use-list-state.ts";
import { useShownColumns } from "./use-shown-columns.ts";
import { useTable } from "./use-table.ts";

/** What a list gives its screen's head. */
export interface ListHead {
  /** How many rows the filters leave; undefined while nobody knows. */
  readonly count: number | undefined;
  /** Columns menu and export. */
  readonly tools: ReactNode;
}

interface ListPanelProps<Row extends ListRow> {
  readonly list: List<Row>;
  /** Fill the route's path: a building's services. */
  readonly params?: Readonly<Record<string, number>>;
  /** A screen's head, which then takes the list's own buttons; without it they stand in the filter bar. */
  readonly header?: (head: ListHead) => ReactNode;
  /** What can be done with a row here, in place of the list's own actions. */
  readonly actions?: readonly RecordAction<Row>[];
}

const noParams = {};

/** Filters, table and pager of a list: the inside of a list screen, or of a record's tab. */
export function ListPanel<Row extends ListRow>(props: ListPanelProps<Row>) {
  const { list, params = noParams, header } = props;
  const { definition } = list;
  const [state, change] = useListState(list.vocabulary);
  const { query, prefetch } = useTable(list, state, params);
  const columns = useShownColumns(definition.name, list.columns);
  const runner = useActions<Row>({ nameOf: definition.rowName });
  const engine = definition.engine ?? (header === undefined ? "light" : "grid");
  const page = query.data;
  const tools = (
    <ListTools
      list={list}
      columns={columns}
      state={state}
      params={params}
      count={page?.filtered ?? 0}
      adjustable={engine === "grid"}
    />
  );
  return (
    <>
      {header?.({ count: page?.filtered, tools })}
      <ListFilters
        filters={list.filters}
        state={state}
        change={change}
        searchLabel={definition.texts.searchPlaceholder}
        actions={header === undefined ? tools : null}
      />
      <ListBody<Row>
        list={list}
        query={query}
        columns={columns}
        engine={engine}
        state={state}
        change={change}
        actions={props.actions ?? definition.actions}
        run={runner.run}
      />
      {page === undefined ? null : (
        <Pager
          page={state.page + 1}
          filteredCount={page.filtered}
          onPageChange={(next) => change({ page: next - 1 })}
          onPageIntent={(next) => prefetch(next - 1)}
        />
      )}
      {runner.dialog}
    </>
  );
}
