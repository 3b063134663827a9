import { pageLength } from "@palier/contract";
import { formatTime, type RowAction, type RowLock, TrashIcon } from "@palier/ui";
import { type ReactNode, useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { type LockHolder, useLockSource } from "#locks/lock-source.tsx";
import { useAtRest } from "#navigation/use-at-rest.ts";
import type { List, ListColumn, ListRow } from "./define-list.ts";
import { tableCells, tableColumn } from "./list-cells.tsx";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./lists.texts.ts";
import { useTableComponent } from "./table-component.ts";
import type { TablePage } from "./table-request.ts";
import type { ChangeList } from "./use-list-state.ts";

export interface ListTableProps<Row extends ListRow> {
  readonly list: List<Row>;
  readonly shown: readonly ListColumn[];
  readonly page: TablePage<Row>;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly dimmed: boolean;
  readonly empty: ReactNode;
  readonly onDelete: ((row: Row) => void) | undefined;
  readonly rowActions: ((row: Row) => readonly RowAction[]) | undefined;
}

/** A list's rows, with what each offers. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { list, shown, page, state, change, onDelete, rowActions } = props;
  const { definition } = list;
  const navigate = useNavigate();
  const atRest = useAtRest();
  // Not before the first rows are painted: nothing of the realtime service may delay them.
  const locks = useLockSource().useAreaLocks(atRest ? definition.lockArea : undefined);
  const columns = useMemo(() => shown.map((column) => tableColumn<Row>(column)), [shown]);
  const cells = useMemo(() => tableCells<Row>(list.columns), [list]);
  const rowLock = useMemo(() => (row: Row) => lockOf(locks.get(row.id)), [locks]);
  const frame = useRef<HTMLDivElement>(null);
  const Table = useTableComponent(frame);
  const { open, rowName } = definition;
  const actions = useMemo(() => {
    if (open === undefined && onDelete === undefined && rowActions === undefined) return undefined;
    return (row: Row): readonly RowAction[] => [
      ...(rowActions?.(row) ?? []),
      ...(open === undefined ? [] : [{ name: "open", label: texts.edit, href: open(row) }]),
      ...(onDelete === undefined ? [] : [deleteAction(() => onDelete(row))]),
    ];
  }, [open, onDelete, rowActions]);
  return (
    <div ref={frame} className="list-table">
      <Table
        label={definition.texts.title}
        rows={page.rows}
        columns={columns}
        cells={cells}
        filteredCount={page.filtered}
        pageStart={state.page * pageLength}
        sort={state.order}
        onSortChange={(order) => change({ order })}
        rowName={rowName}
        actions={actions}
        rowLock={rowLock}
        dimmed={props.dimmed}
        empty={props.empty}
        {...(open === undefined ? {} : { onRowActivate: (row: Row) => void navigate(open(row)) })}
      />
    </div>
  );
}

const deleteAction = (onPress: () => void): RowAction => ({
  name: "delete",
  label: texts.delete,
  icon: TrashIcon,
  tone: "danger",
  onPress,
});

function lockOf(holder: LockHolder | undefined): RowLock | undefined {
  if (holder === undefined) return undefined;
  const since = formatTime(holder.since);
  return { holder: holder.name, since, text: texts.lockedBy(holder.name, since) };
}
