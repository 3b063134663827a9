import { Pager } from "@palier/ui";
import { useState } from "react";
import type { PathValues } from "#api/call.ts";
import type { ListRow } from "./define-list.ts";
import { ListBody, type ListBodyProps } from "./list-body.tsx";
import type { TablePage } from "./table-request.ts";
import { usePageAhead } from "./use-page-ahead.ts";

interface ListRowsProps<Row extends ListRow> extends Omit<ListBodyProps<Row>, "page" | "dimmed"> {
  readonly params: PathValues;
  readonly prefetch: (page: number) => void;
  /** What is paged, where the page may hold two pagers. */
  readonly about: string | undefined;
}

/** A list's rows and their pager: all that is drawn again before a page that was turned is painted. */
export function ListRows<Row extends ListRow>({ params, prefetch, about, ...props }: ListRowsProps<Row>) {
  const { list, state, query, change } = props;
  const { turn, ahead } = usePageAhead(list, state, params, change);
  const shown = ahead === undefined ? state : { ...state, page: ahead.page };
  // What stood there last stays until other rows come: that may be a page which the address has not named yet.
  const [last, setLast] = useState<{ readonly list: unknown; readonly page: TablePage<Row> }>();
  const kept = query.isPlaceholderData && last?.list === list ? last.page : query.data;
  const page = ahead?.rows ?? kept;
  if (page !== undefined && (last?.page !== page || last.list !== list)) setLast({ list, page });
  const dimmed = ahead === undefined ? query.isPlaceholderData : ahead.waits;
  return (
    <>
      <ListBody<Row> {...props} state={shown} page={page} dimmed={dimmed} />
      {page === undefined ? null : (
        <Pager
          page={shown.page + 1}
          filteredCount={page.filtered}
          about={about}
          onPageChange={(next) => turn(next - 1)}
          onPageIntent={(next) => prefetch(next - 1)}
        />
      )}
    </>
  );
}
