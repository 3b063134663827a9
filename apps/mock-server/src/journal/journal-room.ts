/** What gives its memory back when it is cleared. */
interface Clearable {
  clear(): void;
}

/** How many bytes the journals of all worlds may hold together: far more than a run of tests writes. */
const mostJournalBytes = 256 * 2 ** 20;

/**
 * The room that all journals of a server share, so that no number of worlds fills the memory. Once it is full, the
 * journals that were written to longest ago are cleared; the one that is written to always keeps its lines.
 */
export class JournalRoom {
  readonly #most: number;
  #used = 0;
  /** Bytes by journal, the one that was written to longest ago first. */
  readonly #held = new Map<Clearable, number>();

  constructor(most = mostJournalBytes) {
    this.#most = most;
  }

  /** How many bytes all journals hold. */
  get used(): number {
    return this.#used;
  }

  /** Takes note of how many bytes a journal holds now. */
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
