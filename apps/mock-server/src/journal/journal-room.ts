interface Clearable {
  clear(): void;
}

/** Far more than a test run writes. */
const mostJournalBytes = 256 * 2 ** 20;

/** Above the budget, clears the least recently written journals, never the current one. */
export class JournalRoom {
  readonly #most: number;
  #used = 0;
  /** In bytes, least recently written first. */
  readonly #held = new Map<Clearable, number>();

  constructor(most = mostJournalBytes) {
    this.#most = most;
  }

  get used(): number {
    return this.#used;
  }

  hold(journal: Clearable, bytes: number): void {
    this.#used += bytes - (this.#held.get(journal) ?? 0);
    this.#held.delete(journal);
    if (bytes === 0) return;
    this.#held.set(journal, bytes);
    while (this.#used > this.#most) {
      const [oldest] = this.#held.keys();
      if (oldest === undefined || oldest === journal) return;
      oldest.clear();
    }
  }
}
