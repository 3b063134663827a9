import { lockAreaOf } from "@palier/contract";
import { usePresence } from "@palier/firebase-kit/react";
import { Banner, EmptyState, formatCount, Page, PageHeader, SortableList, TableSkeleton } from "@palier/ui";
import type { ReactNode } from "react";
import { LoadFailure } from "#actions/load-failure.tsx";
import { heldText } from "#locks/held-text.ts";
import { listTexts } from "./lists.texts.ts";
import { type SortedRow, type Sorting, useSortedRows } from "./use-sorted-rows.ts";

const texts = listTexts.sort;

interface SortScreenProps<Row extends SortedRow> {
  readonly title: string;
  readonly sorting: Sorting<Row>;
  readonly details: (row: Row) => ReactNode;
}

/** Each move is saved at once (§4 Ordering). */
export function SortScreen<Row extends SortedRow>({ title, sorting, details }: SortScreenProps<Row>) {
  const { query, page, move } = useSortedRows(sorting);
  const locks = usePresence(lockAreaOf(sorting.table.metadata.entity));
  const { error } = query;
  return (
    <Page>
      <PageHeader title={title} count={page?.total} />
      <p>{texts.intro}</p>
      {error === null ? null : <LoadFailure error={error} onRetry={() => void query.refetch()} />}
      {page === undefined && error === null ? <TableSkeleton label={texts.loading} columns={3} /> : null}
      {page?.rows.length === 0 ? <EmptyState title={texts.none} /> : null}
      {page !== undefined && page.rows.length < page.total ? (
        <Banner tone="info">{texts.first(formatCount(page.rows.length), formatCount(page.total))}</Banner>
      ) : null}
      {page === undefined || page.rows.length === 0 ? null : (
        <SortableList
          label={title}
          entries={page.rows}
          details={details}
          onMove={move}
          barred={({ id }) => {
            const holder = locks.get(id);
            return holder && heldText(holder);
          }}
        />
      )}
    </Page>
  );
}
