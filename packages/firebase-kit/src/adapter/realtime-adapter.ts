/** A realtime database as the state machines need it; implemented by the SDK and by tests. */
import type { Admin } from "../lock/entry.ts";
import type { Outcome } from "../lock/state.ts";
import type { Update } from "../lock/writes.ts";

export type Stop = () => void;

export interface ChildListener {
  put(key: string, value: unknown): void;
  gone(key: string): void;
  /** Called once, with all existing keys. */
  known(keys: readonly string[]): void;
}

export interface RealtimeAdapter {
  /** The signed-in admin by the claims; called at once and on change. */
  watchIdentity(tell: (admin: Admin) => void): Stop;
  /** From an own lock or the session. A difference from the claims is a correction by the backend. */
  identitySeen(seen: Pick<Admin, "email" | "name">): void;
  /** Called at once and on change. */
  watchConnection(tell: (up: boolean) => void): Stop;
  /** Called at once and on change; `refused` when the rules forbid it. */
  watch(path: string, tell: (value: unknown) => void, refused: () => void): Stop;
  watchChildren(path: string, listener: ChildListener, refused: () => void): Stop;
  /** Never settles if the connection ends first. */
  removeOnDisconnect(path: string): Promise<Outcome>;
  cancelOnDisconnect(path: string): Promise<Outcome>;
  /** Other writes to the path would leave transactions unsettled. */
  transact(path: string, update: Update): Promise<Outcome>;
  /** Numeric children from `least` on; rejects when unreadable. */
  readNumbers(path: string, least: number): Promise<ReadonlyMap<string, number>>;
  /** In ms. */
  serverNow(): number;
  /** Without it, browsers delay a hidden tab by minutes. */
  reconnect(): void;
}

/** Maximum delay of a timer after sleep (ms). */
const slice = 5_000;

/** Unlike browsers' timers, also counts time asleep. */
function longWait(milliseconds: number, run: () => void): Stop {
  let timer: ReturnType<typeof setTimeout>;
  const goOn = (left: number): void => {
    const part = Math.min(left, slice);
    const began = Date.now();
    // At least `part`: a clock set back must not delay it.
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

export interface Clock {
  /** This machine's time (ms). */
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
