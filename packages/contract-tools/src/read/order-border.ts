import type { ListColumn, Page } from "./list-page.ts";
import type { TableView } from "./table-view.ts";
import { hasOwnOrder, mayPrecede, order, valuesOf } from "./value-order.ts";

/** A backend that cuts a page before sorting (ORDER BY after LIMIT) sorts each page but not the table. */
export function verifyBorder(
  view: TableView,
  column: ListColumn,
  dir: "asc" | "desc",
  page: Page,
  next: Page,
  start: number,
): void {
  const { probe, whole } = view;
  const wrong = whole ? differs(column, page, next, start) : breaks(column, dir, page, next);
  const said = {
    expected: `${dir} by ${column.name} goes on over the pages`,
    found: `${wrong ?? ""}, on the page from ${start}`,
  };
  // Neither page shows the fault alone.
  probe.expect(
    "table-order",
    `${column.name} over pages`,
    wrong === undefined,
    said,
    next.exchange,
    page.exchange,
  );
}

/** A table seen whole: the page has the values of its place. */
function differs({ name, ...column }: ListColumn, page: Page, next: Page, start: number): string | undefined {
  const due = page.rows.slice(start);
  const at = due.findIndex((row, index) => {
    const [a, b] = [row[name] ?? null, next.rows[index]?.[name] ?? null];
    return a !== b && (a === null || b === null || order(column, a, b) !== 0);
  });
  if (at < 0) return undefined;
  return `${String(next.rows[at]?.[name])} where the whole has ${String(due[at]?.[name])}`;
}

function breaks(column: ListColumn, dir: "asc" | "desc", page: Page, next: Page): string | undefined {
  const [before, after] = [valuesOf(page, column), valuesOf(next, column)];
  const [last, first] = [before.at(-1), after[0]];
  if (last === undefined || first === undefined) return undefined;
  if (hasOwnOrder(column)) {
    // The backend chooses the order of values, but each must be contiguous.
    const ended = new Set(before.filter((value) => value !== last));
    const back = after.find((value) => ended.has(value));
    return back === undefined ? undefined : `${String(back)} again, after ${String(last)}`;
  }
  const right = dir === "asc" ? mayPrecede(column, last, first) : mayPrecede(column, first, last);
  return right ? undefined : `${String(first)} after ${String(last)}`;
}
