import { pageLength } from "@palier/contract";
import { BulkBar, Button, EmptyState, TableSkeleton, useToast } from "@palier/ui";
import { useRef } from "react";
import type { RecordAction } from "#actions/action.ts";
import { useActions } from "#actions/use-actions.tsx";
import { hasBulk, useBulkActions } from "#actions/use-bulk-actions.tsx";
import type { PathValues } from "#api/call.ts";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { useServerTime } from "#api/server-time.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import type { ListState } from "#lists/list-state.ts";
import { listTexts as texts } from "#lists/lists.texts.ts";
import { backwardsPeriod, type Period, periodText, periodValue } from "#lists/periods.ts";
import type { TableEngine } from "#lists/table-component.ts";
import { fetchRows, type ListPage, mostRows } from "#lists/table-request.ts";
import type { ChangeList } from "#lists/use-list-state.ts";
import type { ShownColumns } from "#lists/use-shown-columns.ts";
import type { ShownTable } from "#lists/use-table.ts";
import { ListFailure, waiting } from "./list-failure.tsx";
import { ListTable } from "./list-table.tsx";
import { readAgain } from "./read-again.ts";
import { useRowPlace } from "./row-place.ts";
import { type ChosenRows, useChosenRows } from "./use-chosen-rows.ts";

interface ListBodyProps<Row extends ListRow> {
  readonly list: List<Row>;
  readonly table: ShownTable<Row>;
  readonly columns: ShownColumns;
  readonly engine: TableEngine;
  readonly state: ListState;
  readonly params: PathValues;
  readonly change: ChangeList;
  readonly actions: readonly RecordAction<Row>[] | undefined;
  readonly onNoRoom: (fields: ReadonlySet<string>) => void;
}

/** A skeleton of the same height before, errors above (A03). */
export function ListBody<Row extends ListRow>({ table, ...props }: ListBodyProps<Row>) {
  const { list, columns, change } = props;
  const { page, fresh, kept, error, retry } = table;
  const frame = useRef<HTMLDivElement>(null);
  const chosen = useChosenRows(page);
  const actions = props.actions ?? [];
  const nameOf = list.definition.rowName;
  const runner = useActions<Row>({
    nameOf,
    current: ({ id }) => fresh?.rows.find((row) => row.id === id),
    onSend: () => table.hold(frame.current),
    onDone: ({ id }, answer, isUndone) => table.note(id, answer, isUndone),
  });
  const placeOf = useRowPlace(list.definition);
  const bulk = useBulkActions({
    actions,
    chosen: chosen.rows,
    nameOf,
    placeOf,
    onOutcome: ({ done, notDone }) => {
      const gone = notDone.filter(({ fate }) => fate === "gone").map(({ record }) => record);
      chosen.drop([...done, ...gone]);
      const changed = notDone.filter(({ fate }) => fate === "changed").map(({ record }) => record);
      // The shown page is reloaded anyway; chosen rows may be elsewhere, or gone.
      const { state, params } = props;
      if (changed.length > 0) void readAgain({ list, state, params, chosen }, changed);
    },
  });
  const all = useChooseAll({ list, page, params: props.params, chosen });
  const choosing = hasBulk(actions)
    ? {
        selection: chosen.ids,
        onSelectionChange: chosen.choose,
        bulkBar: (
          <BulkBar
            chosen={chosen.rows.length}
            total={page?.filtered ?? 0}
            elsewhere={chosen.elsewhere}
            onClear={chosen.clear}
            all={all}
            actions={kept === undefined ? bulk.actions : waiting(kept, bulk.actions)}
          />
        ),
      }
    : {};
  return (
    <>
      <ListFailure error={error} kept={kept} onRetry={retry} change={change} rows={frame} />
      {page !== undefined || error !== null ? null : (
        <TableSkeleton rows={pageLength} columns={columns.shown.length} />
      )}
      {page === undefined ? null : (
        <ListTable
          {...props}
          {...choosing}
          {...table}
          frame={frame}
          page={page}
          run={runner.run}
          empty={<NoRows list={list} page={page} now={props.state.filters} change={change} />}
        />
      )}
      {bulk.dialog}
      {runner.dialog}
    </>
  );
}

interface ChooseAllOptions<Row extends ListRow> {
  readonly list: List<Row>;
  readonly page: ListPage<Row> | undefined;
  readonly params: PathValues;
  readonly chosen: ChosenRows<Row>;
}

/** Once all rows of the page are chosen, and other pages have more; at most {@link mostRows}. */
function useChooseAll<Row extends ListRow>({ list, page, params, chosen }: ChooseAllOptions<Row>) {
  const toast = useToast();
  if (page === undefined || page.rows.length === 0) return undefined;
  const count = Math.min(page.filtered, mostRows);
  const isPageChosen = page.rows.every(({ id }) => chosen.ids.has(id));
  if (!isPageChosen || chosen.rows.length - chosen.elsewhere >= count) return undefined;
  return {
    count,
    isPart: count < page.filtered,
    onChoose: async () => {
      try {
        const { rows } = await fetchRows(list, page.asked, params, { start: 0, length: count });
        chosen.add(rows);
      } catch (error) {
        const { title, detail } = failureText(failureOf(error), "read");
        toast.error(texts.notChosen, { detail: detail === "" ? title : detail });
      }
    },
  };
}

interface NoRowsProps<Row extends ListRow> {
  readonly list: List<Row>;
  readonly page: ListPage<Row>;
  /** In the URL; may be newer than what was asked for. */
  readonly now: ListState["filters"];
  readonly change: ChangeList;
}

function NoRows<Row extends ListRow>({ list, page, now, change }: NoRowsProps<Row>) {
  const time = useServerTime() ?? Date.now();
  const { empty, first, noMatch } = list.definition.texts;
  const { filters, search } = page.asked;
  const onClear = (): void => change({ search: "", filters: {} });
  const isFiltered = page.total > 0;
  if (!isFiltered) return <EmptyState title={empty}>{first}</EmptyState>;
  const backwards = backwardsPeriod(list.filters, filters, time);
  if (backwards !== undefined)
    return <BackwardsPeriod {...{ period: backwards, noMatch, filters, now, change }} />;
  return (
    <EmptyState title={noMatch} actions={<Button onClick={onClear}>{texts.clearFilters}</Button>}>
      {search === "" ? null : list.searched}
    </EmptyState>
  );
}

interface BackwardsPeriodProps {
  readonly period: Period;
  readonly noMatch: string;
  readonly filters: ListState["filters"];
  readonly now: ListState["filters"];
  readonly change: ChangeList;
}

/** No row can match, whatever the other filters are. */
function BackwardsPeriod({ period, noMatch, filters, now, change }: BackwardsPeriodProps) {
  const { from, to, label } = period;
  const others = Object.entries(now).filter(([name]) => name !== from.name && name !== to.name);
  return (
    <EmptyState
      title={noMatch}
      actions={
        <Button onClick={() => change({ filters: Object.fromEntries(others) })}>
          {texts.period.backwardsClear}
        </Button>
      }
    >
      {texts.period.backwardsOf(label, periodText(periodValue(period, filters)))}
    </EmptyState>
  );
}
