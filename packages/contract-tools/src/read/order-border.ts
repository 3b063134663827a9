import type { ListColumn, Page } from "./list-page.ts";
import type { TableView } from "./table-view.ts";
import { hasOwnOrder, mayPrecede, order, valuesOf } from "./value-order.ts";

/**
 * The next page goes on where the page before it ended. A backend that cuts its page first and orders what it cut (ORDER
 * BY after LIMIT) has each page in order and the table in none.
 */
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
  // Both pages, since neither shows it alone.
  probe.expect(
    "table-order",
    `${column.name} over pages`,
    wrong === undefined,
    said,
    next.exchange,
    page.exchange,
  );
}

/** A table that is seen whole: the page holds the values that stand there in the whole. */
function differs({ name, ...column }: ListColumn, page: Page, next: Page, start: number): string | undefined {
  const due = page.rows.slice(start);
  const at = due.findIndex((row, index) => {
    const [a, b] = [row[name] ?? null, next.rows[index]?.[name] ?? null];
    return a !== b && (a === null || b === null || order({ name, ...column }, a, b) !== 0);
  });
  if (at < 0) return undefined;
  return `${String(next.rows[at]?.[name])} where the whole has ${String(due[at]?.[name])}`;
}

function breaks(column: ListColumn, dir: "asc" | "desc", page: Page, next: Page): string | undefined {
  const [before, after] = [valuesOf(page, column), valuesOf(next, column)];
  const [last, first] = [before.at(-1), after[0]];
  if (last === undefined || first === undefined) return undefined;
  if (hasOwnOrder(column)) {
    // In which order the values stand is the backend's choice; each stands in one place.
    const ended = new Set(before.filter((value) => value !== last));
    const back = after.find((value) => ended.has(value));
    return back === undefined ? undefined : `${String(back)} again, after ${String(last)}`;
  }
  const right = dir === "asc" ? mayPrecede(column, last, first) : mayPrecede(column, first, last);
  return right ? undefined : `${String(first)} after ${String(last)}`;
}
