import type { BaseTable } from "./base-table.ts";
import type { StoredRow } from "./column-spec.ts";
import { distinctTexts } from "./distinct-texts.ts";
import { effectiveQuery, queryKey } from "./effective-query.ts";
import { compareRows, mergeOverlay } from "./merge-overlay.ts";
import { Overlay } from "./overlay.ts";
import type { Leading, Page, Query } from "./query.ts";
import { rowMatches } from "./row-match.ts";
import { isRowOf } from "./row-shape.ts";
import { Selection } from "./selection.ts";

const keptChanges = 200_000;

/** Until the next change. */
const KEPT_SELECTIONS = 16;

export interface TableSnapshot {
  readonly nextId: number;
  readonly rows: readonly StoredRow[];
  readonly deleted: readonly number[];
}

/** `whole`: those since the revision are unknown. */
export interface TableChanges extends TableSnapshot {
  readonly whole: boolean;
}

export type Draft<Row extends StoredRow> = Omit<Row, "id" | "version">;

/** A table as one world sees it. Returned rows are frozen. */
export class Table<Row extends StoredRow> {
  readonly base: BaseTable<Row>;
  #overlay: Overlay<Row>;
  #revision = 0;
  /** Oldest first; the last made the present revision. */
  #changes: number[] = [];
  #selections: Map<string, Selection<Row>> | undefined;

  readonly #changed: (() => void) | undefined;

  /** @param changed called after each change */
  constructor(base: BaseTable<Row>, changed?: () => void) {
    this.base = base;
    this.#changed = changed;
    this.#overlay = new Overlay<Row>(base.count + 1);
  }

  get size(): number {
    return this.base.count + this.#overlay.growth;
  }

  /** Equal revisions mean equal contents. */
  get revision(): number {
    return this.#revision;
  }

  /** Oldest first; undefined if no longer known. */
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

  leading(query: Partial<Leading> & Pick<Leading, "order">, count: number): readonly Row[] {
    const { index, columns, row } = this.base;
    const changed = this.#overlay.rows;
    const order = [query.order];
    const { search } = effectiveQuery<Row>({ search: query.search ?? [] }, columns);
    const where = (query.where ?? []).filter(({ column }) => columns.has(column));
    const base = index.leading({ where, search, order: query.order }, count, (at) => changed.has(at + 1));
    if (base === undefined) return this.query({ where, search, order, length: count }).rows;
    if (changed.size === 0) return base.map(row);
    const own = [...changed.values()]
      .filter((each) => each !== null)
      .filter((each) => rowMatches(each, { where, search }, columns));
    const keys = index.sorting(effectiveQuery({ order }, columns));
    return [...base.map(row), ...own].sort((one, other) => compareRows(one, other, keys)).slice(0, count);
  }

  count(query: Query<Row>): number {
    return this.#select(query).length;
  }

  /** Unaffected by later changes. */
  rows(query: Query<Row>): IterableIterator<Row> {
    const { start = 0, length = -1 } = query;
    const selection = this.#select(query);
    return selection.stream(Math.max(0, start), length < 0 ? selection.length : length, this.base.passingRow);
  }

  first(query: Query<Row>): Row | undefined {
    return this.#select(query).slice(query.start ?? 0, 1, this.base.row)[0];
  }

  /** Assigns id and version 1. Throws a TypeError if the row does not fit. */
  insert(draft: Draft<Row>): Row {
    return this.#write({ ...draft, id: this.#overlay.nextId, version: 1 });
  }

  /** Stores the row as is, replacing the one with its id. */
  put(row: Row): Row {
    return this.#write(row);
  }

  /** Raises the version. Throws a RangeError without such a row. */
  patch(id: number, changes: Partial<Draft<Row>>): Row {
    const row = this.get(id);
    if (row === undefined) throw new RangeError(`${this.base.name}: no row ${id}`);
    return this.#write({ ...row, ...changes, id, version: row.version + 1 });
  }

  /** False if missing. Ids are not reused. */
  delete(id: number): boolean {
    if (!this.has(id)) return false;
    this.#store(id, null);
    return true;
  }

  /** Ordered, without nulls. */
  distinct(column: string): readonly string[] {
    return distinctTexts(this.base, this.#overlay.rows, column);
  }

  snapshot(): TableSnapshot {
    const changed = [...this.#overlay.rows];
    return {
      nextId: this.#overlay.nextId,
      rows: changed.flatMap(([, row]) => row ?? []),
      deleted: changed.flatMap(([id, row]) => (row === null ? [id] : [])),
    };
  }

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

  /** Throws a TypeError and changes nothing if a row does not fit. */
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
