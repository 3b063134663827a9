/** The first answer to a call, as it is kept: all that is idempotent answers JSON. */
export interface Answered {
  /** The call's key, admin and path. */
  readonly key: string;
  /** What was sent. */
  readonly body: string;
  readonly status: number;
  /** JSON text. */
  readonly answer: string;
}

const limit = 1000;

/** First answers by `Idempotency-Key`, so that a retry or a double click does a thing once (A05). */
export class Idempotency {
  readonly #answered = new Map<string, Answered>();
  #count = 0;
  /** By key: what resolves once a call that takes its time is over, whether it was answered or refused. */
  readonly underWay = new Map<string, Promise<void>>();

  /** The first answer; `reused` when the key served for another body; undefined when it is new. */
  find(key: string, body: string): Answered | "reused" | undefined {
    const known = this.#answered.get(key);
    return known === undefined || known.body === body ? known : "reused";
  }

  keep(answered: Answered): void {
    const [oldest] = this.#answered.keys();
    if (this.#answered.size >= limit && oldest !== undefined) this.#answered.delete(oldest);
    this.#answered.set(answered.key, answered);
    this.#count += 1;
  }

  /** How many were ever kept. */
  get count(): number {
    return this.#count;
  }

  /** Puts kept answers in place of these. */
  restore(answered: readonly Answered[]): void {
    this.#answered.clear();
    for (const each of answered) this.keep(each);
  }

  /** All that is kept, the oldest first. */
  list(): Answered[] {
    return [...this.#answered.values()];
  }
}
