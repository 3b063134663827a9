import { eventually, forEachBelow, Sliced, type Slices } from "../slices.ts";
import type { BaseColumns } from "./base-columns.ts";
import type { ByteCache } from "./byte-cache.ts";
import type { Column } from "./column.ts";
import type { Scalar, StoredRow } from "./column-spec.ts";
import { ElementIndex } from "./element-index.ts";
import { fold } from "./fold.ts";
import { type FoundCodes, isNone, marksOf, noMarks, withMarks } from "./found-codes.ts";
import type { Condition, Leading, Search } from "./query.ts";
import { meets } from "./row-match.ts";
import { SearchTexts } from "./search-texts.ts";
import { keepMarked, keepRows } from "./sorted-rows.ts";
import { work } from "./work.ts";

type Rows = Int32Array | null;

/** Codes of a column, or marks by row if `of` is null. */
export type Marked =
  | { readonly found: FoundCodes; readonly of: Column }
  | { readonly found: Uint8Array; readonly of: null };

const columnsOf = ({ where, search }: Pick<Leading, "where" | "search">): readonly string[] => [
  ...where.map(({ column }) => column),
  ...search.flatMap(({ columns }) => columns),
];

/** Filters base rows, keeping their order. */
export class RowFilter<Row extends StoredRow> {
  readonly #columns: BaseColumns;
  readonly #count: number;
  readonly #rowAt: (index: number) => Row;
  readonly #arrays: ByteCache;
  readonly #elements = new Map<string, Sliced<ElementIndex>>();
  readonly texts: SearchTexts;

  constructor(columns: BaseColumns, count: number, rowAt: (index: number) => Row, arrays: ByteCache) {
    this.#columns = columns;
    this.#count = count;
    this.#rowAt = rowAt;
    this.#arrays = arrays;
    this.texts = new SearchTexts(arrays);
  }

  /** Null rows means all by id. */
  *keep(rows: Rows, condition: Condition<Row>): Slices<Int32Array> {
    if (condition.op === "includes") {
      const { column, value } = condition;
      return keepMarked(rows, yield* eventually(() => this.#including(column, value)));
    }
    if (condition.op === "test") return yield* this.#passing(rows, condition);
    const column = yield* eventually(() => this.#columns.get(condition.column));
    if (column === undefined) return yield* this.#passing(rows, condition);
    const accepted = yield* eventually(() => this.#accepted(column, condition));
    return accepted.includes(1) ? keepRows(rows, column.codes, accepted) : new Int32Array(0);
  }

  *#passing(rows: Rows, condition: Condition<Row>): Slices<Int32Array> {
    const kept = new Int32Array(rows?.length ?? this.#count);
    let size = 0;
    yield* forEachBelow(kept.length, (index) => {
      const row = rows === null ? index : (rows[index] ?? 0);
      if (!meets(this.#rowAt(row), condition, this.#columns.specs)) return;
      kept[size] = row;
      size += 1;
    });
    return kept.slice(0, size);
  }

  /** Tests single rows without scanning. */
  tester({ where, search }: Leading): (row: number) => boolean {
    // First: preparing may move the texts that testers read.
    for (const name of columnsOf({ where, search })) {
      const column = this.#columns.get(name);
      if (column !== undefined) this.texts.prepare(column);
    }
    const stand = where.map(({ column, way, value }) =>
      this.#byCode(column, (of) => this.texts.tester(of, way, value)),
    );
    const held = search.map(({ term, columns }) => {
      const tests = columns.map((column) => this.#byCode(column, (of) => this.texts.holds(of, term)));
      return (row: number) => tests.some((test) => test(row));
    });
    return (row) => stand.every((test) => test(row)) && held.every((test) => test(row));
  }

  #byCode(name: string, testOf: (column: Column) => (code: number) => boolean): (row: number) => boolean {
    const column = this.#columns.get(name);
    if (column === undefined) return () => false;
    const test = testOf(column);
    return (row) => test(column.codes[row] ?? column.nullCode);
  }

  /** A row matches if all mark it; undefined if one marks nothing. */
  marks({ where, search }: Leading): readonly Marked[] | undefined {
    const all: Marked[] = [];
    for (const [name, conditions] of Map.groupBy(where, ({ column }) => column)) {
      const column = this.#columns.get(name);
      const found = column && this.texts.standing(column, conditions);
      if (column === undefined || found === undefined || isNone(found)) return undefined;
      all.push({ found, of: column });
    }
    for (const each of search) {
      const found = this.#foundOnce(each);
      if (isNone(found)) return undefined;
      all.push({ found, of: null });
    }
    return all;
  }

  search(rows: Rows, search: Search): Int32Array {
    return keepMarked(rows, this.#foundOnce(search));
  }

  #foundOnce(search: Search): Uint8Array {
    const key = `?${JSON.stringify([search.term, search.columns])}`;
    return this.#arrays.uint8(key, () => this.#found(search));
  }

  #including(column: string, element: string | number): Uint8Array {
    let elements = this.#elements.get(column);
    if (elements === undefined) {
      elements = new Sliced(() => ElementIndex.build(column, this.#count, this.#rowAt));
      this.#elements.set(column, elements);
    }
    const marks = new Uint8Array(this.#count);
    elements.get().mark(element, marks);
    return marks;
  }

  #accepted(column: Column, condition: Condition<Row>): Uint8Array {
    const accepted = new Uint8Array(column.nullCode + 1);
    const accept = (value: Scalar): void => {
      const place = column.locate(value);
      if (Number.isInteger(place)) accepted[place] = 1;
    };
    switch (condition.op) {
      case "eq":
        accept(condition.value);
        return accepted;
      case "in":
        for (const value of condition.values) accept(value);
        return accepted;
      case "gte":
      case "lte": {
        const place = column.locate(condition.value);
        if (Number.isNaN(place)) return accepted;
        return condition.op === "gte"
          ? accepted.fill(1, Math.ceil(place), column.nullCode)
          : accepted.fill(1, 0, Math.floor(place) + 1);
      }
      case "contains":
        return marksOf(this.texts.accepted(column, fold(condition.value)), accepted.length);
      case "stands":
        return marksOf(this.texts.standing(column, [condition]), accepted.length);
      case "includes":
      case "test":
        return accepted;
    }
  }

  #found({ term, columns }: Search): Uint8Array {
    const marks = noMarks(this.#count);
    for (const name of columns) {
      const column = this.#columns.get(name);
      if (column === undefined) continue;
      if (!marks.includes(0)) break;
      const found = this.texts.accepted(column, term);
      if (isNone(found)) continue;
      const { codes, nullCode } = column;
      work.rows += codes.length;
      withMarks(found, nullCode + 1, (accepted) => {
        for (let row = 0; row < marks.length; row += 1) {
          marks[row] = (marks[row] ?? 0) | (accepted[codes[row] ?? 0] ?? 0);
        }
      });
    }
    return marks;
  }
}
