/** The one order of values: sorting, ranges and option lists all follow it. */

const collator = new Intl.Collator("fr", { numeric: true });

/** French order with numbers by value; texts that French order cannot tell apart go by code units. */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Compares two values of one column that are not null: numbers by value, false before true, text in French order. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === "string" && typeof b === "string") return compareText(a, b);
  return Number(a) - Number(b);
}
