/**
 * Splits the one processor between worlds, so that a busy world takes no more than half of it from another. While
 * another world calls, a world does one piece of work in a turn of the event loop, and rests as long as it worked if
 * the other has had less (docs/decisions/0006).
 */

/** In ms. A world without a call for this long is not waited for. */
const quiet = 20;
/** In ms of work. Calls of a page come together, and the first of them need not rest. */
const burst = 1;
/** In ms, for each piece: what HTTP and the journal cost around it. */
const around = 0.1;
/** In ms: a piece of divisible work beside another world. */
export const shortPiece = 2;
/** In ms. Alone, as each rest of a browser's takes four. */
const longPiece = 8;
/** In ms. No rest is longer: a piece that took longer met a machine that stood still, or cold code. */
const longestRest = 50;
/** Worlds remembered before silent ones are forgotten. */
const remembered = 64;

/** What it needs of a machine; tests bring their own. */
export interface Timing {
  /** Ms of a monotonic clock. */
  readonly now: () => number;
  /** Resolves after this many ms, and after other work at the latest. */
  readonly sleep: (ms: number) => Promise<void>;
}

/** The real one. */
export const machine: Timing = {
  now: () => performance.now(),
  // A timer takes a millisecond at least. Browsers have no immediates.
  sleep: (ms) =>
    new Promise((resolve) => {
      if (ms <= 0 && typeof setImmediate === "function") setImmediate(resolve);
      else setTimeout(resolve, ms);
    }),
};

/** The shares of all worlds of a server. */
export class FairShares {
  readonly timing: Timing;
  readonly #active = new Set<Share>();

  constructor(timing: Timing = machine) {
    this.timing = timing;
  }

  open(): Share {
    return new Share(this);
  }

  /** Notes a share that works or asks to. */
  note(share: Share, now: number): void {
    if (now - share.activeAt > quiet) {
      if (this.#active.size >= remembered) this.#forget(now);
      this.#active.add(share);
    }
    share.activeAt = now;
  }

  /** Whether another world is active whose work so far is due before this instant. */
  isBefore(share: Share, now: number, dueAt = Number.POSITIVE_INFINITY): boolean {
    for (const other of this.#active) {
      if (other !== share && now - other.activeAt <= quiet && other.dueAt < dueAt) return true;
    }
    return false;
  }

  #forget(now: number): void {
    for (const each of this.#active) if (now - each.activeAt > quiet) this.#active.delete(each);
  }
}

/** One world's part of the processor. */
export class Share {
  readonly #shares: FairShares;
  /** When its work so far will have been no more than half of the time. */
  dueAt = Number.NEGATIVE_INFINITY;
  /** When it last worked, or asked to. */
  activeAt = Number.NEGATIVE_INFINITY;
  /** Whether it has worked in this turn of the event loop, beside another world. */
  #hasWorked = false;

  constructor(shares: FairShares) {
    this.#shares = shares;
  }

  /** Ms of the clock that work is counted by. */
  get now(): number {
    return this.#shares.timing.now();
  }

  /** How long a piece of divisible work may take, in ms. */
  get piece(): number {
    return this.#shares.isBefore(this, this.now) ? shortPiece : longPiece;
  }

  /** Asks to work now. False while another world comes first: await {@link turn} then. */
  get mayWork(): boolean {
    const now = this.#shares.timing.now();
    this.#shares.note(this, now);
    if (this.#hasWorked) return false;
    return this.dueAt <= now || !this.#shares.isBefore(this, now, this.dueAt);
  }

  /** Does a piece of work and counts its time. What it awaits is not counted. */
  work<T>(piece: () => T): T {
    const start = this.#shares.timing.now();
    try {
      return piece();
    } finally {
      this.#count(start);
    }
  }

  /** Counts work since `start`, then as {@link turn}. */
  rested(start: number): Promise<void> {
    this.#count(start);
    return this.turn();
  }

  #count(start: number): void {
    const end = this.#shares.timing.now();
    const cost = Math.min(end - start + around, longestRest);
    // Never longer than the piece itself, so that a long time alone is not paid for later.
    this.dueAt = Math.min(end + cost, Math.max(this.dueAt, start - burst) + 2 * cost);
    this.#shares.note(this, end);
    if (this.#hasWorked || !this.#shares.isBefore(this, end)) return;
    this.#hasWorked = true;
    void this.#shares.timing.sleep(0).then(() => {
      this.#hasWorked = false;
    });
  }

  /** Lets other work through, and rests as long as another world comes first. */
  async turn(): Promise<void> {
    const { timing } = this.#shares;
    await timing.sleep(0);
    while (!this.mayWork) await timing.sleep(Math.max(0, Math.min(quiet, this.dueAt - timing.now())));
  }

  /** A stream whose chunks are each made in their turn. */
  async *paced<T>(chunks: Iterable<T>): AsyncGenerator<T> {
    // Not an async source: what it does after a chunk may run outside of the turn that asked for the next one.
    const iterator = chunks[Symbol.iterator]();
    try {
      for (;;) {
        if (!this.mayWork) await this.turn();
        const next = this.work(() => iterator.next());
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      iterator.return?.();
    }
  }
}
