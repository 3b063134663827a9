import { instantText } from "./instant.ts";

/**
 * A world's time: it begins at the seed's present and runs as fast as real time, so that seeded dates stay « today »,
 * « this week » and « two years ago » whatever the machine's clock says (T01).
 */
export class Clock {
  #offset: number;
  /** The time at which it stands; undefined while it runs. */
  #frozenAt: number | undefined;
  /** The time that it shows while something that was due earlier is done. */
  #shown: number | undefined;
  readonly #elapsed: () => number;

  /** @param start ISO instant; @param elapsed milliseconds of any clock that never goes back. */
  constructor(start: string, elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
    this.#offset = Date.parse(start) - elapsed();
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#shown ?? this.#frozenAt ?? this.#offset + this.#elapsed();
  }

  get frozen(): boolean {
    return this.#frozenAt !== undefined;
  }

  /** Stops the clock where it stands. */
  freeze(): void {
    this.#frozenAt = this.now();
  }

  /** Lets a stopped clock go on from where it stood. */
  run(): void {
    if (this.#frozenAt === undefined) return;
    this.#offset = this.#frozenAt - this.#elapsed();
    this.#frozenAt = undefined;
  }

  /** Runs something as if it were another time, which must not be left asynchronously. */
  during<T>(at: number, run: () => T): T {
    const before = this.#shown;
    this.#shown = at;
    try {
      return run();
    } finally {
      this.#shown = before;
    }
  }

  /** Now as the wire writes instants: `2026-11-20T09:30:00Z`. */
  instant(): string {
    return instantText(this.now());
  }

  /** Moves the clock; negative goes back. */
  move(milliseconds: number): void {
    if (this.#frozenAt === undefined) this.#offset += milliseconds;
    else this.#frozenAt += milliseconds;
  }
}
