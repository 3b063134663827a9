/** What the machines need of a realtime database and of time; the Firebase SDK and the tests' server both give it. */
import type { Admin } from "../lock/entry.ts";
import type { Outcome } from "../lock/state.ts";
import type { Update } from "../lock/writes.ts";

export type Stop = () => void;

export interface ChildListener {
  /** A child is there, or changed. */
  put(key: string, value: unknown): void;
  gone(key: string): void;
  /** All children that are there, once: the first answer is complete. */
  known(keys: readonly string[]): void;
}

export interface RealtimeAdapter {
  /** Tells at once and at each change who is signed in, by the backend's claims. */
  watchIdentity(tell: (admin: Admin) => void): Stop;
  /** A lock of this admin, or the session, says so. Other than the claims' means that the backend corrected it. */
  identitySeen(seen: Pick<Admin, "email" | "name">): void;
  /** Tells at once and at each change whether the service is connected. */
  watchConnection(tell: (up: boolean) => void): Stop;
  /** Tells the value at a path, at first and at each change. `refused` when the rules forbid it. */
  watch(path: string, tell: (value: unknown) => void, refused: () => void): Stop;
  watchChildren(path: string, listener: ChildListener, refused: () => void): Stop;
  /** Has the value at a path removed when this connection ends. Unanswered for ever if it ends meanwhile. */
  removeOnDisconnect(path: string): Promise<Outcome>;
  cancelOnDisconnect(path: string): Promise<Outcome>;
  /** The only way to write: other writes on the same path would leave transactions unsettled. */
  transact(path: string, update: Update): Promise<Outcome>;
  /** The children of a path that are numbers from `least` on, read once. Rejects when they cannot be read. */
  readNumbers(path: string, least: number): Promise<ReadonlyMap<string, number>>;
  /** Server time in milliseconds. */
  serverNow(): number;
  /** Asks for a new connection at once, where the browser would let a hidden tab wait for minutes. */
  reconnect(): void;
}

/** The longest time that a timer may be late after this machine slept (milliseconds). */
const slice = 5_000;

/** A timer that is due as well when the machine slept meanwhile: browsers' own do not count that time. */
function longWait(milliseconds: number, run: () => void): Stop {
  let timer: ReturnType<typeof setTimeout>;
  const goOn = (left: number): void => {
    const part = Math.min(left, slice);
    const began = Date.now();
    // A clock that was set back must not make it later.
    const done = () => {
      const rest = left - Math.max(part, Date.now() - began);
      if (rest <= 0) run();
      else goOn(rest);
    };
    timer = setTimeout(done, part);
  };
  goOn(Math.max(0, milliseconds));
  return () => clearTimeout(timer);
}

/** Time and chance, so that tests may play both. */
export interface Clock {
  /** Milliseconds, of this machine. */
  now(): number;
  after(milliseconds: number, run: () => void): Stop;
  /** From 0 to below 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: longWait,
  random: () => Math.random(),
};
