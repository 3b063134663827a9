import { pageLength } from "@palier/contract";
import { LightTable, type RowAction, type TableProps } from "@palier/ui";
import { type ReactNode, type RefObject, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { RecordAction, RunAction } from "#actions/action.ts";
import { rowActionsOf } from "#actions/row-actions.ts";
import type { PathValues } from "#api/call.ts";
import { actionsWidthOf } from "#lists/actions-width.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { formatOrder, type ListOrder, type ListState, orderAfter } from "#lists/list-state.ts";
import { listTexts as texts } from "#lists/lists.texts.ts";
import { tableColumn } from "#lists/table-column.ts";
import { type TableEngine, useTableComponent } from "#lists/table-component.ts";
import type { ListPage } from "#lists/table-request.ts";
import type { ChangeList } from "#lists/use-list-state.ts";
import type { ShownColumns } from "#lists/use-shown-columns.ts";
import { useStable } from "#lists/use-stable.ts";
import type { KeptRows } from "#lists/use-table.ts";
import { openingColumn, tableCells } from "./list-cells.tsx";
import { whyWaiting } from "./list-failure.tsx";
import { type RowPlace, useRowPlace } from "./row-place.ts";
import { useRememberedWalk } from "./use-remembered-walk.ts";
import { useRowLock } from "./use-row-lock.ts";

export interface ListTableProps<Row extends ListRow> {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly list: List<Row>;
  readonly columns: ShownColumns;
  readonly engine: TableEngine;
  readonly page: ListPage<Row>;
  readonly state: ListState;
  readonly params: PathValues;
  readonly change: ChangeList;
  /** Ids of rows that were acted on, and stay. */
  readonly acted: ReadonlySet<number>;
  /** Ids of those that nothing more can be done with. */
  readonly gone: ReadonlySet<number>;
  readonly dimmed: boolean;
  readonly empty: ReactNode;
  readonly run: (action: RunAction<Row>, row: Row) => Promise<void> | undefined;
  readonly actions: readonly RecordAction<Row>[] | undefined;
  readonly onNoRoom: (fields: ReadonlySet<string>) => void;
  /** Reloading failed. */
  readonly kept?: KeptRows | undefined;
  readonly retry?: (() => void) | undefined;
  /** Adds checkboxes. */
  readonly selection?: ReadonlySet<number> | undefined;
  readonly onSelectionChange?: ((selection: ReadonlySet<number>) => void) | undefined;
  readonly bulkBar?: ReactNode;
}

export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { frame, list, page, gone, actions: offered } = props;
  const { state, waits } = stayingAs(props);
  const { definition } = list;
  const { arranged, adjust } = props.columns;
  const navigate = useNavigate();
  const columns = useMemo(() => arranged.map((column) => tableColumn<Row>(column)), [arranged]);
  const { choice, onDrawn } = useTableComponent(frame, props.engine);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const { rowName, opens = "form" } = definition;
  const open = useRowPlace(definition);
  useRememberedWalk(props, open);
  const cells = useCells(list, props.columns.shown, open);
  const rowLock = useRowLock(definition.table.metadata.entity, open);
  const run = useStable(props.run);
  const actions = useMemo(() => {
    if (open === undefined && offered === undefined) return undefined;
    return (row: Row): readonly RowAction[] => [
      ...openAction(open?.(row), opens),
      ...(gone.has(row.id) ? [] : rowActionsOf(offered ?? [], row, { run, refused: waits })),
    ];
  }, [open, opens, offered, gone, run, waits]);
  const activate = (place: string | undefined): void => {
    if (place !== undefined) void navigate(place);
  };
  const table: TableProps<Row> = {
    label: definition.texts.title,
    rows: page.rows,
    columns,
    cells,
    filteredCount: page.filtered,
    pageStart: page.asked.page * pageLength,
    sort: state.order,
    onSortChange: (order) => sortBy(props, orderAfter(order, state.order, list.vocabulary)),
    rowName,
    actions,
    actionsWidth: actionsWidthOf(offered ?? [], opens),
    opens,
    rowLock,
    onNoRoom: props.onNoRoom,
    acted: props.acted,
    selection: props.selection,
    onSelectionChange: props.onSelectionChange,
    unfolded,
    onUnfoldedChange: setUnfolded,
    dimmed: props.dimmed,
    empty: props.empty,
    onRowActivate: open === undefined ? undefined : (row) => activate(open(row)),
  };
  const { Grid, light, coming, scrolled } = choice;
  return (
    <div ref={frame} className="list-table">
      {light ? <LightTable {...table} /> : null}
      {Grid === undefined ? null : (
        <Grid {...table} onLayoutChange={adjust} coming={coming} scrolled={scrolled} onDrawn={onDrawn} />
      )}
      {props.bulkBar}
    </div>
  );
}

const stayingAs = ({ kept, state }: Pick<ListTableProps<ListRow>, "kept" | "state">) => ({
  state: kept?.asked ?? state,
  waits: whyWaiting(kept),
});

/** The failed order is already in the URL. */
function sortBy(
  { kept, state, retry, change }: Pick<ListTableProps<ListRow>, "kept" | "state" | "retry" | "change">,
  order: readonly ListOrder[],
): void {
  if (kept !== undefined && formatOrder(order) === formatOrder(state.order)) retry?.();
  else change({ order });
}

/** A lock disables a form's link; a record can be read anyway (L14). */
const openAction = (href: string | undefined, opens: "form" | "record"): RowAction[] =>
  href === undefined
    ? []
    : [{ name: "open", label: opens === "form" ? texts.edit : texts.open, href, opens }];

function useCells<Row extends ListRow>(
  { columns, definition }: List<Row>,
  shown: ShownColumns["shown"],
  place: RowPlace<Row> | undefined,
) {
  const { opens = "form" } = definition;
  const column = openingColumn<Row>(shown, definition.cells);
  return useMemo(
    () =>
      tableCells<Row>(
        columns,
        definition.cells,
        place && { column, place, opens, unread: definition.unread },
        definition.tabs?.late,
      ),
    [columns, definition, column, place, opens],
  );
}
