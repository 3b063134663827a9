import { leaseTime } from "@palier/firebase-rules/times";
import { isThisTab, type LockCommand, type LockState, type Step, type TimerName } from "./state.ts";

/** How long a record must be free before another admin takes it (ms). */
export const freeWait = { atLeast: 1_000, atMost: 2_000 } as const;
/** Ms before the warning that locks are not guaranteed (L07). */
export const patience = 5_000;
/**
 * In ms. Timers of hidden tabs run once a minute: a lock is renewed at least every two of its three minutes.
 */
const renewEvery = 50_000;
const othersRenewAfter = 100_000;
/** Ms before expiry at which a holder considers its lock lost. */
const leaseMargin = 30_000;
/** In ms. */
const longestPause = 60_000;

export const still = (state: LockState): Step => ({ state, commands: [] });

export function waitingFor(state: LockState, timer: TimerName): { readonly state: LockState } {
  return { state: { ...state, waiting: [...state.waiting.filter((name) => name !== timer), timer] } };
}

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

/** Doubling: at most one refused write per second (L13). */
export function pause(state: LockState): Step {
  const least = Math.min(longestPause, 1_000 * 2 ** state.refusals);
  return wait({ ...state, refusals: state.refusals + 1 }, "again", least, least * 1.5);
}

/** @param ago ms since the renewal, at most. */
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
