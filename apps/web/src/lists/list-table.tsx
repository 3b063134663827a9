import { pageLength } from "@palier/contract";
import { type CellProps, type GridColumn, RowButton, RowLink, type RowLock, TrashIcon } from "@palier/ui";
import { type ReactNode, useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { frenchTime } from "#fields/format-field.ts";
import { type LockHolder, useLockSource } from "#locks/lock-source.tsx";
import { useAtRest } from "#navigation/use-at-rest.ts";
import type { List, ListColumn, ListRow } from "./define-list.ts";
import { alignOf, ListCell } from "./list-cells.tsx";
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
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
}

/** A list's rows, with what each offers. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { list, shown, page, state, change } = props;
  const { definition } = list;
  const navigate = useNavigate();
  const atRest = useAtRest();
  // Not before the first rows are painted: nothing of the realtime service may delay them.
  const locks = useLockSource().useAreaLocks(atRest ? definition.lockArea : undefined);
  const columns = useMemo(() => shown.map(gridColumn), [shown]);
  const cells = useMemo(
    () => Object.fromEntries(shown.map((column) => [column.name, cellOf<Row>(column)])),
    [shown],
  );
  const rowLock = useMemo(() => (row: Row) => lockOf(locks.get(row.id)), [locks]);
  const box = useRef<HTMLDivElement>(null);
  const Table = useTableComponent(box);
  const { open, rowName } = definition;
  const { onDelete, rowActions } = props;
  const renderActions = useMemo(() => {
    if (open === undefined && onDelete === undefined && rowActions === undefined) return undefined;
    return (row: Row): ReactNode => (
      <>
        {rowActions?.(row)}
        {open === undefined ? null : (
          <RowLink href={open(row)} label={texts.editOf(rowName(row))}>
            {texts.edit}
          </RowLink>
        )}
        {onDelete === undefined ? null : (
          <RowButton icon={TrashIcon} label={texts.deleteOf(rowName(row))} onPress={() => onDelete(row)} />
        )}
      </>
    );
  }, [open, rowName, onDelete, rowActions]);
  return (
    <div ref={box} className="list-table">
      <Table
        label={definition.texts.title}
        rows={page.rows}
        columns={columns}
        cells={cells}
        filteredCount={page.filtered}
        pageStart={state.page * pageLength}
        sort={state.order}
        onSortChange={(order) => change({ order })}
        rowLock={rowLock}
        dimmed={props.dimmed}
        empty={props.empty}
        {...(open === undefined ? {} : { onRowActivate: (row: Row) => void navigate(open(row)) })}
        {...(renderActions === undefined ? {} : { renderActions })}
      />
    </div>
  );
}

function gridColumn<Row>(column: ListColumn): GridColumn<Row> {
  const { flex, width, main } = column.definition;
  return {
    field: column.name,
    header: column.header,
    flex,
    width,
    // What names a row stays readable where many columns share little room; the table then scrolls sideways.
    minWidth: main === true && (flex ?? 0) > 1 ? 200 : undefined,
    align: alignOf(column),
    sortable: column.sortable,
    priority: main === true ? "main" : "secondary",
    cell: column.name,
  };
}

function cellOf<Row>(column: ListColumn) {
  return ({ value }: CellProps<Row>) => <ListCell column={column} value={value} />;
}

function lockOf(holder: LockHolder | undefined): RowLock | undefined {
  if (holder === undefined) return undefined;
  const since = frenchTime(holder.since);
  return { holder: holder.name, since, text: texts.lockedBy(holder.name, since) };
}
