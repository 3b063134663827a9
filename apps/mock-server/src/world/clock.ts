import { instantText } from "./instant.ts";

/** Starts at the seed's present, at real speed: seeded dates stay « today » on any machine (T01). */
export class Clock {
  #offset: number;
  #frozenAt: number | undefined;
  /** While an earlier due change runs. */
  #shown: number | undefined;
  readonly #elapsed: () => number;
  /** Raised by each act on it, not by time that passes. */
  revision = 0;

  /**
   * @param start ISO instant
   * @param elapsed ms of any monotonic clock
   */
  constructor(start: string, elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
    this.#offset = Date.parse(start) - elapsed();
  }

  /** Epoch ms. */
  now(): number {
    return this.#shown ?? this.#frozenAt ?? this.#offset + this.#elapsed();
  }

  get frozen(): boolean {
    return this.#frozenAt !== undefined;
  }

  freeze(): void {
    this.#frozenAt = this.now();
    this.revision += 1;
  }

  run(): void {
    if (this.#frozenAt === undefined) return;
    this.#offset = this.#frozenAt - this.#elapsed();
    this.#frozenAt = undefined;
    this.revision += 1;
  }

  /** Runs synchronous code as if at another time. */
  during<T>(at: number, run: () => T): T {
    const before = this.#shown;
    this.#shown = at;
    try {
      return run();
    } finally {
      this.#shown = before;
    }
  }

  /** `2026-11-20T09:30:00Z` */
  instant(): string {
    return instantText(this.now());
  }

  /** Negative goes back. */
  move(milliseconds: number): void {
    this.revision += 1;
    if (this.#frozenAt === undefined) this.#offset += milliseconds;
    else this.#frozenAt += milliseconds;
  }
}
