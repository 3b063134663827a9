/**
 * The edit lock of one record in one tab: a pure machine (§4, S11–S13, L01–L10). Facts and wishes come in as events,
 * calls and timers go out as commands; `plan` decides from the facts what comes next. The rules it keeps:
 *
 * - The wish to be freed at disconnect is registered before the record is taken, so that a lost answer leaves no lock.
 * - Held means: the server confirmed it on this connection and has not said otherwise since.
 * - After a cut, and after another tab of the same admin closed, the record is taken again at once if it is free; whoever
 *   waited for another admin takes it after 1 to 2 s.
 */

import { plan } from "./edit-lock-plan.ts";
import {
  believes,
  isLive,
  isOwn,
  type LockCommand,
  type LockEvent,
  type LockState,
  type LossReason,
  type Outcome,
  ownAsk,
  type Step,
  type TimerName,
} from "./edit-lock-state.ts";
import { type AskEntry, answerTime, type LockEntry, readAsk, readLock } from "./lock-entry.ts";

/** How long a record must be free before somebody new takes it (milliseconds). */
export const freeWait = { atLeast: 1_000, atMost: 2_000 } as const;
/** How long to wait for the realtime service before saying that locks are not guaranteed (milliseconds, L07). */
export const patience = 5_000;
/** The server's clock is known to a few milliseconds only; forcing an ask too early is refused. */
const clockMargin = 250;
/** So many refusals in a row mean that the rules do not let us, not that somebody was faster. */
const refusalLimit = 3;

export function step(before: LockState, event: LockEvent): Step {
  // A machine that stopped hears nothing: the page unloads, or the form is long closed (S13).
  if (before.stopped && event.kind !== "open" && event.kind !== "page-shown") return still(before);
  return next(hear(before, event));
}

const still = (state: LockState): Step => ({ state, commands: [] });

function hear(state: LockState, event: LockEvent): Step {
  switch (event.kind) {
    case "open":
      return opened(state);
    case "page-shown":
      return state.wanted && state.stopped ? opened(state) : still(state);
    case "close":
      return state.wanted ? closed(state) : still(state);
    case "page-hidden":
      return { state: ended(state), commands: [...forgetAll(state), { kind: "stop" }] };
    case "connection":
      return event.up ? connected(state) : cut(state);
    case "lock":
      return lockTold(state, event.entry);
    case "ask":
      return askTold(state, event.entry);
    case "outcome":
      return state.busy?.call === event.call ? settled(state, event.outcome) : still(state);
    case "timer":
      return timer(state, event.timer);
    case "trouble":
      return still({ ...state, trouble: event.why });
    case "wish":
      return still(isPossible(state, event.wish) ? { ...state, wish: event.wish } : state);
    case "reopen":
      return still({ ...state, ...afresh(state) });
  }
}

/** Appends what the machine does next. */
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
    case "finish":
      return { state: ended(state), commands: [...commands, ...forgetAll(state), { kind: "stop" }] };
    case "call": {
      const calls = state.calls + 1;
      const busy = { work: planned.work, call: calls, told: false };
      return {
        state: { ...state, calls, busy },
        commands: [...commands, { kind: "call", call: calls, work: planned.work }],
      };
    }
  }
}

function waitingFor(state: LockState, timer: TimerName): { readonly state: LockState } {
  return { state: { ...state, waiting: [...state.waiting.filter((name) => name !== timer), timer] } };
}

function forget(state: LockState, timer: TimerName): Step {
  if (!state.waiting.includes(timer)) return still(state);
  const waiting = state.waiting.filter((name) => name !== timer);
  return { state: { ...state, waiting }, commands: [{ kind: "forget", timer }] };
}

const forgetAll = ({ waiting }: LockState): LockCommand[] =>
  waiting.map((timer) => ({ kind: "forget", timer }));

/** Everything that a closed machine has to forget; the numbers of calls go on, so that late answers stay unknown. */
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

const unknown = {
  entry: undefined,
  ask: undefined,
  armed: false,
  askArmed: false,
  confirmed: false,
  waits: false,
  waited: false,
  unsure: false,
  wish: undefined,
  overdue: false,
} as const;

function opened(state: LockState): Step {
  const fresh: LockState = { ...state, ...afresh(state), wanted: true, had: false };
  // Opened again while the former form's lock is still being freed: that call goes on, and the lock is taken anew.
  if (!state.stopped) return still(fresh);
  const began: LockState = {
    ...fresh,
    ...unknown,
    stopped: false,
    up: false,
    everUp: false,
    waiting: ["patience"],
  };
  return {
    state: began,
    commands: [{ kind: "listen" }, { kind: "wait", timer: "patience", atLeast: patience, atMost: patience }],
  };
}

/** What an opening forgets of the one before. */
const afresh = (state: LockState) =>
  ({
    lost: undefined,
    wish: undefined,
    trouble: undefined,
    refusals: 0,
    waits: state.entry !== null && state.entry !== undefined && !isOwn(state),
  }) satisfies Partial<LockState>;

/** A wish that comes too late, or too early, must not wait for an occasion that the admin did not see. */
function isPossible(state: LockState, wish: NonNullable<LockState["wish"]>): boolean {
  const { ask, entry } = state;
  switch (wish) {
    case "ask":
      return state.up && state.lost === undefined && entry !== null && entry !== undefined && !isOwn(state);
    case "withdraw":
      return ownAsk(state) !== undefined || state.wish === "ask";
    case "force":
      return state.overdue && ownAsk(state) !== undefined;
    case "yielded":
    case "refused":
      return (
        believes(state) && ask !== null && ask !== undefined && isLive(ask, entry) && ask.answer === undefined
      );
  }
}

function closed(state: LockState): Step {
  return {
    state: {
      ...state,
      wanted: false,
      had: false,
      lost: undefined,
      wish: undefined,
      confirmed: false,
      waiting: [],
    },
    commands: forgetAll(state),
  };
}

function connected(state: LockState): Step {
  const trouble = state.trouble === "sign-in" ? undefined : state.trouble;
  return still({ ...state, up: true, everUp: true, trouble });
}

/**
 * The connection is lost, and with it the registered wishes and the certainty. A hidden tab would come back after minutes
 * only: whoever holds a record asks for a new connection at once. Calls to register wishes are never answered then.
 */
function cut(state: LockState): Step {
  const name = state.busy?.work.name;
  const unanswered = name === "arm" || name === "disarm" || name === "arm-ask" || name === "disarm-ask";
  const commands: LockCommand[] = believes(state) ? [{ kind: "nudge" }] : [];
  const after = {
    ...state,
    up: false,
    armed: false,
    askArmed: false,
    confirmed: false,
    wish: undefined,
    busy: unanswered ? undefined : state.busy,
  };
  return { state: after, commands };
}

function lockTold(state: LockState, entry: LockEntry | null): Step {
  const busy = state.busy === undefined ? undefined : { ...state.busy, told: true };
  const trouble = state.trouble === "unreachable" ? undefined : state.trouble;
  const told: LockState = { ...state, entry, busy, trouble, waited: entry === null && state.waited };
  const { state: patient, commands } = forget(told, "patience");
  if (entry === null) return { state: { ...patient, confirmed: false }, commands };
  if (entry.email === state.tab.email) return withoutWait(patient, commands);
  const lost = state.had && state.wanted ? reason(state, entry) : state.lost;
  const other: LockState = { ...patient, confirmed: false, had: false, waits: true, lost };
  return withoutWait(state.lost === lost ? other : { ...other, wish: undefined }, commands);
}

function withoutWait(state: LockState, commands: readonly LockCommand[]): Step {
  const { state: after, commands: more } = forget(state, "free");
  return { state: after, commands: [...commands, ...more] };
}

function reason({ ask, confirmed }: LockState, winner: LockEntry): LossReason {
  if (!confirmed) return "while-offline";
  if (ask?.sid !== winner.sid) return "taken";
  return ask.answer === "yielded" ? "yielded" : "forced";
}

function askTold(before: LockState, entry: AskEntry | null): Step {
  const busy = before.busy === undefined ? undefined : { ...before.busy, told: true };
  // An answer was meant for the ask that the admin saw.
  const answers = before.wish === "yielded" || before.wish === "refused";
  const wishNow = answers && before.ask?.sid !== entry?.sid ? undefined : before.wish;
  const state: LockState = { ...before, busy, ask: entry, wish: wishNow };
  const mine = ownAsk(state);
  if (mine === undefined || mine.answer !== undefined) {
    const { state: after, commands } = forget(state, "overdue");
    const wish = after.wish === "withdraw" || after.wish === "force" ? undefined : after.wish;
    return { state: { ...after, overdue: false, wish: mine === undefined ? wish : undefined }, commands };
  }
  if (mine.at === before.ask?.at && ownAsk(before) !== undefined) return still(state);
  const serverTime = mine.at + answerTime + clockMargin;
  return {
    ...waitingFor({ ...state, overdue: false }, "overdue"),
    commands: [{ kind: "wait-until", timer: "overdue", serverTime }],
  };
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
    case "again":
      return still(after);
  }
}

function settled(before: LockState, outcome: Outcome): Step {
  const { busy } = before;
  if (busy === undefined) return still(before);
  const state: LockState = { ...before, busy: undefined };
  if (outcome.kind === "failed") return failed(state, busy.work.name, outcome.why);
  const done = outcome.kind === "done";
  // The answer comes after the news of what it did; only without any news does it speak for itself.
  const value = done && !busy.told && "value" in outcome ? { value: outcome.value } : undefined;
  switch (busy.work.name) {
    case "arm":
      return still({ ...state, armed: true });
    case "disarm":
      return still({ ...state, armed: false });
    case "arm-ask":
      return still({ ...state, askArmed: true });
    case "disarm-ask":
      return still({ ...state, askArmed: false });
    case "take":
    case "take-over":
      return done
        ? taken(value === undefined ? state : { ...state, entry: readLock(value.value, 0) })
        : later(state);
    case "drop":
      return still({ ...state, unsure: false, entry: value === undefined ? state.entry : null });
    case "ask": {
      const after: LockState = { ...state, wish: undefined };
      return value === undefined ? still(after) : askTold(after, readAsk(value.value, 0));
    }
    case "unask":
      return value === undefined
        ? still({ ...state, wish: undefined })
        : askTold({ ...state, wish: undefined }, null);
    case "answer":
      return still({ ...state, wish: undefined });
  }
}

function taken(state: LockState): Step {
  const own = state.entry?.email === state.tab.email;
  return still({
    ...state,
    confirmed: own && state.up,
    had: state.wanted && (state.had || own),
    unsure: false,
    waited: false,
    refusals: 0,
    trouble: undefined,
    lost: own ? undefined : state.lost,
  });
}

/** Somebody else was there although nothing was told: that news must be under way. */
const later = (state: LockState): Step =>
  state.entry === null ? again({ ...state, waited: false }) : still({ ...state, waited: false });

const again = (state: LockState): Step => ({
  ...waitingFor(state, "again"),
  commands: [{ kind: "wait", timer: "again", ...freeWait }],
});

function failed(state: LockState, name: string, why: "disconnect" | "denied" | "other"): Step {
  const after: LockState = {
    ...state,
    unsure: state.unsure || name === "take" || name === "take-over",
    waited: false,
  };
  // Withdrawn wishes that could not be withdrawn are harmless: the rules refuse to free another admin's record.
  if (name === "disarm") return still({ ...after, armed: false });
  if (name === "disarm-ask") return still({ ...after, askArmed: false });
  if (why === "disconnect") return still(after);
  if (why === "other") return again(after);
  if (name === "ask" || name === "answer") return still({ ...after, wish: undefined });
  // Forced too early, say: the rules may refuse another admin's record without refusing us altogether.
  const refusals = state.entry === null || isOwn(state) ? state.refusals + 1 : state.refusals;
  const trouble = refusals < refusalLimit ? state.trouble : "denied";
  return again({ ...after, wish: undefined, refusals, trouble, unsure: state.unsure });
}
