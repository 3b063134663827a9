import type { Clock } from "./clock.ts";

export interface SignedIn {
  readonly id: string;
  readonly adminId: number;
  /** What state-changing requests must carry in `x-csrf-token`. */
  readonly csrfToken: string;
  /** When it was opened, in milliseconds since 1970. */
  openedAt: number;
  /** When it was used last, in milliseconds since 1970. */
  seenAt: number;
}

/** Eight hours: a working day. */
const sessionLifetime = 8 * 3_600_000;

/** Twelve hours: who took over a session, or left one open that asks by itself, has it for a day's work at most. */
const longestSession = 12 * 3_600_000;

/** Who is signed in to one world. A session ends when it is not used for its lifetime, and twelve hours after its sign-in. */
export class Sessions {
  readonly #clock: Clock;
  readonly #lifetime: number;
  readonly #open = new Map<string, SignedIn>();
  /** Grows whenever a session is opened, closed or moved; not when it is used. */
  revision = 0;

  constructor(clock: Clock, lifetime: number = sessionLifetime) {
    this.#clock = clock;
    this.#lifetime = lifetime;
  }

  /** Opens a session under a name that nobody can guess (never a seeded one: it is what keeps others out). */
  open(adminId: number): SignedIn {
    const now = this.#clock.now();
    for (const [id, session] of this.#open) if (this.#isOver(session, now)) this.#open.delete(id);
    const session: SignedIn = { id: secret(), adminId, csrfToken: secret(), openedAt: now, seenAt: now };
    this.#open.set(session.id, session);
    this.revision += 1;
    return session;
  }

  /** The session of a cookie, its end put off; undefined when there is none or it is over. */
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

  /** Ends every session of an admin: the account that is enabled again has to sign in again. */
  closeOf(adminId: number): void {
    for (const [id, session] of this.#open) if (session.adminId === adminId) this.close(id);
  }

  /** How many there are, those that are over but were not asked for since included. */
  get size(): number {
    return this.#open.size;
  }

  /** All of them, as they are now. */
  list(): SignedIn[] {
    return Array.from(this.#open.values(), (session) => ({ ...session }));
  }

  /** Puts kept sessions in place of these. */
  restore(sessions: readonly SignedIn[]): void {
    this.#open.clear();
    for (const session of sessions) this.#open.set(session.id, { ...session });
    this.revision += 1;
  }

  /** Takes over another world's open sessions: whoever is signed in stays so while a state is put in place. */
  adopt(other: Sessions): void {
    const [now, then] = [this.#clock.now(), other.#clock.now()];
    for (const [id, session] of other.#open) {
      if (other.#isOver(session, then)) continue;
      this.#open.set(id, { ...session, openedAt: session.openedAt + now - then, seenAt: now });
      this.revision += 1;
    }
  }

  /** Moves what is open along with a clock that was set: no time passed for anybody. */
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

/** 32 hexadecimal digits of the platform's secure random source. */
function secret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
