import { eventually, PerAttempt, type Slices } from "../slices.ts";
import type { BaseColumns } from "./base-columns.ts";
import { ByteCache } from "./byte-cache.ts";
import type { Column } from "./column.ts";
import { exactCode, lowerBound } from "./column.ts";
import type { StoredRow } from "./column-spec.ts";
import type { EffectiveQuery } from "./effective-query.ts";
import { queryKey } from "./effective-query.ts";
import { leadingRows, type RowsByCode } from "./leading-rows.ts";
import type { Condition, Leading } from "./query.ts";
import { RowFilter } from "./row-filter.ts";
import type { SortKey } from "./run.ts";
import { Run } from "./run.ts";
import { sortRows } from "./sorted-rows.ts";
import { work } from "./work.ts";

/** 20 orders, each with 4 filtered columns. */
const KEPT_ARRAYS = 112;
/** Up to this many matches are sorted directly, without an index. */
const FEW = 64;

/** Empty means by id. */
type Sorting = readonly SortKey[];

const sortingKey = (sorting: Sorting): string => {
  const [first] = sorting;
  if (first === undefined) return "";
  if (sorting.length === 1) return first.column.name;
  return sorting.map(({ column, desc }) => `${column.name}${desc ? "-" : "+"}`).join();
};

const matchedKey = <Row extends StoredRow>(query: EffectiveQuery<Row>): string => `m${queryKey(query)}`;

export class BaseIndex<Row extends StoredRow> {
  readonly #columns: BaseColumns;
  readonly #count: number;
  readonly #filter: RowFilter<Row>;
  readonly #arrays: ByteCache;
  readonly #matched = new PerAttempt<Int32Array>();

  constructor(columns: BaseColumns, count: number, rowAt: (index: number) => Row) {
    this.#columns = columns;
    this.#count = count;
    this.#arrays = new ByteCache(Math.max(KEPT_ARRAYS * 4 * count, 2 ** 20));
    this.#filter = new RowFilter(columns, count, rowAt, this.#arrays);
  }

  run(query: EffectiveQuery<Row>): Run {
    const sorting = this.sorting(query);
    const [condition] = query.where;
    if (query.search.length === 0 && condition === undefined) {
      return new Run(this.#sorted(sorting), 0, this.#count, sorting);
    }
    if (query.search.length === 0 && query.where.length === 1 && condition?.op === "eq") {
      const bucket = this.#bucket(condition, sorting);
      if (bucket !== undefined) return bucket;
    }
    const key = matchedKey(query);
    const rows = this.#arrays.int32(key, () => this.#matched.get(key, () => this.#matching(query, sorting)));
    return new Run(rows, 0, rows.length, sorting);
  }

  prepare(name: string, searchable: boolean): void {
    const column = this.#columns.get(name);
    if (column === undefined) return;
    this.#sorted([{ column, desc: false }]);
    if (!searchable) return;
    this.#filter.texts.prepare(column);
    // Lets the engine compile the loops.
    this.#filter.search(null, { term: "\0", columns: [name] });
  }

  /** Undefined if the order's column is not indexed. */
  leading(query: Leading, count: number, isHidden: (row: number) => boolean): readonly number[] | undefined {
    const column = this.#columns.get(query.order.column);
    if (column === undefined) return undefined;
    const all = this.run({ where: [], search: [], order: [query.order] });
    const byCode = this.#byCode.bind(this);
    return leadingRows({ all, column, filter: this.#filter, byCode }, { ...query, count, isHidden });
  }

  #byCode(column: Column): RowsByCode {
    const { name, codes, nullCode } = column;
    const rows = this.#sorted([{ column, desc: false }]) ?? new Int32Array(0);
    const starts = this.#arrays.int32(`c${name}`, () => {
      work.rows += codes.length;
      const counts = new Int32Array(nullCode + 2);
      for (const code of codes) counts[code + 1] = (counts[code + 1] ?? 0) + 1;
      for (let code = 1; code < counts.length; code += 1)
        counts[code] = (counts[code] ?? 0) + (counts[code - 1] ?? 0);
      return counts;
    });
    return { rows, starts };
  }

  countOf(column: Column, code: number): number {
    const [from, to] = slice(this.#sorted([{ column, desc: false }]), column, code);
    return to - from;
  }

  sorting({ order }: EffectiveQuery<Row>): Sorting {
    const sorting: SortKey[] = [];
    for (const { column: name, dir } of order) {
      const column = this.#columns.get(name);
      if (column !== undefined) sorting.push({ column, desc: dir === "desc" });
    }
    return sorting;
  }

  /** One column ascending (a Run reverses it), several in their directions; null by id. */
  #sorted(sorting: Sorting): Int32Array | null {
    if (sorting.length === 0) return null;
    return this.#arrays.int32(`s${sortingKey(sorting)}`, () => {
      const [first] = sorting;
      if (first !== undefined && sorting.length === 1) return sortRows(null, first.column);
      let rows: Int32Array | null = null;
      for (const { column, desc } of sorting.toReversed()) rows = sortRows(rows, column, desc);
      return rows ?? new Int32Array(0);
    });
  }

  /** A range of all rows sorted by the filter's column, then the order. */
  #bucket(condition: Condition<Row> & { readonly op: "eq" }, sorting: Sorting): Run | undefined {
    const filter = this.#columns.get(condition.column);
    if (filter === undefined) return undefined;
    const code = exactCode(filter, condition.value);
    if (code === undefined) return new Run(new Int32Array(0), 0, 0, sorting);
    if (filter.nullCode * FEW > this.#count) {
      const byId = this.#sorted([{ column: filter, desc: false }]);
      const [from, to] = slice(byId, filter, code);
      if (byId !== null && to - from <= FEW) {
        const few = sortFew(byId.slice(from, to), sorting);
        return new Run(few, 0, few.length, sorting);
      }
    }
    const name = `b${filter.name}|${sortingKey(sorting)}`;
    const rows = this.#arrays.int32(name, () => sortRows(this.#sorted(sorting), filter));
    const [from, to] = slice(rows, filter, code);
    return new Run(rows, from, to, sorting);
  }

  *#matching(query: EffectiveQuery<Row>, sorting: Sorting): Slices<Int32Array> {
    // A filter often follows the unfiltered search.
    const searched = this.#arrays.kept(matchedKey({ ...query, where: [] })) ?? null;
    let rows: Int32Array | null = searched;
    let done: Condition<Row> | undefined;
    for (const condition of query.where) {
      if (condition.op !== "eq") continue;
      const bucket = yield* eventually(() => this.#bucket(condition, sorting));
      if (bucket === undefined || (rows !== null && rows.length <= bucket.length)) continue;
      rows = bucket.rows();
      done = condition;
    }
    const isSearched = rows !== null && rows === searched;
    rows ??= this.#sorted(sorting);
    const rest = query.where.filter((condition) => condition !== done);
    yield;
    for (const condition of rest)
      if (condition.op !== "test") rows = yield* this.#filter.keep(rows, condition);
    for (const search of isSearched ? [] : query.search) {
      const all = rows;
      rows = yield* eventually(() => this.#filter.search(all, search));
    }
    for (const condition of rest)
      if (condition.op === "test") rows = yield* this.#filter.keep(rows, condition);
    return rows ?? new Int32Array(0);
  }
}

function slice(
  rows: Int32Array | null,
  { codes }: Column,
  code: number,
): readonly [from: number, to: number] {
  const count = rows === null ? codes.length : rows.length;
  const at = (index: number): number => codes[rows === null ? index : (rows[index] ?? 0)] ?? 0;
  return [lowerBound(count, (index) => at(index) < code), lowerBound(count, (index) => at(index) <= code)];
}

/** In the order of the indexes. */
function sortFew(rows: Int32Array, sorting: Sorting): Int32Array {
  const turned = sorting.length > 1;
  return rows.sort((a, b) => {
    for (const { column, desc } of sorting) {
      const [left, right] = [column.codes[a] ?? 0, column.codes[b] ?? 0];
      if (left === right) continue;
      const turn = turned && desc && left !== column.nullCode && right !== column.nullCode;
      return turn ? right - left : left - right;
    }
    return a - b;
  });
}
