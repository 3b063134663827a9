/** Rows that do not change any more, with the answers to the questions asked of them so far. */
import { cellOf, type StoredRow } from "./column-spec.ts";
import {
  type Columns,
  type EffectiveQuery,
  effectiveQuery,
  type Order,
  type Query,
  queryKey,
} from "./query.ts";
import { rowMatches } from "./row-match.ts";
import { orderOf } from "./value-order.ts";

/** Selections and orders each. */
const mostKept = 24;

/** Places of a column's values in its order: collating costs much, so each distinct value is placed once. */
interface Places {
  readonly sorted: readonly unknown[];
  readonly of: ReadonlyMap<unknown, number>;
}

const noPlaces: Places = { sorted: [], of: new Map() };

/** Immutable: whoever iterates a selection does not notice later changes of its table. */
export class RowList<Row extends StoredRow> {
  /** By id. */
  readonly rows: readonly Row[];
  readonly #columns: Columns;
  /** The list that this one is a changed copy of: most values have their places there. */
  readonly #seeded: RowList<Row> | undefined;
  readonly #selections = new Map<string, readonly Row[]>();
  readonly #ordered = new Map<string, readonly Row[]>();
  readonly #places = new Map<string, Places>();

  constructor(rows: readonly Row[], columns: Columns, seeded?: RowList<Row>) {
    this.rows = rows;
    this.#columns = columns;
    this.#seeded = seeded;
  }

  /** All rows that match, in the query's order; its `start` and `length` are left to the caller. */
  select(query: Query<Row>): readonly Row[] {
    const effective = effectiveQuery(query, this.#columns);
    const { where, search, order } = effective;
    if (where.length === 0 && search.length === 0) return this.#inOrder(order);
    return kept(this.#selections, queryKey(effective), () => this.#found(effective));
  }

  #found(query: EffectiveQuery<Row>): readonly Row[] {
    return this.#inOrder(query.order).filter((row) => rowMatches(row, query, this.#columns));
  }

  /** Distinct texts of a column in its order, without null; none for json and unknown columns. */
  distinct(column: string): readonly string[] {
    const spec = this.#columns.get(column);
    if (spec === undefined || spec.kind === "json") return [];
    const values = new Set(this.rows.map((row) => cellOf(row, column)));
    values.delete(null);
    const placeOf = this.#placing(column);
    return [...values].sort((a, b) => placeOf(a) - placeOf(b)).map(String);
  }

  #inOrder(order: readonly Order[]): readonly Row[] {
    if (order.length === 0) return this.rows;
    return kept(this.#ordered, JSON.stringify(order), () => {
      const keys = order.map(({ column, dir }) => this.#sortKeys(column, dir === "desc" ? -1 : 1));
      const indexes = Uint32Array.from(this.rows.keys());
      indexes.sort((a, b) => {
        for (const key of keys) {
          const difference = (key[a] ?? 0) - (key[b] ?? 0);
          if (difference !== 0) return difference;
        }
        return a - b;
      });
      return Array.from(indexes, (index) => this.rows[index]).filter((row) => row !== undefined);
    });
  }

  /** A number for each row; null is last in both directions. */
  #sortKeys(column: string, sign: 1 | -1): Float64Array {
    const spec = this.#columns.get(column);
    const placeOf = spec?.kind === "text" || spec?.order !== undefined ? this.#placing(column) : Number;
    return Float64Array.from(this.rows, (row) => {
      const value = cellOf(row, column);
      return value === null ? Number.MAX_VALUE : sign * placeOf(value);
    });
  }

  /** A number for each value that occurs in the column, in the column's order. */
  #placing(column: string): (value: unknown) => number {
    const own = this.#placesOf(column);
    const seeded = this.#seeded === undefined ? noPlaces : this.#seeded.#placesOf(column);
    return (value) => seeded.of.get(value) ?? own.of.get(value) ?? 0;
  }

  #placesOf(column: string): Places {
    const known = this.#places.get(column);
    if (known !== undefined) return known;
    const places = this.#placed(column);
    this.#places.set(column, places);
    return places;
  }

  /** A changed copy places only values that the seeded list lacks: at fractions, between its whole places. */
  #placed(column: string): Places {
    const compare = orderOf(this.#columns.get(column) ?? {});
    const seeded = this.#seeded === undefined ? undefined : this.#seeded.#placesOf(column);
    const values = new Set(this.rows.map((row) => cellOf(row, column)));
    values.delete(null);
    const sorted = [...values].filter((value) => seeded?.of.has(value) !== true).sort(compare);
    const placeOf = (value: unknown, at: number): number => {
      if (seeded === undefined) return at;
      const below = countBelow(seeded.sorted, (each) => compare(each, value) < 0);
      return below - 1 + (at + 1) / (sorted.length + 1);
    };
    return { sorted, of: new Map(sorted.map((value, at) => [value, placeOf(value, at)])) };
  }
}

/** How many leading items are below; `isBelow` is true of a beginning of the list only. */
function countBelow<Item>(items: readonly Item[], isBelow: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && isBelow(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The known value, which becomes the youngest, or a new one; the oldest goes when there are too many. */
function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.delete(key);
  values.set(key, value);
  for (const oldest of values.keys()) {
    if (values.size <= mostKept) break;
    values.delete(oldest);
  }
  return value;
}
