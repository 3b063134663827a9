/** One world's view of a table: the shared base plus what this world changed. */
import type { BaseTable } from "./base-table.ts";
import type { StoredRow } from "./column-spec.ts";
import { distinctTexts } from "./distinct-texts.ts";
import { effectiveQuery, queryKey } from "./effective-query.ts";
import { mergeOverlay } from "./merge-overlay.ts";
import { Overlay } from "./overlay.ts";
import type { Page, Query, Standing } from "./query.ts";
import { rowMatches } from "./row-match.ts";
import { isRowOf } from "./row-shape.ts";
import { Selection } from "./selection.ts";

/** How many changes a table remembers by their ids. */
const keptChanges = 200_000;

/** Merged queries that a world keeps until its next change. */
const KEPT_SELECTIONS = 16;

/** So many rows are read in no more time than an index needs to narrow a million. */
const READ_ONE_BY_ONE = 2_000;

/** What a world changed in one table, as plain JSON. */
export interface TableSnapshot {
  readonly nextId: number;
  readonly rows: readonly StoredRow[];
  readonly deleted: readonly number[];
}

/** What changed in a table since a revision; `whole` when that is not remembered and it is all that the world changed. */
export interface TableChanges extends TableSnapshot {
  readonly whole: boolean;
}

/** A row to insert: the table gives it its id, and version 1. */
export type Draft<Row extends StoredRow> = Omit<Row, "id" | "version">;

/** A table as one world sees it. Rows handed out are frozen. */
export class Table<Row extends StoredRow> {
  readonly base: BaseTable<Row>;
  #overlay: Overlay<Row>;
  #revision = 0;
  /** The rows that changed, oldest first: the last of them made the present revision. */
  #changes: number[] = [];
  /** Selections of this revision, for the next pages of the same query. */
  #selections: Map<string, Selection<Row>> | undefined;

  readonly #changed: (() => void) | undefined;

  /** @param changed called after every change. */
  constructor(base: BaseTable<Row>, changed?: () => void) {
    this.base = base;
    this.#changed = changed;
    this.#overlay = new Overlay<Row>(base.count + 1);
  }

  /** How many rows there are. */
  get size(): number {
    return this.base.count + this.#overlay.growth;
  }

  /** Grows with every change; equal revisions of one table mean equal contents. */
  get revision(): number {
    return this.#revision;
  }

  /** The ids of the rows that changed after a revision, oldest first; undefined where they are not remembered. */
  changesSince(revision: number): readonly number[] | undefined {
    const count = this.#revision - revision;
    if (count > this.#changes.length) return undefined;
    return count === 0 ? [] : this.#changes.slice(-count);
  }

  get(id: number): Row | undefined {
    const changed = this.#overlay.rows.get(id);
    return changed === undefined ? this.#baseRow(id) : (changed ?? undefined);
  }

  has(id: number): boolean {
    const changed = this.#overlay.rows.get(id);
    return changed === undefined ? this.#isBase(id) : changed !== null;
  }

  /** One page, and how many rows there are in the table and in the query. */
  query(query: Query<Row>): Page<Row> {
    const selection = this.#select(query);
    const { start = 0, length = -1 } = query;
    const count = length < 0 ? selection.length : length;
    return {
      total: this.size,
      filtered: selection.length,
      rows: selection.slice(start, count, this.base.row),
    };
  }

  /**
   * The first `count` rows of a query that meet further conditions. Where many do, they stand among the first rows of the
   * query, which are read one by one; the index looks for those that are rare.
   */
  leading(
    query: Pick<Query<Row>, "search" | "order">,
    where: readonly Standing[],
    count: number,
  ): readonly Row[] {
    const { columns, index, row } = this.base;
    // Before the tester: a selection may move the texts that it looks at.
    const selection = this.#select(query);
    const isBest = index.tester(where);
    const first = selection.leading(
      { count, most: READ_ONE_BY_ONE },
      (at) => (isBest(at) ? row(at) : undefined),
      (each) => rowMatches(each, { where }, columns),
    );
    return first ?? this.query({ ...query, where, length: count }).rows;
  }

  /** How many rows answer a query, whatever its page. */
  count(query: Query<Row>): number {
    return this.#select(query).length;
  }

  /** The rows of a query in order, as they were when it was called, whatever happens to the table meanwhile. */
  rows(query: Query<Row>): IterableIterator<Row> {
    const { start = 0, length = -1 } = query;
    const selection = this.#select(query);
    return selection.stream(Math.max(0, start), length < 0 ? selection.length : length, this.base.passingRow);
  }

  first(query: Query<Row>): Row | undefined {
    return this.#select(query).slice(query.start ?? 0, 1, this.base.row)[0];
  }

  /** Adds a row under the next id, with version 1. Throws a TypeError when it does not fit the columns. */
  insert(draft: Draft<Row>): Row {
    return this.#write({ ...draft, id: this.#overlay.nextId, version: 1 });
  }

  /** Stores a row as it is, in place of the one with its id or as a new one. */
  put(row: Row): Row {
    return this.#write(row);
  }

  /** Changes some columns and raises the version by one. Throws a RangeError when there is no such row. */
  patch(id: number, changes: Partial<Draft<Row>>): Row {
    const row = this.get(id);
    if (row === undefined) throw new RangeError(`${this.base.name}: no row ${id}`);
    return this.#write({ ...row, ...changes, id, version: row.version + 1 });
  }

  /** Removes a row; false when there was none. Its id is never given again. */
  delete(id: number): boolean {
    if (!this.has(id)) return false;
    this.#store(id, null);
    return true;
  }

  /** The distinct values of a column as texts, in the column's order, nulls left out. */
  distinct(column: string): readonly string[] {
    return distinctTexts(this.base, this.#overlay.rows, column);
  }

  /** What this world changed, to be kept as JSON. */
  snapshot(): TableSnapshot {
    const changed = [...this.#overlay.rows];
    return {
      nextId: this.#overlay.nextId,
      rows: changed.flatMap(([, row]) => row ?? []),
      deleted: changed.flatMap(([id, row]) => (row === null ? [id] : [])),
    };
  }

  /** The rows as they are now that changed after a revision. */
  changesAfter(revision: number): TableChanges {
    const ids = this.changesSince(revision);
    if (ids === undefined) return { whole: true, ...this.snapshot() };
    const changed = [...new Set(ids)].map((id) => [id, this.#overlay.rows.get(id)] as const);
    return {
      whole: false,
      nextId: this.#overlay.nextId,
      rows: changed.flatMap(([, row]) => row ?? []),
      deleted: changed.flatMap(([id, row]) => (row === null ? [id] : [])),
    };
  }

  /** Puts back what `snapshot` gave, for the same base. Throws a TypeError, and changes nothing, when a row does not fit. */
  restore(snapshot: TableSnapshot): void {
    if (snapshot.nextId <= this.base.count) throw new TypeError("the snapshot is of a base with fewer rows");
    const overlay = new Overlay<Row>(snapshot.nextId);
    for (const id of snapshot.deleted) overlay.set(id, null, this.#isBase(id));
    for (const row of snapshot.rows) overlay.set(row.id, this.#checked({ ...row }), this.#isBase(row.id));
    this.#overlay = overlay;
    this.#changes = [];
    this.#touch();
  }

  #isBase(id: number): boolean {
    return Number.isInteger(id) && id >= 1 && id <= this.base.count;
  }

  #baseRow(id: number): Row | undefined {
    return this.#isBase(id) ? this.base.row(id - 1) : undefined;
  }

  #checked(row: object): Row {
    if (!isRowOf<Row>(row, this.base.columns.values()))
      throw new TypeError(`${this.base.name}: misshapen row`);
    return Object.freeze(row);
  }

  #write(row: object): Row {
    const checked = this.#checked(row);
    this.#store(checked.id, checked);
    return checked;
  }

  #store(id: number, row: Row | null): void {
    this.#overlay.set(id, row, this.has(id));
    if (this.#changes.length >= keptChanges) this.#changes = [];
    this.#changes.push(id);
    this.#touch();
  }

  #touch(): void {
    this.#revision += 1;
    this.#selections = undefined;
    this.#changed?.();
  }

  #select(query: Query<Row>): Selection<Row> {
    const effective = effectiveQuery(query, this.base.columns);
    const changed = this.#overlay.rows;
    if (changed.size === 0) return new Selection(this.base.index.run(effective));
    const key = queryKey(effective);
    const known = this.#selections?.get(key);
    if (known !== undefined) return known;
    if (this.#selections === undefined || this.#selections.size >= KEPT_SELECTIONS)
      this.#selections = new Map();
    const { index, columns } = this.base;
    const merged = mergeOverlay(
      index.run(effective),
      index.sorting(effective),
      changed,
      (id) => this.#isBase(id),
      (row) => rowMatches(row, query, columns),
    );
    this.#selections.set(key, merged);
    return merged;
  }
}
