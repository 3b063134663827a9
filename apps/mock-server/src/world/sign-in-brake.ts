import type { Clock } from "./clock.ts";

const most = 10;
/** In ms. */
const within = 60_000;
/** Limits memory if many addresses are tried. */
const remembered = 1_000;

/** Counts refused sign-ins per address, against password guessing. */
export class SignInBrake {
  readonly #clock: Clock;
  /** Epoch ms; the latest address is last. */
  readonly #refused = new Map<string, readonly number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Seconds until the address may try again. */
  wait(email: string): number {
    const recent = this.#recent(email);
    const [first] = recent;
    if (recent.length < most || first === undefined) return 0;
    return Math.ceil((first + within - this.#clock.now()) / 1000);
  }

  /** Refusals of the address within the last minute. */
  count(email: string): number {
    return this.#recent(email).length;
  }

  refused(email: string): void {
    const recent = [...this.#recent(email), this.#clock.now()];
    const key = keyOf(email);
    this.#refused.delete(key);
    this.#refused.set(key, recent);
    const [oldest] = this.#refused.keys();
    if (this.#refused.size > remembered && oldest !== undefined) this.#refused.delete(oldest);
  }

  /** Ignores refusals after a clock set back. */
  #recent(email: string): readonly number[] {
    const now = this.#clock.now();
    return (this.#refused.get(keyOf(email)) ?? []).filter((at) => at <= now && at > now - within);
  }
}

const keyOf = (email: string): string => email.toLowerCase();
