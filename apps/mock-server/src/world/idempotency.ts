import type { CoreAnswer } from "../core/exchange.ts";

interface Kept {
  readonly body: string;
  readonly answer: CoreAnswer;
}

const limit = 1000;

/** First answers by `Idempotency-Key`, so that a retry or a double click does a thing once (A05). */
export class Idempotency {
  readonly #kept = new Map<string, Kept>();

  /** The first answer; `reused` when the key served for another body; undefined when it is new. */
  find(key: string, body: string): CoreAnswer | "reused" | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    return kept.body === body ? kept.answer : "reused";
  }

  keep(key: string, body: string, answer: CoreAnswer): void {
    if (this.#kept.size >= limit) {
      for (const oldest of this.#kept.keys()) {
        this.#kept.delete(oldest);
        break;
      }
    }
    this.#kept.set(key, { body, answer });
  }
}
