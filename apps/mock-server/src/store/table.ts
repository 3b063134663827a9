import type { BaseTable } from "./base-table.ts";
import type { StoredRow } from "./column-spec.ts";
import type { Page, Query } from "./query.ts";
import { RowList } from "./row-list.ts";

/** Changes that {@link Table.changesSince} remembers. */
const keptChanges = 200_000;

/** How a table differs from its seed. */
export interface TableSnapshot {
  readonly nextId: number;
  readonly rows: readonly StoredRow[];
  readonly deleted: readonly number[];
}

export type Draft<Row extends StoredRow> = Omit<Row, "id" | "version">;

/** A table as one world sees it: the seeded rows until its first change, then a copy. Rows are frozen. */
export class Table<Row extends StoredRow> {
  readonly base: BaseTable<Row>;
  /** By id, once it differs from the seed. */
  #own: Map<number, Row> | undefined;
  /** Of `#own`, made when it is next asked. */
  #list: RowList<Row> | undefined;
  readonly #touched = new Set<number>();
  #nextId: number;
  #revision = 0;
  /** Oldest first; the last made the present revision. */
  #changes: number[] = [];
  readonly #changed: (() => void) | undefined;

  /** @param changed called after each change */
  constructor(base: BaseTable<Row>, changed?: () => void) {
    this.base = base;
    this.#nextId = base.count + 1;
    this.#changed = changed;
  }

  get size(): number {
    return this.#own?.size ?? this.base.count;
  }

  /** Equal revisions mean equal contents. */
  get revision(): number {
    return this.#revision;
  }

  /** The id that the next new row gets. */
  get nextId(): number {
    return this.#nextId;
  }

  get(id: number): Row | undefined {
    if (this.#own !== undefined) return this.#own.get(id);
    return this.base.has(id) ? this.base.list.rows[id - 1] : undefined;
  }

  has(id: number): boolean {
    return this.#own?.has(id) ?? this.base.has(id);
  }

  /** The asked part of the matching rows, with both counts. */
  query(query: Query<Row>): Page<Row> {
    const rows = this.#rows.select(query);
    return { total: this.size, filtered: rows.length, rows: rows.slice(...placesOf(query)) };
  }

  count(query: Query<Row>): number {
    return this.#rows.select(query).length;
  }

  /** One after the other; unaffected by later changes. */
  rows(query: Query<Row>): IterableIterator<Row> {
    return this.#rows
      .select(query)
      .slice(...placesOf(query))
      .values();
  }

  first(query: Query<Row>): Row | undefined {
    return this.#rows.select(query)[query.start ?? 0];
  }

  /** Distinct texts of a column in its order, without null; none for json and unknown columns. */
  distinct(column: string): readonly string[] {
    return this.#rows.distinct(column);
  }

  /**
   * Assigns id and version 1.
   * @throws TypeError if the row does not fit
   */
  insert(draft: Draft<Row>): Row {
    return this.put({ ...draft, id: this.#nextId, version: 1 });
  }

  /**
   * Stores the row as is, replacing the one with its id.
   * @throws TypeError if the row does not fit
   */
  put(row: object): Row {
    const checked = this.base.checked(row);
    this.#write().set(checked.id, checked);
    this.#nextId = Math.max(this.#nextId, checked.id + 1);
    this.#note(checked.id);
    return checked;
  }

  /**
   * Raises the version.
   * @throws RangeError without such a row
   */
  patch(id: number, changes: Partial<Draft<Row>>): Row {
    const row = this.get(id);
    if (row === undefined) throw new RangeError(`${this.base.name}: no row ${id}`);
    return this.put({ ...row, ...changes, id, version: row.version + 1 });
  }

  /** False if missing. Ids are not reused. */
  delete(id: number): boolean {
    if (!this.has(id)) return false;
    this.#write().delete(id);
    this.#note(id);
    return true;
  }

  /** All that differs from the seed. */
  snapshot(): TableSnapshot {
    const rows: Row[] = [];
    const deleted: number[] = [];
    for (const id of this.#touched) {
      const row = this.get(id);
      if (row === undefined) deleted.push(id);
      else rows.push(row);
    }
    return { nextId: this.#nextId, rows, deleted };
  }

  /**
   * Throws a TypeError and changes nothing if a row does not fit.
   * @throws TypeError also for a seed with more rows than the snapshot's
   */
  restore(snapshot: TableSnapshot): void {
    if (snapshot.nextId <= this.base.count) throw new TypeError("the snapshot is of a base with fewer rows");
    const rows = snapshot.rows.map((row) => this.base.checked({ ...row }));
    const isSeed = rows.length === 0 && snapshot.deleted.length === 0;
    this.#own = undefined;
    this.#touched.clear();
    const own = isSeed ? undefined : this.#write();
    for (const row of rows) own?.set(row.id, row);
    for (const id of snapshot.deleted) own?.delete(id);
    for (const id of [...rows.map((row) => row.id), ...snapshot.deleted]) this.#touched.add(id);
    this.#nextId = snapshot.nextId;
    this.#changes = [];
    this.#touch();
  }

  /** Ids, oldest first; undefined if no longer known. */
  changesSince(revision: number): readonly number[] | undefined {
    const count = this.#revision - revision;
    if (count > this.#changes.length) return undefined;
    return count === 0 ? [] : this.#changes.slice(-count);
  }

  get #rows(): RowList<Row> {
    if (this.#own === undefined) return this.base.list;
    // A row that was deleted and put back stands last in the map.
    this.#list ??= new RowList(
      [...this.#own.values()].sort((a, b) => a.id - b.id),
      this.base.columns,
      this.base.list,
    );
    return this.#list;
  }

  #write(): Map<number, Row> {
    this.#own ??= new Map(this.base.list.rows.map((row) => [row.id, row]));
    return this.#own;
  }

  #note(id: number): void {
    this.#touched.add(id);
    if (this.#changes.length >= keptChanges) this.#changes = [];
    this.#changes.push(id);
    this.#touch();
  }

  #touch(): void {
    this.#revision += 1;
    this.#list = undefined;
    this.#changed?.();
  }
}

/** For `slice`. */
function placesOf({
  start = 0,
  length = -1,
}: Pick<Query, "start" | "length">): [start: number, end?: number] {
  const from = Math.max(0, start);
  return length < 0 ? [from] : [from, from + length];
}
