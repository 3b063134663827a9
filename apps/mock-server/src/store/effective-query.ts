import type { ColumnSpec, StoredRow } from "./column-spec.ts";
import { fold } from "./fold.ts";
import type { Condition, Order, Query, Search } from "./query.ts";

/** Without unknown columns and empty searches; terms are folded. */
export interface EffectiveQuery<Row extends StoredRow> {
  readonly where: readonly Condition<Row>[];
  readonly search: readonly Search[];
  readonly order: readonly Order[];
}

type Specs = ReadonlyMap<string, ColumnSpec>;

function hasEffect<Row extends StoredRow>(condition: Condition<Row>, specs: Specs): boolean {
  if (condition.op === "test") return true;
  return specs.has(condition.column) && (condition.op !== "contains" || fold(condition.value) !== "");
}

function isSortable({ column }: Order, specs: Specs): boolean {
  const kind = specs.get(column)?.kind;
  return kind !== undefined && kind !== "json";
}

function kept<Item>(items: readonly Item[] | undefined, keep: (item: Item) => boolean): readonly Item[] {
  if (items === undefined) return [];
  return items.every(keep) ? items : items.filter(keep);
}

function effectiveSearch(search: Search, specs: Specs): Search[] {
  const term = fold(search.term);
  return term === "" ? [] : [{ term, columns: kept(search.columns, (column) => specs.has(column)) }];
}

export function effectiveQuery<Row extends StoredRow>(query: Query<Row>, specs: Specs): EffectiveQuery<Row> {
  return {
    where: kept(query.where, (condition) => hasEffect(condition, specs)),
    search: query.search?.flatMap((each) => effectiveSearch(each, specs)) ?? [],
    order: kept(query.order, (order) => isSortable(order, specs)),
  };
}

/** JSON writes infinite numbers as null, which would merge keys. */
const namedInfinity = (_: string, value: unknown): unknown =>
  typeof value === "number" && !Number.isFinite(value) ? { number: String(value) } : value;

/** A cache key, whatever the page. */
export function queryKey<Row extends StoredRow>({ where, search, order }: EffectiveQuery<Row>): string {
  return JSON.stringify([where, search, order], namedInfinity);
}
