export interface Answered {
  /** Of admin's id, key and path, in this order. */
  readonly key: string;
  readonly body: string;
  readonly status: number;
  readonly answer: string;
}

/** For each admin: one who writes much pushes out no colleague's. */
const limit = 1000;

/** First answers by `Idempotency-Key`: a retry or double click acts once (A05). */
export class Idempotency {
  /** Raised by each change. */
  revision = 0;
  readonly #answered = new Map<string, Answered>();
  /** By admin. */
  readonly #kept = new Map<string, number>();

  /** `reused` if the key came with another body; undefined if new. */
  find(key: string, body: string): Answered | "reused" | undefined {
    const known = this.#answered.get(key);
    return known === undefined || known.body === body ? known : "reused";
  }

  keep(answered: Answered): void {
    this.revision += 1;
    const admin = adminOf(answered);
    const kept = this.#kept.get(admin) ?? 0;
    if (kept < limit) this.#kept.set(admin, kept + 1);
    else this.#forgetOldestOf(admin);
    this.#answered.set(answered.key, answered);
  }

  restore(answered: readonly Answered[]): void {
    this.revision += 1;
    this.#answered.clear();
    this.#kept.clear();
    for (const each of answered) this.keep(each);
  }

  /** Oldest first. */
  list(): Answered[] {
    return [...this.#answered.values()];
  }

  #forgetOldestOf(admin: string): void {
    for (const answered of this.#answered.values()) {
      if (adminOf(answered) !== admin) continue;
      this.#answered.delete(answered.key);
      return;
    }
  }
}

const adminOf = ({ key }: Answered): string => key.slice(0, key.indexOf(" "));
