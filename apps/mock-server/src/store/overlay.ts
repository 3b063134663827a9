/** What one world changed in a table: rows by id, null for a deleted one. */

const UNCHANGED: ReadonlyMap<number, never> = new Map<number, never>();

/** Costs a few words until something is written; a fork shares the rows until either side writes. */
export class Overlay<Row> {
  /** Another overlay reads the same map: it is copied before it is written. */
  #shared = true;
  #rows: ReadonlyMap<number, Row | null> = UNCHANGED;
  nextId: number;
  /** How many rows the world has more (or fewer) than the base. */
  growth = 0;

  constructor(nextId: number) {
    this.nextId = nextId;
  }

  /** Ids and rows that differ from the base. */
  get rows(): ReadonlyMap<number, Row | null> {
    return this.#rows;
  }

  set(id: number, row: Row | null, existed: boolean): void {
    const rows = this.#own();
    rows.set(id, row);
    this.growth += (row === null ? 0 : 1) - (existed ? 1 : 0);
    this.nextId = Math.max(this.nextId, id + 1);
  }

  fork(): Overlay<Row> {
    const fork = new Overlay<Row>(this.nextId);
    fork.#rows = this.#rows;
    fork.growth = this.growth;
    this.#shared = true;
    return fork;
  }

  #own(): Map<number, Row | null> {
    if (!this.#shared && this.#rows instanceof Map) return this.#rows;
    const rows = new Map(this.#rows);
    this.#rows = rows;
    this.#shared = false;
    return rows;
  }
}
