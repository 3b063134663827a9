import { fieldKinds } from "@palier/contract";
import type { ListColumn, Page } from "./list-page.ts";

/** Whether the order is independent of language. */
export function isPlain({ kind }: Pick<ListColumn, "kind">): boolean {
  const { sorted } = fieldKinds[kind];
  switch (sorted) {
    case "number":
    case "day":
    case "instant":
      return true;
    case "text":
    case "choice":
    case "flag":
    case undefined:
      return false;
    default:
      return sorted satisfies never;
  }
}

/** Each backend may order these its own way. */
export const hasOwnOrder = ({ kind }: ListColumn): boolean => {
  const { sorted } = fieldKinds[kind];
  return sorted === "choice" || sorted === "flag";
};

type Compare = (a: string, b: string) => number;

const collators: readonly Compare[] = [
  { numeric: true, sensitivity: "base" } as const,
  { sensitivity: "base" } as const,
  { sensitivity: "base", ignorePunctuation: true } as const,
].map((options) => new Intl.Collator("fr", options).compare);
const [inFrench = () => 0] = collators;

const byUnit: Compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** 0 for texts that a database may consider equal (case, accents). */
export function order(column: Pick<ListColumn, "kind">, a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  // Instants may have fractions and any zone.
  if (fieldKinds[column.kind].sorted === "instant") return Date.parse(String(a)) - Date.parse(String(b)) || 0;
  if (isPlain(column)) return byUnit(String(a), String(b));
  return inFrench(String(a), String(b));
}

/** In some database's order: by language, without punctuation, by bytes. */
export function mayPrecede(column: ListColumn, a: unknown, b: unknown): boolean {
  if (isPlain(column)) return order(column, a, b) <= 0;
  const [one, other] = [String(a), String(b)];
  return [...collators, byUnit].some((compare) => compare(one, other) <= 0);
}

/** A column's non-empty values; the backend chooses where empty ones go. */
export const valuesOf = ({ rows }: Pick<Page, "rows">, { name }: ListColumn): unknown[] =>
  rows.map((row) => row[name]).filter((value) => value !== null && value !== undefined);
