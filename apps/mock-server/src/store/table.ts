/** One world's view of a table: the shared base plus what this world changed. */
import type { BaseTable } from "./base-table.ts";
import { cellOf } from "./cell.ts";
import type { StoredRow } from "./column-spec.ts";
import type { Page, Query } from "./query.ts";
import { rowMatches } from "./row-match.ts";
import { isRowOf } from "./row-shape.ts";
import { compareText, compareValues } from "./value-order.ts";

/** What a world changed in one table, as plain JSON. */
export interface TableSnapshot {
  readonly nextId: number;
  readonly rows: readonly StoredRow[];
  readonly deleted: readonly number[];
}

/** A row to insert: the table gives it its id, and version 1. */
export type Draft<Row extends StoredRow> = Omit<Row, "id" | "version">;

/** A table as one world sees it. Rows handed out are frozen. */
export class Table<Row extends StoredRow> {
  readonly base: BaseTable<Row>;
  #changed: ReadonlyMap<number, Row | null> = new Map();
  #nextId: number;
  #revision = 0;

  constructor(base: BaseTable<Row>) {
    this.base = base;
    this.#nextId = base.count + 1;
  }

  /** How many rows there are. */
  get size(): number {
    let size = this.base.count;
    for (const [id, row] of this.#changed) size += (row === null ? 0 : 1) - (id <= this.base.count ? 1 : 0);
    return size;
  }

  /** Grows with every change; equal revisions of one table mean equal contents. */
  get revision(): number {
    return this.#revision;
  }

  get(id: number): Row | undefined {
    const changed = this.#changed.get(id);
    if (changed !== undefined) return changed ?? undefined;
    return Number.isInteger(id) && id >= 1 && id <= this.base.count ? this.base.row(id - 1) : undefined;
  }

  has(id: number): boolean {
    return this.get(id) !== undefined;
  }

  query(query: Query<Row>): Page<Row> {
    const rows = this.#select(query);
    return { total: this.size, filtered: rows.length, rows: page(rows, query) };
  }

  count(query: Query<Row>): number {
    return this.#select(query).length;
  }

  /** The rows of a query in order, as they were when it was called, whatever happens to the table meanwhile. */
  rows(query: Query<Row>): IterableIterator<Row> {
    return page(this.#select(query), query).values();
  }

  first(query: Query<Row>): Row | undefined {
    return this.query({ ...query, length: 1 }).rows[0];
  }

  /** Adds a row under the next id, with version 1. Throws a TypeError when it does not fit the columns. */
  insert(draft: Draft<Row>): Row {
    return this.#write({ ...draft, id: this.#nextId, version: 1 });
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

  /** The distinct texts of a column in French order, nulls left out. */
  distinct(column: string): readonly string[] {
    const values = new Set<string>();
    for (const row of this.rows({})) {
      const value = cellOf(row, column);
      if (value !== null && typeof value !== "object") values.add(String(value));
    }
    return [...values].sort(compareText);
  }

  snapshot(): TableSnapshot {
    const rows = [...this.#changed.values()].filter((row) => row !== null);
    const deleted = [...this.#changed].flatMap(([id, row]) => (row === null ? [id] : []));
    return { nextId: this.#nextId, rows, deleted };
  }

  /** Puts back what `snapshot` gave, for the same base. Throws a TypeError when a row does not fit. */
  restore(snapshot: TableSnapshot): void {
    const changed = new Map<number, Row | null>(snapshot.deleted.map((id) => [id, null]));
    for (const row of snapshot.rows) changed.set(row.id, this.#checked({ ...row }));
    this.#changed = changed;
    this.#nextId = snapshot.nextId;
    this.#revision += 1;
  }

  /** A table with the same contents that then goes its own way. */
  fork(): Table<Row> {
    const fork = new Table(this.base);
    fork.#changed = this.#changed;
    fork.#nextId = this.#nextId;
    return fork;
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
    this.#changed = new Map(this.#changed).set(id, row);
    this.#nextId = Math.max(this.#nextId, id + 1);
    this.#revision += 1;
  }

  #select(query: Query<Row>): Row[] {
    const rows: Row[] = [];
    for (let id = 1; id < this.#nextId; id += 1) {
      const row = this.get(id);
      if (row !== undefined && rowMatches(row, query, this.base.columns)) rows.push(row);
    }
    for (const { column, dir } of [...(query.order ?? [])].reverse()) {
      if (this.base.columns.get(column)?.kind === "json" || !this.base.columns.has(column)) continue;
      const sign = dir === "desc" ? -1 : 1;
      rows.sort((left, right) => {
        const [a, b] = [cellOf(left, column), cellOf(right, column)];
        if (a === null || b === null) return Number(a === null) - Number(b === null);
        return compareValues(a, b) * sign;
      });
    }
    return rows;
  }
}

function page<Row>(rows: Row[], query: { readonly start?: number; readonly length?: number }): Row[] {
  const { start = 0, length = -1 } = query;
  return rows.slice(start, length < 0 ? undefined : start + length);
}
