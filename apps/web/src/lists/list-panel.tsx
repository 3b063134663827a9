import { pageLength } from "@palier/contract";
import { Banner, Button, ColumnsMenu, DownloadIcon, EmptyState, Pager, TableSkeleton } from "@palier/ui";
import { lazy, type ReactNode, Suspense, use, useState } from "react";
import { apiTexts } from "#api/api.texts.ts";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import type { List, ListRow } from "./define-list.ts";
import { ListFilters } from "./list-filters.tsx";
import type { ListTableProps } from "./list-table.tsx";
import { listTexts as texts } from "./lists.texts.ts";
import { useDelete } from "./use-delete.tsx";
import { useListState } from "./use-list-state.ts";
import { useShownColumns } from "./use-shown-columns.ts";
import { useTable } from "./use-table.ts";

/** The grid's code and the first page are asked for at the same time. */
const tableModule = import("./list-table.tsx");
const ListExport = lazy(async () => ({ default: (await import("./list-export.tsx")).ListExport }));

interface ListPanelProps<Row extends ListRow> {
  readonly list: List<Row>;
  /** Fill the route's path: a building's services. */
  readonly params?: Readonly<Record<string, number>>;
  /** What a row offers beside its link and its deletion. */
  readonly rowActions?: (row: Row) => ReactNode;
}

const noParams = {};

/** Filters, table and pager of a list: the inside of a list screen, or of a record's tab. */
export function ListPanel<Row extends ListRow>({ list, params = noParams, rowActions }: ListPanelProps<Row>) {
  const { definition, columns } = list;
  const [state, change] = useListState(list.vocabulary);
  const { query, prefetch } = useTable(list, state, params);
  const chosen = useShownColumns(definition.name, columns);
  const [exporting, setExporting] = useState(false);
  const { area } = definition.table.metadata;
  const deletion = useDelete(definition.delete, area);
  const page = query.data;
  const exportButton =
    definition.export === undefined ? null : (
      <Button icon={DownloadIcon} onClick={() => setExporting(true)}>
        {texts.export}
      </Button>
    );
  return (
    <>
      <ListFilters
        filters={list.filters}
        state={state}
        change={change}
        searchLabel={definition.texts.searchPlaceholder}
        actions={
          <>
            <ColumnsMenu
              columns={columns.map((column) => ({
                field: column.name,
                header: column.header,
                visible: !chosen.hidden.has(column.name),
              }))}
              onColumnToggle={chosen.toggle}
              onReset={chosen.reset}
            />
            {exportButton}
          </>
        }
      />
      {query.error === null ? null : <LoadFailure error={query.error} onRetry={() => void query.refetch()} />}
      {page === undefined ? (
        query.isPending ? (
          <TableSkeleton rows={pageLength} columns={chosen.shown.length} />
        ) : null
      ) : (
        <>
          <Suspense fallback={<TableSkeleton rows={pageLength} columns={chosen.shown.length} />}>
            <LazyTable
              list={list}
              shown={chosen.shown}
              page={page}
              state={state}
              change={change}
              dimmed={query.isPlaceholderData}
              empty={
                <NoRows
                  list={list}
                  filtered={page.total > 0}
                  onClear={() => change({ search: "", filters: {} })}
                />
              }
              onDelete={
                definition.delete === undefined
                  ? undefined
                  : (row) => deletion.ask({ id: row.id, name: definition.rowName(row) })
              }
              rowActions={rowActions}
            />
          </Suspense>
          <Pager
            page={state.page + 1}
            filteredCount={page.filtered}
            onPageChange={(next) => change({ page: next - 1 })}
            onPageIntent={(next) => prefetch(next - 1)}
          />
        </>
      )}
      {deletion.dialog}
      {definition.export !== undefined && exporting ? (
        <Suspense fallback={null}>
          <ListExport
            route={definition.export}
            columns={columns}
            shown={chosen.shown}
            state={state}
            count={page?.filtered ?? 0}
            open={exporting}
            onOpenChange={setExporting}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function LazyTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { ListTable } = use(tableModule);
  return <ListTable {...props} />;
}

function LoadFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { title, detail } = failureText(failureOf(error));
  return (
    <Banner
      tone="danger"
      role="alert"
      title={title}
      actions={<Button onClick={onRetry}>{apiTexts.retry}</Button>}
    >
      {detail}
    </Banner>
  );
}

function NoRows<Row extends ListRow>(props: { list: List<Row>; filtered: boolean; onClear: () => void }) {
  const { empty, noMatch } = props.list.definition.texts;
  if (!props.filtered) return <EmptyState title={empty} />;
  return (
    <EmptyState title={noMatch} actions={<Button onClick={props.onClear}>{texts.clearFilters}</Button>} />
  );
}
