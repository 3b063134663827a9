/** The timers of an edit lock's machine: what it waits for, and how it forgets. */
import { leaseTime } from "@palier/firebase-rules/times";
import { isThisTab, type LockCommand, type LockState, type Step, type TimerName } from "./state.ts";

/** How long a record must be free before somebody new takes it (milliseconds). */
export const freeWait = { atLeast: 1_000, atMost: 2_000 } as const;
/** How long to wait for the realtime service before saying that locks are not guaranteed (milliseconds, L07). */
export const patience = 5_000;
/**
 * How often a holder renews, and its other tabs if it does not (milliseconds). A hidden tab's timers run once a minute, so
 * that a lock is renewed at least every two minutes of its three.
 */
const renewEvery = 50_000;
const othersRenewAfter = 100_000;
/** A holder gives up its belief so long before others may take the record (milliseconds). */
const leaseMargin = 30_000;
/** The longest pause after refusals (milliseconds). */
const longestPause = 60_000;

export const still = (state: LockState): Step => ({ state, commands: [] });

export function waitingFor(state: LockState, timer: TimerName): { readonly state: LockState } {
  return { state: { ...state, waiting: [...state.waiting.filter((name) => name !== timer), timer] } };
}

/** Starts a timer, anew if it runs already. */
export const wait = (state: LockState, timer: TimerName, atLeast: number, atMost = atLeast): Step => ({
  ...waitingFor(state, timer),
  commands: [{ kind: "wait", timer, atLeast, atMost }],
});

export function forget(state: LockState, ...timers: readonly TimerName[]): Step {
  const forgotten = timers.filter((timer) => state.waiting.includes(timer));
  if (forgotten.length === 0) return still(state);
  const waiting = state.waiting.filter((name) => !forgotten.includes(name));
  return { state: { ...state, waiting }, commands: forgotten.map((timer) => ({ kind: "forget", timer })) };
}

export const forgetAll = ({ waiting }: LockState): LockCommand[] =>
  waiting.map((timer) => ({ kind: "forget", timer }));

/** A pause after a failed call, twice as long each time: no loop sends more than one refused write a second (L13). */
export function pause(state: LockState): Step {
  const least = Math.min(longestPause, 1_000 * 2 ** state.refusals);
  return wait({ ...state, refusals: state.refusals + 1 }, "again", least, least * 1.5);
}

/** The own lock was renewed `ago` milliseconds ago at the most. */
export function leaseBegins(state: LockState, ago: number): Step {
  const { state: renewing, commands } = wait(
    state,
    "renew",
    isThisTab(state) ? renewEvery : othersRenewAfter,
  );
  const believing = wait(renewing, "lease", Math.max(0, leaseTime - leaseMargin - ago));
  return {
    state: { ...believing.state, due: false, stale: false },
    commands: [...commands, ...believing.commands],
  };
}
