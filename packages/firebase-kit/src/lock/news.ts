import { answerTime, askLifetime, leaseTime } from "@palier/firebase-rules/times";
import { type AskEntry, isOf, type LockEntry, renewedAt } from "./entry.ts";
import {
  foreignAsk,
  foreignEntry,
  type LockCommand,
  type LockState,
  type LossReason,
  ownAsk,
  type Step,
} from "./state.ts";
import { forget, leaseBegins, pause, still, waitingFor } from "./timers.ts";

/** Server time is estimated, and early writes are refused (ms). */
const clockMargin = 250;

/** @param ago ms since the server wrote it. */
export function onLockEntry(state: LockState, entry: LockEntry | null, ago: number): Step {
  const busy = state.busy === undefined ? undefined : { ...state.busy, overtaken: true };
  const updated: LockState = {
    ...state,
    entry,
    busy,
    trouble: undefined,
    askDenied: state.askDenied && entry?.sid === state.entry?.sid,
    lapsed: false,
    waited: entry === null && state.waited,
  };
  const { state: patient, commands } = forget(updated, "patience", "lapse");
  const after = (next: Step): Step => ({ ...next, commands: [...commands, ...next.commands] });
  if (entry === null) return after(forget({ ...patient, confirmed: false }, "renew", "lease"));
  if (isOf(entry, state.tab)) return after(onOwn(patient, state.entry?.seen, ago));
  return after(onForeign(patient, entry));
}

/** This admin's, in any tab: ends the wait for a free record. */
function onOwn(state: LockState, seenBefore: number | undefined, ago: number): Step {
  const { state: after, commands } = forget(state, "free");
  if (!state.confirmed || state.entry?.seen === seenBefore) return { state: after, commands };
  const renewed = leaseBegins(after, ago);
  return { ...renewed, commands: [...commands, ...renewed.commands] };
}

function onForeign(state: LockState, entry: LockEntry): Step {
  const lost = state.had && state.wanted ? reason(state, entry) : state.lost;
  const other: LockState = {
    ...state,
    confirmed: false,
    due: false,
    stale: false,
    had: false,
    waits: true,
    former: entry,
    lost,
    intent: state.lost === lost ? state.intent : undefined,
  };
  const { state: after, commands } = forget(other, "free", "renew", "lease");
  const awaiting = awaitLapse(after, entry);
  return { ...awaiting, commands: [...commands, ...awaiting.commands] };
}

function awaitLapse(state: LockState, entry: LockEntry): Step {
  const renewed = renewedAt(entry, state.lease);
  if (renewed === undefined) return still(state);
  const serverTime = renewed + leaseTime + clockMargin;
  return {
    ...waitingFor(state, "lapse"),
    commands: [{ kind: "wait-until", timer: "lapse", serverTime }],
  };
}

/** A changed clock may have distorted the age of a foreign lock or request. */
export function onConnected(before: LockState): Step {
  const trouble = before.trouble === "unreachable" ? undefined : before.trouble;
  const state: LockState = { ...before, up: true, everUp: true, trouble };
  const other = foreignEntry(state);
  const lapsing = other === undefined ? still(state) : awaitLapse({ ...state, lapsed: false }, other);
  const aging = awaitAge(lapsing.state, undefined);
  return { state: aging.state, commands: [...lapsing.commands, ...aging.commands] };
}

/** Any tab's renewal, or another admin's. */
export function onLease(before: LockState, lease: number | null, ago: number): Step {
  const state: LockState = { ...before, lease };
  if (lease === null || lease === before.lease) return still(state);
  const other = foreignEntry(state);
  if (other !== undefined) return awaitLapse({ ...state, lapsed: false }, other);
  return state.confirmed ? leaseBegins(state, ago) : still(state);
}

function reason({ ask, away, confirmed }: LockState, winner: LockEntry): LossReason {
  if (!confirmed) return away ? "while-away" : "while-offline";
  if (ask?.sid !== winner.sid) return "taken";
  return ask.answer === "yielded" ? "yielded" : "forced";
}

/** Keeps only that another admin held the record (L13). */
export function onRefused(state: LockState): Step {
  return state.listenRefused
    ? still(state)
    : pausing(withoutListening({ ...state, trouble: state.trouble ?? "denied" }));
}

export const onSignInLost = (state: LockState): Step => withoutListening({ ...state, trouble: "sign-in" });

function withoutListening(state: LockState): Step {
  const lost = {
    listenRefused: true,
    confirmed: false,
    due: false,
    stale: false,
    intent: undefined,
  } as const;
  return forget(
    { ...state, ...lost, entry: foreignEntry(state), lease: undefined, ask: undefined },
    "patience",
    "renew",
    "lease",
    "lapse",
  );
}

function pausing({ state, commands }: Step): Step {
  const paused = pause(state);
  return { ...paused, commands: [...commands, ...paused.commands] };
}

export function onAskEntry(before: LockState, entry: AskEntry | null): Step {
  const heard = onOwnAsk(before, entry);
  const aging = awaitAge(heard.state, before.ask);
  return { ...aging, commands: [...heard.commands, ...aging.commands] };
}

/** Another admin's request expires even without news. */
function awaitAge(state: LockState, before: AskEntry | null | undefined): Step {
  const ask = foreignAsk(state);
  if (ask === undefined || !ask.isTimed) return forget({ ...state, aged: false }, "aged");
  if (ask.at === before?.at && ask.sid === before.sid) return still(state);
  const serverTime = ask.at + askLifetime + clockMargin;
  return {
    ...waitingFor({ ...state, aged: false }, "aged"),
    commands: [{ kind: "wait-until", timer: "aged", serverTime }],
  };
}

function onOwnAsk(before: LockState, entry: AskEntry | null): Step {
  const busy = before.busy === undefined ? undefined : { ...before.busy, overtaken: true };
  // The answer was for the request shown.
  const answers = before.intent === "yielded" || before.intent === "refused";
  const current = answers && before.ask?.sid !== entry?.sid ? undefined : before.intent;
  const state: LockState = { ...before, busy, ask: entry, intent: current };
  const mine = ownAsk(state);
  if (mine === undefined || mine.answer !== undefined) {
    const { state: after, commands } = forget(state, "overdue");
    const intent = after.intent === "withdraw" || after.intent === "force" ? undefined : after.intent;
    return { state: { ...after, overdue: false, intent: mine === undefined ? intent : undefined }, commands };
  }
  if (mine.at === before.ask?.at && ownAsk(before) !== undefined) return still(state);
  const serverTime = mine.at + answerTime + clockMargin;
  const commands: LockCommand[] = [{ kind: "wait-until", timer: "overdue", serverTime }];
  return { ...waitingFor({ ...state, overdue: false }, "overdue"), commands };
}
