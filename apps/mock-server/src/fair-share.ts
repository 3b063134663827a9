/**
 * Splits the processor between worlds: a busy world leaves another at least half. While another world calls,
 * a world does one piece of work per turn of the event loop, then rests as long as it worked if the other had
 * less (docs/decisions/0006).
 */

/** Ms without a call, after which nobody waits for a world. */
const quiet = 20;
/** Ms of work without a rest: a page's calls come together. */
const burst = 1;
/** Ms per piece for HTTP and the journal. */
const around = 0.1;
/** Ms of a piece of divisible work beside another world. */
export const shortPiece = 2;
/** Ms of a piece alone: in a browser each rest takes four. */
const longPiece = 8;
/** Ms at most: a longer piece met cold code, or a machine that stood still. */
const longestRest = 50;
/** Worlds known before silent ones are forgotten. */
const remembered = 64;

export interface Timing {
  /** Ms of a monotonic clock. */
  readonly now: () => number;
  /** Resolves after `ms`, and after other pending work. */
  readonly sleep: (ms: number) => Promise<void>;
}

export const machine: Timing = {
  now: () => performance.now(),
  // A timer takes at least a millisecond; browsers have no immediates.
  sleep: (ms) =>
    new Promise((resolve) => {
      if (ms <= 0 && typeof setImmediate === "function") setImmediate(resolve);
      else setTimeout(resolve, ms);
    }),
};

export class FairShares {
  readonly timing: Timing;
  readonly #active = new Set<Share>();

  constructor(timing: Timing = machine) {
    this.timing = timing;
  }

  open(): Share {
    return new Share(this);
  }

  /** Call when a share works or asks to. */
  note(share: Share, now: number): void {
    if (now - share.activeAt > quiet) {
      if (this.#active.size >= remembered) this.#forget(now);
      this.#active.add(share);
    }
    share.activeAt = now;
  }

  /** Whether another active world's work is due before `dueAt`. */
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
  /** When its work so far is at most half of the time. */
  dueAt = Number.NEGATIVE_INFINITY;
  /** When it last worked or asked to. */
  activeAt = Number.NEGATIVE_INFINITY;
  /** Whether it has worked in this turn of the event loop beside another world. */
  #hasWorked = false;

  constructor(shares: FairShares) {
    this.#shares = shares;
  }

  get now(): number {
    return this.#shares.timing.now();
  }

  /** Ms for a piece of divisible work. */
  get piece(): number {
    return this.#shares.isBefore(this, this.now) ? shortPiece : longPiece;
  }

  /** Asks to work now. If false, another world comes first: await {@link turn}. */
  get mayWork(): boolean {
    const now = this.#shares.timing.now();
    this.#shares.note(this, now);
    if (this.#hasWorked) return false;
    return this.dueAt <= now || !this.#shares.isBefore(this, now, this.dueAt);
  }

  /** Runs a piece of work and counts its time, without what it awaits. */
  work<T>(piece: () => T): T {
    const start = this.#shares.timing.now();
    try {
      return piece();
    } finally {
      this.#count(start);
    }
  }

  /** Counts work since `start`, then waits as {@link turn}. */
  rested(start: number): Promise<void> {
    this.#count(start);
    return this.turn();
  }

  #count(start: number): void {
    const end = this.#shares.timing.now();
    const cost = Math.min(end - start + around, longestRest);
    // A call may work in several pieces before it can rest.
    const owed = this.#hasWorked ? Math.max(0, this.dueAt - start) : 0;
    // Never longer than this turn's work: time alone is not paid for later.
    this.dueAt = Math.min(
      end + Math.min(owed + cost, longestRest),
      Math.max(this.dueAt, start - burst) + 2 * cost,
    );
    this.#shares.note(this, end);
    if (this.#hasWorked || !this.#shares.isBefore(this, end)) return;
    this.#hasWorked = true;
    void this.#shares.timing.sleep(0).then(() => {
      this.#hasWorked = false;
    });
  }

  /** Lets other work through; rests while another world comes first. */
  async turn(): Promise<void> {
    const { timing } = this.#shares;
    await timing.sleep(0);
    while (!this.mayWork) await timing.sleep(Math.max(0, Math.min(quiet, this.dueAt - timing.now())));
  }

  /** Makes each chunk of a stream in a turn. */
  async *paced<T>(chunks: Iterable<T>): AsyncGenerator<T> {
    // Not an async source, whose work after a chunk could run outside its turn.
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
