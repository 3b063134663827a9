import { answerTime, askLifetime, graceTime, leaseTime } from "../../rules/times.ts";
import { type AskEntry, type LockEntry, renewedAt } from "./entry.ts";
import {
  foreignAsk,
  foreignEntry,
  isThisTab,
  type LockCommand,
  type LockState,
  ownAsk,
  type Step,
  type TimerName,
} from "./state.ts";

/** How long a record must be free before another admin takes it (ms). */
const freeWait = { atLeast: 1_000, atMost: 2_000 } as const;
/** Ms before the warning that locks are not guaranteed (L07). */
const patience = 5_000;
/**
 * In ms. Timers of hidden tabs run once a minute: a lock is renewed at least every two of its three minutes.
 */
const renewEvery = 50_000;
const othersRenewAfter = 100_000;
/** Ms before expiry at which a holder considers its lock lost. */
const leaseMargin = 30_000;
/** In ms. */
const longestPause = 60_000;
/** Server time is estimated, and early writes are refused (ms). */
const clockMargin = 250;

export const still = (state: LockState): Step => ({ state, commands: [] });

/** One step after another. */
export function inOrder(first: Step, ...next: readonly ((state: LockState) => Step)[]): Step {
  return next.reduce((before, go) => {
    const after = go(before.state);
    return { state: after.state, commands: [...before.commands, ...after.commands] };
  }, first);
}

const waitingFor = (state: LockState, timer: TimerName): LockState => ({
  ...state,
  waiting: [...state.waiting.filter((name) => name !== timer), timer],
});

const wait = (state: LockState, timer: TimerName, atLeast: number, atMost = atLeast): Step => ({
  state: waitingFor(state, timer),
  commands: [{ kind: "wait", timer, atLeast, atMost }],
});

const waitUntil = (state: LockState, timer: TimerName, serverTime: number): Step => ({
  state: waitingFor(state, timer),
  commands: [{ kind: "wait-until", timer, serverTime }],
});

export const forget =
  (...timers: readonly TimerName[]) =>
  (state: LockState): Step => {
    const forgotten = timers.filter((timer) => state.waiting.includes(timer));
    const waiting = state.waiting.filter((name) => !forgotten.includes(name));
    return { state: { ...state, waiting }, commands: forgotten.map((timer) => ({ kind: "forget", timer })) };
  };

export const forgetAll = ({ waiting }: LockState): LockCommand[] =>
  waiting.map((timer) => ({ kind: "forget", timer }));

export const bePatient = (state: LockState): Step => wait(state, "patience", patience);

/** `since`: ms that are left to a holder who may come back. */
export const awaitFree = (state: LockState, since = 0): Step =>
  wait(state, "free", since + freeWait.atLeast, since + freeWait.atMost);

/** Longer after a holder who did not let go: a cut of seconds hands nothing to who only looks. */
export const awaitReturn = (state: LockState, former: LockEntry): Step =>
  awaitFree(state, former.left ? 0 : graceTime);

/** Doubling: at most one refused write per second (L13). */
export function pause(state: LockState): Step {
  const least = Math.min(longestPause, 1_000 * 2 ** state.refusals);
  return wait({ ...state, refusals: state.refusals + 1 }, "again", least, least * 1.5);
}

/** @param ago ms since the renewal, at most. */
export const leaseBegins =
  (ago: number) =>
  (state: LockState): Step =>
    inOrder(wait(state, "renew", isThisTab(state) ? renewEvery : othersRenewAfter), (renewing) =>
      wait(renewing, "lease", Math.max(0, leaseTime - leaseMargin - ago)),
    );

/** Until another admin's lock counts as free, which one without a renewal time never does (L11). */
export function awaitLapse(state: LockState): Step {
  const other = foreignEntry(state);
  const renewed = other && renewedAt(other, state.said.lease);
  if (renewed === undefined) return forget("lapse")(state);
  return waitUntil(state, "lapse", renewed + leaseTime + clockMargin);
}

/** Until another admin's request makes room, even without news. */
export const awaitAge =
  (before: AskEntry | null | undefined) =>
  (state: LockState): Step => {
    const ask = foreignAsk(state);
    if (ask === undefined || !ask.isTimed) return forget("aged")(state);
    if (ask.at === before?.at && ask.sid === before.sid) return still(state);
    return waitUntil(state, "aged", ask.at + askLifetime + clockMargin);
  };

/** Until this tab's request can be forced. */
export const awaitAnswer =
  (before: AskEntry | undefined) =>
  (state: LockState): Step => {
    const own = ownAsk(state);
    if (own === undefined || own.answer !== undefined) return forget("overdue")(state);
    if (own.at === before?.at) return still(state);
    return waitUntil(state, "overdue", own.at + answerTime + clockMargin);
  };
