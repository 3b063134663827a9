// biome-ignore-all lint/style/noExcessiveLinesPerFile: one step of the machine for each event
/**
 * The edit lock of one record in one tab: a pure state machine (§4, S11–S13, L01–L10). Events come in, calls
 * and timers go out as commands; `plan` derives the next action. Invariants:
 *
 * - The onDisconnect removal is registered before the record is taken, so that a lost answer leaves no lock.
 * - Held means confirmed on this connection, not contradicted since, and renewed in time.
 * - A lock not renewed for three minutes counts as free (L11); its holder gives it up earlier.
 * - Refused calls are retried with growing pauses; without an answer the lock is not held (L13).
 * - After a disconnect, or after another tab of the same admin closed, a free record is retaken at once; an
 *   admin who waited for another one takes it after 1 to 2 s.
 */

import type { Admin } from "./entry.ts";
import { onAskEntry, onConnected, onLease, onLockEntry, onRefused, onSignInLost } from "./news.ts";
import { settled } from "./outcome.ts";
import { plan } from "./plan.ts";
import {
  believes,
  isBound,
  isLive,
  isOwn,
  isThisTab,
  type LockCommand,
  type LockEvent,
  type LockState,
  ownAsk,
  type Step,
  standingAsk,
  type TimerName,
} from "./state.ts";
import { forget, forgetAll, freeWait, patience, pause, still, wait, waitingFor } from "./timers.ts";

export function step(before: LockState, event: LockEvent): Step {
  // The page unloads, or the form closed (S13).
  if (before.stopped && event.kind !== "open" && event.kind !== "page-shown") return still(before);
  return next(hear(before, event));
}

function hear(state: LockState, event: LockEvent): Step {
  switch (event.kind) {
    case "open":
      return opened({ ...state, tab: { ...state.tab, optOut: event.optOut } });
    case "page-shown":
      return state.wanted && state.stopped ? returned(state) : still(state);
    case "close":
      return state.wanted ? closed(state) : still(state);
    case "page-hidden":
      return hidden(state);
    case "identity":
      return identified(state, event.admin);
    case "connection":
      return event.up ? onConnected(state) : cut(state);
    case "lock":
      return onLockEntry(state, event.entry, event.ago);
    case "lease":
      return onLease(state, event.renewed, event.ago);
    case "ask":
      return onAskEntry(state, event.entry);
    case "outcome":
      return state.busy?.call === event.call ? settled(state, event.outcome, event.took) : still(state);
    case "timer":
      return timer(state, event.timer);
    case "refused":
      return onRefused(state);
    case "trouble":
      return event.why === "sign-in"
        ? onSignInLost(state)
        : still({ ...state, trouble: state.trouble ?? event.why });
    case "signed-in":
      return signedIn(state);
    case "intent":
      return still(
        isPossible(state, event.intent) ? { ...state, intent: event.intent, askDenied: false } : state,
      );
    case "reopen":
      return still({ ...state, ...afresh(state) });
  }
}

function next({ state, commands }: Step): Step {
  const planned = plan(state);
  switch (planned.kind) {
    case "nothing":
      return { state, commands };
    case "wait-for-free":
      return {
        ...waitingFor(state, "free"),
        commands: [...commands, { kind: "wait", timer: "free", ...freeWait }],
      };
    case "listen":
      return {
        state: { ...state, listenRefused: false },
        commands: [...commands, { kind: "stop" }, { kind: "listen" }],
      };
    case "finish":
      return { state: ended(state), commands: [...commands, ...forgetAll(state), { kind: "stop" }] };
    case "call": {
      const calls = state.calls + 1;
      const busy = { work: planned.work, call: calls, overtaken: false };
      return {
        state: { ...state, calls, busy },
        commands: [...commands, { kind: "call", call: calls, work: planned.work }],
      };
    }
  }
}

/** Call numbers continue: late answers are ignored. */
const ended = (state: LockState): LockState => ({
  ...state,
  ...unknown,
  stopped: true,
  up: false,
  busy: undefined,
  waiting: [],
  lost: undefined,
  had: false,
});

/** Keeps what a restored page needs. */
const hidden = (state: LockState): Step => ({
  state: { ...ended(state), had: state.had, lost: state.lost, refusals: state.refusals },
  commands: [...forgetAll(state), { kind: "stop" }],
});

const unknown = {
  entry: undefined,
  lease: undefined,
  ask: undefined,
  listenRefused: false,
  due: false,
  unsigned: false,
  stale: false,
  lapsed: false,
  former: undefined,
  away: false,
  removalRegistered: false,
  withdrawalRegistered: false,
  confirmed: false,
  waits: false,
  waited: false,
  unsure: false,
  intent: undefined,
  askDenied: false,
  overdue: false,
  aged: false,
} as const;

function opened(state: LockState): Step {
  // Remounted immediately: the same form.
  if (state.wanted && !state.stopped) return still(state);
  const fresh: LockState = { ...state, ...afresh(state), wanted: true, had: false };
  // A pending release completes, then the lock is taken anew.
  return state.stopped ? begin(fresh) : still(fresh);
}

/** From the back/forward cache with typed values: a record taken meanwhile is lost (L04). */
function returned(state: LockState): Step {
  const { state: begun, commands } = begin({ ...state, ...afresh(state), lost: state.lost });
  return { state: { ...begun, away: true }, commands };
}

function begin(state: LockState): Step {
  const began: LockState = { ...state, ...unknown, stopped: false, up: false, everUp: false, waiting: [] };
  const patient = wait(began, "patience", patience);
  // Opened during refusals: the pause continues.
  const { state: after, commands } = state.refusals > 0 ? pause(patient.state) : still(patient.state);
  return { state: after, commands: [{ kind: "listen" }, ...patient.commands, ...commands] };
}

const afresh = (state: LockState) =>
  ({
    lost: undefined,
    intent: undefined,
    trouble: undefined,
    askDenied: false,
    waits: state.entry !== null && state.entry !== undefined && !isOwn(state),
  }) satisfies Partial<LockState>;

/** Drops an intent that would surprise the admin if executed later. */
function isPossible(state: LockState, intent: NonNullable<LockState["intent"]>): boolean {
  const { ask, entry } = state;
  switch (intent) {
    case "ask":
      return (
        state.up &&
        !state.listenRefused &&
        state.lost === undefined &&
        entry !== null &&
        entry !== undefined &&
        !isOwn(state) &&
        standingAsk(state) === undefined
      );
    case "withdraw": {
      const own = ownAsk(state);
      return (own !== undefined && !isBound(own, entry)) || state.intent === "ask";
    }
    case "force":
      return state.overdue && ownAsk(state) !== undefined;
    case "yielded":
    case "refused":
      return (
        believes(state) && ask !== null && ask !== undefined && isLive(ask, entry) && ask.answer === undefined
      );
  }
}

function closed(before: LockState): Step {
  // Other timers stay, as the form may reopen before its last call ends.
  const { state, commands } = forget(before, "free", "renew", "lease");
  return {
    state: {
      ...state,
      wanted: false,
      had: false,
      lost: undefined,
      intent: undefined,
      confirmed: false,
      due: false,
      stale: false,
    },
    commands,
  };
}

/** A lock with a former address is still this admin's; it is rewritten for the others. */
function identified(state: LockState, admin: Admin): Step {
  const { id, email, name } = admin;
  const after: LockState = { ...state, tab: { ...state.tab, id, email, name } };
  const { entry } = after;
  const isFormer = isThisTab(after) && (entry?.email !== email || entry.name !== name);
  return still({ ...after, unsigned: state.unsigned || isFormer });
}

function signedIn(state: LockState): Step {
  const trouble = state.trouble === "unreachable" ? state.trouble : undefined;
  return state.listenRefused
    ? forget({ ...state, trouble, refusals: 0 }, "again")
    : still({ ...state, trouble });
}

/**
 * onDisconnect handlers and confirmation are lost, pending registrations never answered. A holder reconnects
 * at once: a hidden tab would wait for minutes.
 */
function cut(state: LockState): Step {
  const name = state.busy?.work.name;
  const unanswered =
    name === "register-removal" ||
    name === "cancel-removal" ||
    name === "register-withdrawal" ||
    name === "cancel-withdrawal";
  const commands: LockCommand[] = believes(state) ? [{ kind: "reconnect" }] : [];
  const after = {
    ...state,
    up: false,
    removalRegistered: false,
    withdrawalRegistered: false,
    confirmed: false,
    due: false,
    stale: false,
    intent: undefined,
    busy: unanswered ? undefined : state.busy,
  };
  const forgotten = forget(after, "renew", "lease");
  return { state: forgotten.state, commands: [...commands, ...forgotten.commands] };
}

function timer(state: LockState, name: TimerName): Step {
  if (!state.waiting.includes(name)) return still(state);
  const after: LockState = { ...state, waiting: state.waiting.filter((other) => other !== name) };
  switch (name) {
    case "free":
      return still({ ...after, waited: true });
    case "patience":
      return still({ ...after, trouble: after.trouble ?? "unreachable" });
    case "overdue":
      return still({ ...after, overdue: true });
    case "aged":
      return still({ ...after, aged: true });
    case "again":
      return still(after);
    case "renew":
      return still({ ...after, due: after.confirmed });
    case "lease":
      // After sleep the connection may be dead.
      return {
        state: { ...after, confirmed: false, stale: after.confirmed },
        commands: [{ kind: "reconnect" }],
      };
    case "lapse":
      return still({ ...after, lapsed: true });
  }
}
