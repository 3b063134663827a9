/** What one world changed in a table: rows by id, null for a deleted one. */

/** Costs nothing until something is written; a fork shares it until either side writes. */
export class Overlay<Row> {
  #rows: Map<number, Row | null>;
  #shared: boolean;
  nextId: number;
  /** How many rows the world has more (or fewer) than the base. */
  growth: number;

  constructor(nextId: number, rows: Map<number, Row | null> = new Map(), growth = 0, shared = false) {
    this.#rows = rows;
    this.#shared = shared;
    this.nextId = nextId;
    this.growth = growth;
  }

  /** Ids and rows that differ from the base. */
  get rows(): ReadonlyMap<number, Row | null> {
    return this.#rows;
  }

  set(id: number, row: Row | null, existed: boolean): void {
    if (this.#shared) this.#rows = new Map(this.#rows);
    this.#shared = false;
    this.#rows.set(id, row);
    this.growth += (row === null ? 0 : 1) - (existed ? 1 : 0);
    this.nextId = Math.max(this.nextId, id + 1);
  }

  fork(): Overlay<Row> {
    this.#shared = true;
    return new Overlay(this.nextId, this.#rows, this.growth, true);
  }
}
