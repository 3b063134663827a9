import { lockAreaOf, pageLength } from "@palier/contract";
import { type LockHolder, useAreaLocks } from "@palier/firebase-kit/react";
import {
  formatTime,
  LightTable,
  type MenuEntry,
  type RowAction,
  type RowLock,
  type TableProps,
} from "@palier/ui";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { RecordAction } from "#actions/action.ts";
import { rowActionsOf } from "#actions/row-actions.ts";
import type { PathValues } from "#api/call.ts";
import { useArea, useRecordPath } from "#areas/areas.tsx";
import { actionsWidthOf } from "#lists/actions-width.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { type ListState, orderAfter } from "#lists/list-state.ts";
import { listTexts as texts } from "#lists/lists.texts.ts";
import { tableColumn } from "#lists/table-column.ts";
import { type TableEngine, useTableComponent } from "#lists/table-component.ts";
import type { ListPage } from "#lists/table-request.ts";
import type { ChangeList } from "#lists/use-list-state.ts";
import type { ShownColumns } from "#lists/use-shown-columns.ts";
import { useStable } from "#lists/use-stable.ts";
import type { KeptRows } from "#lists/use-table.ts";
import { askingFor } from "#locks/asking.ts";
import { useAtRest } from "#navigation/when-idle.ts";
import { openingColumn, tableCells } from "./list-cells.tsx";
import { whyWaiting } from "./list-failure.tsx";
import { rowPlace } from "./row-place.ts";
import { useRememberedWalk } from "./use-remembered-walk.ts";

export interface ListTableProps<Row extends ListRow> {
  readonly list: List<Row>;
  readonly columns: ShownColumns;
  readonly engine: TableEngine;
  readonly page: ListPage<Row>;
  readonly state: ListState;
  readonly params: PathValues;
  readonly change: ChangeList;
  readonly dimmed: boolean;
  readonly empty: ReactNode;
  readonly run: (action: RecordAction<Row>, row: Row) => void;
  readonly actions: readonly RecordAction<Row>[] | undefined;
  /** Set where the rows stay although they could not be read again. */
  readonly kept?: KeptRows | undefined;
  /** The ids of the chosen rows; with it each row gets a checkbox. */
  readonly selection?: ReadonlySet<number> | undefined;
  readonly onSelectionChange?: ((selection: ReadonlySet<number>) => void) | undefined;
  /** What can be done with the chosen rows: a BulkBar, under the table. */
  readonly bulkBar?: ReactNode;
}

/** A list's rows, with what each offers. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { list, page, change, actions: offered } = props;
  const { state, waits } = stayingAs(props);
  const { definition } = list;
  const { arranged, adjust } = props.columns;
  const navigate = useNavigate();
  const atRest = useAtRest();
  // Not before the first rows are painted: nothing of the realtime service may delay them.
  const lockArea = lockAreaOf(definition.table.metadata.entity);
  const locks = useAreaLocks(atRest ? lockArea : undefined);
  const columns = useMemo(() => arranged.map((column) => tableColumn<Row>(column)), [arranged]);
  const frame = useRef<HTMLDivElement>(null);
  const { choice, onDrawn } = useTableComponent(frame, props.engine);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const { rowName, opens = "form" } = definition;
  const area = useArea();
  const pathOf = useRecordPath();
  const open = useMemo(() => rowPlace(definition, area, pathOf), [definition, area, pathOf]);
  useRememberedWalk(props, open);
  const opening = openingColumn<Row>(props.columns.shown, definition.cells);
  const cells = useMemo(
    () =>
      tableCells<Row>(
        list.columns,
        definition.cells,
        open && { column: opening, place: open, opens, unread: definition.unread },
        definition.tabs?.late,
      ),
    [list, definition, opening, open, opens],
  );
  const rowLock = useMemo(() => {
    const ways = (row: Row): readonly MenuEntry[] | undefined => {
      const place = open?.(row);
      if (place === undefined) return undefined;
      return [
        { label: texts.readLocked, href: place },
        {
          label: texts.askForLocked,
          onSelect: () => void navigate(place, { state: askingFor(lockArea, row.id) }),
        },
      ];
    };
    return (row: Row) => lockOf(locks.get(row.id), ways(row));
  }, [locks, open, lockArea, navigate]);
  const run = useStable(props.run);
  const actions = useMemo(() => {
    if (open === undefined && offered === undefined) return undefined;
    return (row: Row): readonly RowAction[] => [
      ...openAction(open?.(row), opens),
      ...rowActionsOf(offered ?? [], row, { run, refused: waits }),
    ];
  }, [open, opens, offered, run, waits]);
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
    onSortChange: (order) => change({ order: orderAfter(order, state.order, list.vocabulary) }),
    rowName,
    actions,
    actionsWidth: actionsWidthOf(offered ?? []),
    opens,
    rowLock,
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

/** Rows that stay are in their own order, whichever is asked for, and say why their actions wait. */
const stayingAs = ({ kept, state }: Pick<ListTableProps<ListRow>, "kept" | "state">) => ({
  state: kept?.asked ?? state,
  waits: whyWaiting(kept),
});

/** The row's link: a form that a lock bars, or a record that can be read all the same (L14). */
const openAction = (href: string | undefined, opens: "form" | "record"): RowAction[] =>
  href === undefined
    ? []
    : [{ name: "open", label: opens === "form" ? texts.edit : texts.open, href, opens }];

function lockOf(holder: LockHolder | undefined, ways: readonly MenuEntry[] | undefined): RowLock | undefined {
  if (holder === undefined) return undefined;
  const since = formatTime(holder.since);
  return { holder: holder.name, since, text: texts.lockedBy(holder.name, since), ways };
}
