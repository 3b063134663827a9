/**
 * What the state machines need of a realtime database and of time; implemented by the Firebase SDK and by
 * tests.
 */
import type { Admin } from "../lock/entry.ts";
import type { Outcome } from "../lock/state.ts";
import type { Update } from "../lock/writes.ts";

export type Stop = () => void;

export interface ChildListener {
  /** A child was added or changed. */
  put(key: string, value: unknown): void;
  gone(key: string): void;
  /** Called once, with all existing keys, after the first answer. */
  known(keys: readonly string[]): void;
}

export interface RealtimeAdapter {
  /** Reports the signed-in admin by the backend's claims, now and on each change. */
  watchIdentity(tell: (admin: Admin) => void): Stop;
  /**
   * An identity seen in an own lock or in the session. If it differs from the claims, the backend corrected
   * it.
   */
  identitySeen(seen: Pick<Admin, "email" | "name">): void;
  /** Reports whether the service is connected, now and on each change. */
  watchConnection(tell: (up: boolean) => void): Stop;
  /** Reports a path's value, now and on each change; `refused` when the rules forbid it. */
  watch(path: string, tell: (value: unknown) => void, refused: () => void): Stop;
  watchChildren(path: string, listener: ChildListener, refused: () => void): Stop;
  /** Registers an onDisconnect removal. Never settles if the connection ends first. */
  removeOnDisconnect(path: string): Promise<Outcome>;
  cancelOnDisconnect(path: string): Promise<Outcome>;
  /** The only way to write: other writes to the same path would leave transactions unsettled. */
  transact(path: string, update: Update): Promise<Outcome>;
  /** Reads once the numeric children from `least` on. Rejects when they cannot be read. */
  readNumbers(path: string, least: number): Promise<ReadonlyMap<string, number>>;
  /** Server time in milliseconds. */
  serverNow(): number;
  /** Reconnects immediately, where browsers would delay a hidden tab by minutes. */
  reconnect(): void;
}

/** Maximum delay of a timer after the machine slept, in milliseconds. */
const slice = 5_000;

/** A timer that also counts the time asleep, which browsers' timers do not. */
function longWait(milliseconds: number, run: () => void): Stop {
  let timer: ReturnType<typeof setTimeout>;
  const goOn = (left: number): void => {
    const part = Math.min(left, slice);
    const began = Date.now();
    // Setting the clock back must not delay it.
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

/** Time and randomness, replaceable in tests. */
export interface Clock {
  /** This machine's time in milliseconds. */
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
