import type { Clock } from "./clock.ts";

const most = 10;
/** Within which they count, in ms. */
const within = 60_000;
/** Addresses that are remembered: who tries a million of them fills no memory. */
const remembered = 1_000;

/** Counts the refused sign-ins of each address, so that passwords cannot be tried by the thousand. */
export class SignInBrake {
  readonly #clock: Clock;
  /** When each was refused, in ms since 1970; the address tried last stands last. */
  readonly #refused = new Map<string, readonly number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many seconds an address has to wait before it may try again; 0 when it may. */
  wait(email: string): number {
    const recent = this.#recent(email);
    const [first] = recent;
    if (recent.length < most || first === undefined) return 0;
    return Math.ceil((first + within - this.#clock.now()) / 1000);
  }

  /** Counts a refusal. */
  refused(email: string): void {
    const recent = [...this.#recent(email), this.#clock.now()];
    const key = keyOf(email);
    this.#refused.delete(key);
    this.#refused.set(key, recent);
    const [oldest] = this.#refused.keys();
    if (this.#refused.size > remembered && oldest !== undefined) this.#refused.delete(oldest);
  }

  /** Of the last minute; a clock that was set back leaves none of them waiting for ever. */
  #recent(email: string): readonly number[] {
    const now = this.#clock.now();
    return (this.#refused.get(keyOf(email)) ?? []).filter((at) => at <= now && at > now - within);
  }
}

const keyOf = (email: string): string => email.toLowerCase();
