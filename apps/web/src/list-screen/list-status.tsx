import { pageLength } from "@palier/contract";
import type { List, ListRow } from "#lists/define-list.ts";
import { listTexts as texts } from "#lists/lists.texts.ts";
import type { ListPage } from "#lists/table-request.ts";

interface ListStatusProps<Row extends ListRow> {
  readonly list: List<Row>;
  /** Undefined before the first answer, and after a failure, which has an alert. */
  readonly page: ListPage<Row> | undefined;
}

/**
 * Count, range and order (A06). The pager's text is visual, and hidden for a single page (S01). Always
 * mounted: only changes are announced.
 */
export function ListStatus<Row extends ListRow>({ list, page }: ListStatusProps<Row>) {
  return (
    <p role="status" className="ui-hidden">
      {page === undefined ? "" : statusText(list, page)}
    </p>
  );
}

function statusText<Row extends ListRow>(list: List<Row>, { asked, filtered, rows }: ListPage<Row>): string {
  if (filtered === 0) return texts.status.none;
  const first = asked.page * pageLength + 1;
  const headers = new Map(list.columns.map(({ name, header }) => [name, header]));
  const order = asked.order.flatMap(({ column, dir }) => {
    const header = headers.get(column);
    return header === undefined ? [] : [texts.status.order(header, dir)];
  });
  return texts.status.rows({ filtered, first, last: first + rows.length - 1, order: order.join(", ") });
}
