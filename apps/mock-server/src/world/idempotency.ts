export interface Answered {
  /** Of key, admin and path. */
  readonly key: string;
  readonly body: string;
  readonly status: number;
  readonly answer: string;
}

const limit = 1000;

/** First answers by `Idempotency-Key`: a retry or double click acts once (A05). */
export class Idempotency {
  readonly #answered = new Map<string, Answered>();
  #count = 0;

  /** `reused` if the key came with another body; undefined if new. */
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

  /** Of all answers ever kept. */
  get count(): number {
    return this.#count;
  }

  restore(answered: readonly Answered[]): void {
    this.#answered.clear();
    for (const each of answered) this.keep(each);
  }

  /** Oldest first. */
  list(): Answered[] {
    return [...this.#answered.values()];
  }
}
