/** Shares no code with the store. */
import { isNumberOf } from "@palier/contract";
import { fold as plain } from "@palier/contract/kit/fold";
import { sameForm } from "@palier/contract/kit/typed-text";
import type { Condition, Query } from "./query.ts";

export interface Sample {
  readonly id: number;
  readonly version: number;
  readonly city: string | null;
  readonly name: string | null;
  readonly lots: number | null;
  readonly active: boolean | null;
  readonly tags: readonly (string | number)[] | null;
}

const collator = new Intl.Collator("fr", { numeric: true });
const byText = (a: string, b: string): number => collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

type Cells = Readonly<Record<string, unknown>>;

function compare(a: unknown, b: unknown): number {
  return typeof a === "string" && typeof b === "string" ? byText(a, b) : Number(a) - Number(b);
}

function holds(cell: unknown, term: string): boolean {
  return (typeof cell === "string" || typeof cell === "number") && plain(String(cell)).includes(plain(term));
}

function stands(text: string, { way, value }: Extract<Condition, { op: "stands" }>): boolean {
  if (way === "number") return isNumberOf(value, text);
  if (way === "begins") return text.startsWith(value);
  // No letter or figure before it.
  return [...text].some((_, at) => text.startsWith(value, at) && !/[a-z\d]/.test(text.charAt(at - 1)));
}

function meets(row: Sample, cells: Cells, condition: Condition<Sample>): boolean {
  if (condition.op === "test") return condition.test(row);
  if (!(condition.column in cells)) return true;
  const cell = cells[condition.column];
  if (condition.op === "eq") return cell === condition.value;
  if (condition.op === "in") return condition.values.some((value) => value === cell);
  if (condition.op === "alike") return typeof cell === "string" && sameForm(cell) === condition.value;
  if (condition.op === "contains") return plain(condition.value) === "" || holds(cell, condition.value);
  if (condition.op === "stands") return typeof cell === "string" && stands(plain(cell), condition);
  if (condition.op === "includes") return Array.isArray(cell) && cell.includes(condition.value);
  if (typeof cell !== typeof condition.value) return false;
  return condition.op === "gte" ? compare(cell, condition.value) >= 0 : compare(cell, condition.value) <= 0;
}

export function naiveQuery(
  rows: readonly Sample[],
  query: Query<Sample>,
): { filtered: number; rows: Sample[] } {
  const { search = [], order = [], start = 0, length = -1 } = query;
  const cellsOf = (row: Sample): Cells => ({ ...row });
  const found = rows.filter((row) => {
    const cells = cellsOf(row);
    if (!(query.where ?? []).every((condition) => meets(row, cells, condition))) return false;
    return search.every(
      ({ term, columns }) => plain(term) === "" || columns.some((column) => holds(cells[column], term)),
    );
  });
  found.sort((left, right) => {
    for (const { column, dir } of order) {
      const [a, b] = [cellsOf(left)[column], cellsOf(right)[column]];
      if (a === undefined || Array.isArray(a) || Array.isArray(b) || a === b) continue;
      if (column === "tags") continue;
      if (a === null || b === null) return a === null ? 1 : -1;
      const difference = compare(a, b);
      if (difference !== 0) return dir === "desc" ? -difference : difference;
    }
    return left.id - right.id;
  });
  return { filtered: found.length, rows: found.slice(start, length < 0 ? undefined : start + length) };
}
