import type { ColumnSpec } from "./column-spec.ts";
import { KEY_ROOM, writeSortKey } from "./sort-key.ts";
import { KNOWN_TEXT } from "./sort-weights.ts";

const collator = new Intl.Collator("fr", { numeric: true });

/** Accents and case as in French, then code units. */
export function compareEqualKeys(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

function sortKey(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * KEY_ROOM);
  return bytes.subarray(0, writeSortKey(text, bytes, 0));
}

function compareKeys(a: string, b: string): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/**
 * Intl.Collator "fr", numeric, then code units: distinct texts never tie. Characters outside Western European
 * use sort last.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  if (KNOWN_TEXT.test(a) && KNOWN_TEXT.test(b)) return compareEqualKeys(a, b);
  return compareKeys(a, b) || compareEqualKeys(a, b);
}

/** The column's own order, else {@link compareValues}. */
export function orderOf({ order }: Pick<ColumnSpec, "order">): (a: unknown, b: unknown) => number {
  if (order === undefined) return compareValues;
  const places = new Map<unknown, number>(order.map((value, place) => [value, place]));
  const placeOf = (value: unknown): number => places.get(value) ?? order.length;
  return (a, b) => placeOf(a) - placeOf(b) || compareValues(a, b);
}

/** False before true, text in French order. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === "string" && typeof b === "string") return compareText(a, b);
  return Number(a) - Number(b);
}
