const UNCHANGED: ReadonlyMap<number, never> = new Map<number, never>();

/** Null if deleted. Takes almost no memory before the first write. */
export class Overlay<Row> {
  #rows: Map<number, Row | null> | undefined;
  nextId: number;
  /** Row count minus the base's. */
  growth = 0;

  constructor(nextId: number) {
    this.nextId = nextId;
  }

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
