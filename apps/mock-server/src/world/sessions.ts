import type { Clock } from "./clock.ts";

export interface SignedIn {
  readonly id: string;
  readonly adminId: number;
  /** Required in `x-csrf-token` by writing requests. */
  readonly csrfToken: string;
  /** Epoch ms. */
  openedAt: number;
  /** Epoch ms. */
  seenAt: number;
}

/** Eight hours: a working day. */
const sessionLifetime = 8 * 3_600_000;

/** Limits a stolen session, or one that a polling page keeps open. */
const longestSession = 12 * 3_600_000;

/** Each ends when idle for its lifetime, or twelve hours after sign-in. */
export class Sessions {
  readonly #clock: Clock;
  readonly #lifetime: number;
  readonly #open = new Map<string, SignedIn>();
  /** Raised by opening, closing and moving, not by use. */
  revision = 0;

  constructor(clock: Clock, lifetime: number = sessionLifetime) {
    this.#clock = clock;
    this.#lifetime = lifetime;
  }

  /** Ids are unguessable, never seeded. */
  open(adminId: number): SignedIn {
    const now = this.#clock.now();
    for (const [id, session] of this.#open) if (this.#isOver(session, now)) this.#open.delete(id);
    const session: SignedIn = { id: secret(), adminId, csrfToken: secret(), openedAt: now, seenAt: now };
    this.#open.set(session.id, session);
    this.revision += 1;
    return session;
  }

  /** Extends the session; undefined if missing or expired. */
  find(id: string | undefined): SignedIn | undefined {
    if (id === undefined) return undefined;
    const session = this.#open.get(id);
    if (session === undefined) return undefined;
    const now = this.#clock.now();
    if (this.#isOver(session, now)) {
      this.close(id);
      return undefined;
    }
    session.seenAt = now;
    return session;
  }

  close(id: string | undefined): void {
    if (id !== undefined && this.#open.delete(id)) this.revision += 1;
  }

  /** A re-enabled account must sign in again. */
  closeOf(adminId: number): void {
    for (const [id, session] of this.#open) if (session.adminId === adminId) this.close(id);
  }

  /** Includes expired ones not yet noticed. */
  get size(): number {
    return this.#open.size;
  }

  list(): SignedIn[] {
    return Array.from(this.#open.values(), (session) => ({ ...session }));
  }

  restore(sessions: readonly SignedIn[]): void {
    this.#open.clear();
    for (const session of sessions) this.#open.set(session.id, { ...session });
    this.revision += 1;
  }

  /** Keeps admins signed in when a state is loaded. */
  adopt(other: Sessions): void {
    const [now, then] = [this.#clock.now(), other.#clock.now()];
    for (const [id, session] of other.#open) {
      if (other.#isOver(session, then)) continue;
      this.#open.set(id, { ...session, openedAt: session.openedAt + now - then, seenAt: now });
      this.revision += 1;
    }
  }

  /** After the clock was set: no time passed. */
  shift(milliseconds: number): void {
    if (milliseconds !== 0) this.revision += 1;
    for (const session of this.#open.values()) {
      session.openedAt += milliseconds;
      session.seenAt += milliseconds;
    }
  }

  #isOver(session: SignedIn, now: number): boolean {
    return now - session.seenAt > this.#lifetime || now - session.openedAt > longestSession;
  }
}

function secret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
