import { pageLength } from "@palier/contract";
import type { List, ListRow } from "#lists/define-list.ts";
import { listTexts as texts } from "#lists/lists.texts.ts";
import type { ListPage } from "#lists/table-request.ts";

interface ListStatusProps<Row extends ListRow> {
  readonly list: List<Row>;
  /** The answer that is shown; undefined before the first one and where what is asked for failed, which an alert says. */
  readonly page: ListPage<Row> | undefined;
}

/**
 * Reads out what a search, a filter, a sorted column or a turned page led to: how many rows, which of them, in which order
 * (A06). The line of the pager is for the eye: it is hidden where one page holds all (S01). Always in the page, so that
 * screen readers read its changes.
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
