import type { ListColumn, Page } from "./list-page.ts";
import type { TableView } from "./table-view.ts";
import { hasOwnOrder, isPlain, mayPrecede, order } from "./value-order.ts";

export interface Sides {
  readonly up: Page;
  readonly rising: readonly unknown[];
  readonly falling: readonly unknown[];
}

/** Desc reverses asc, except for values that the database considers equal. */
export function verifyTurned(
  { probe }: TableView,
  column: ListColumn,
  { up, rising, falling }: Sides,
): boolean {
  const turned = falling.toReversed();
  const at = rising.findIndex(
    (value, index) => value !== turned[index] && order(column, value, turned[index]) !== 0,
  );
  const found = `asc has ${String(rising[at])} where desc, turned round, has ${String(turned[at])}`;
  const said = { expected: `asc by ${column.name} is desc turned round`, found };
  return probe.expect(
    "table-order",
    column.name,
    at < 0 && rising.length === turned.length,
    said,
    up.exchange,
  );
}

/** For a long list: the first of asc is not after the first of desc. */
export function verifyEnds(
  { probe }: TableView,
  column: ListColumn,
  { up, rising, falling }: Sides,
): boolean {
  const [low, high] = [rising[0], falling[0]];
  if (low === undefined || high === undefined) {
    probe.gap("table-order", column.name, "one end of the list is empty in this column");
    return false;
  }
  if (order(column, low, high) === 0) {
    const other = [...rising, ...falling].find((value) => order(column, value, low) !== 0);
    // A value both least and greatest must be the only one.
    const said = {
      expected: `asc and desc by ${column.name} begin differently`,
      found: `both begin with ${String(low)}, though ${String(other)} is there`,
    };
    return probe.expect("table-order", column.name, other === undefined, said, up.exchange);
  }
  if (hasOwnOrder(column)) {
    probe.pass("table-order");
    return true;
  }
  const said = {
    expected: `asc by ${column.name} begins below desc`,
    found: `${String(low)}, ${String(high)}`,
  };
  return probe.expect("table-order", column.name, mayPrecede(column, low, high), said, up.exchange);
}

/** Numbers and dates must ascend; the order of texts depends on the language. */
export function verifyRising(
  { probe }: TableView,
  column: ListColumn,
  up: Page,
  rising: readonly unknown[],
): boolean {
  if (!isPlain(column)) return true;
  const at = rising.findIndex((value, index) => index > 0 && order(column, rising[index - 1], value) > 0);
  const found = `${String(rising[at - 1])} before ${String(rising[at])}`;
  const said = { expected: `${column.name} rises in asc`, found };
  return probe.expect("table-order", column.name, at < 0, said, up.exchange);
}
