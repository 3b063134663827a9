import type { ColumnSpec } from "./column-spec.ts";

const french = new Intl.Collator("fr", { numeric: true });

/** Compares as French does, numbers by value, then by code units: distinct texts never tie. */
function compareText(a: string, b: string): number {
  return french.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Compares values of one column: false before true, text in French order. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === "string" && typeof b === "string") return compareText(a, b);
  return Number(a) - Number(b);
}

/** The column's own order, else {@link compareValues}. */
export function orderOf({ order }: Pick<ColumnSpec, "order">): (a: unknown, b: unknown) => number {
  if (order === undefined) return compareValues;
  const places = new Map<unknown, number>(order.map((value, place) => [value, place]));
  const placeOf = (value: unknown): number => places.get(value) ?? order.length;
  return (a, b) => placeOf(a) - placeOf(b) || compareValues(a, b);
}
