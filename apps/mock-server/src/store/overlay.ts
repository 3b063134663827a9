/** What one world changed in a table: rows by id, null for a deleted one. */

const UNCHANGED: ReadonlyMap<number, never> = new Map<number, never>();

/** Costs a few words until something is written. */
export class Overlay<Row> {
  #rows: Map<number, Row | null> | undefined;
  nextId: number;
  /** How many rows the world has more (or fewer) than the base. */
  growth = 0;

  constructor(nextId: number) {
    this.nextId = nextId;
  }

  /** Ids and rows that differ from the base. */
  get rows(): ReadonlyMap<number, Row | null> {
    return this.#rows ?? UNCHANGED;
  }

  set(id: number, row: Row | null, existed: boolean): void {
    this.#rows ??= new Map();
    this.#rows.set(id, row);
    this.growth += (row === null ? 0 : 1) - (existed ? 1 : 0);
    this.nextId = Math.max(this.nextId, id + 1);
  }
}
