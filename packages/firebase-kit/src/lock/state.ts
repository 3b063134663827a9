/** What an edit lock's machine knows, hears and orders. Time and chance stay outside: they come in as events. */
import type { Answer, AskEntry, LockEntry } from "./lock-entry.ts";
import type { Tab } from "./lock-writes.ts";

/** One call to the realtime service; a machine has at most one under way. */
export type Work =
  | { readonly name: "arm" | "disarm" | "arm-ask" | "disarm-ask" | "take" | "drop" | "unask" }
  | { readonly name: "take-over"; readonly from: string }
  | { readonly name: "ask"; readonly holder: string }
  | { readonly name: "answer"; readonly sid: string; readonly answer: Answer };

/**
 * How a call ended. `value` is what a transaction left there. `disconnect` may hide a success; `denied` is the rules' no.
 */
export type Outcome =
  | { readonly kind: "done"; readonly value?: unknown }
  | { readonly kind: "given-up" }
  | { readonly kind: "failed"; readonly why: "disconnect" | "denied" | "other" };

/** Why a form that held its record holds it no more. */
export type LossReason = "taken" | "forced" | "yielded" | "while-offline";

/** Why locks are not guaranteed (L07). */
export type Trouble = "unreachable" | "denied" | "sign-in";

export type TimerName = "free" | "patience" | "overdue" | "again";

export interface LockState {
  readonly tab: Tab;
  /** A form is open. */
  readonly wanted: boolean;
  /** Nothing is left to do, and nobody listens. */
  readonly stopped: boolean;
  readonly up: boolean;
  readonly everUp: boolean;
  /** What was last told; undefined before the first word. */
  readonly entry: LockEntry | null | undefined;
  readonly ask: AskEntry | null | undefined;
  /** Registered on this connection: the record is freed (the ask withdrawn) when it ends. */
  readonly armed: boolean;
  readonly askArmed: boolean;
  /** The server confirmed the own entry on this connection, and has not said otherwise since. */
  readonly confirmed: boolean;
  /** This tab was allowed to edit before: it takes a free record at once, and finding another there is a loss. */
  readonly had: boolean;
  /** Somebody else held the record while this form was open: a free record is taken after a random wait. */
  readonly waits: boolean;
  readonly waited: boolean;
  /** Timers under way. */
  readonly waiting: readonly TimerName[];
  readonly lost: LossReason | undefined;
  readonly trouble: Trouble | undefined;
  /** Since how many refused calls in a row. */
  readonly refusals: number;
  readonly busy: { readonly work: Work; readonly call: number; readonly told: boolean } | undefined;
  readonly calls: number;
  /** A take may have succeeded without word of it. */
  readonly unsure: boolean;
  /** What the admin wants done as soon as possible. */
  readonly wish: "ask" | "withdraw" | "force" | Answer | undefined;
  /** The ask of this tab has stood unanswered long enough. */
  readonly overdue: boolean;
}

export type LockEvent =
  | { readonly kind: "open" | "close" | "page-hidden" | "page-shown" }
  | { readonly kind: "connection"; readonly up: boolean }
  | { readonly kind: "lock"; readonly entry: LockEntry | null }
  | { readonly kind: "ask"; readonly entry: AskEntry | null }
  | { readonly kind: "outcome"; readonly call: number; readonly outcome: Outcome }
  | { readonly kind: "timer"; readonly timer: TimerName }
  | { readonly kind: "trouble"; readonly why: Trouble }
  /** What the admin does: ask the holder, withdraw or force the ask, answer one, or try again after a loss. */
  | { readonly kind: "wish"; readonly wish: "ask" | "withdraw" | "force" | Answer }
  | { readonly kind: "reopen" };

export type LockCommand =
  | { readonly kind: "listen" | "stop" | "nudge" }
  | { readonly kind: "call"; readonly call: number; readonly work: Work }
  /** The runner picks a random time between the two (milliseconds). */
  | { readonly kind: "wait"; readonly timer: TimerName; readonly atLeast: number; readonly atMost: number }
  | { readonly kind: "wait-until"; readonly timer: TimerName; readonly serverTime: number }
  | { readonly kind: "forget"; readonly timer: TimerName };

export interface Step {
  readonly state: LockState;
  readonly commands: readonly LockCommand[];
}

/** A machine before its form opens. */
export const closedLock = (tab: Tab): LockState => ({
  tab,
  wanted: false,
  stopped: true,
  up: false,
  everUp: false,
  entry: undefined,
  ask: undefined,
  armed: false,
  askArmed: false,
  confirmed: false,
  had: false,
  waits: false,
  waited: false,
  waiting: [],
  lost: undefined,
  trouble: undefined,
  refusals: 0,
  busy: undefined,
  calls: 0,
  unsure: false,
  wish: undefined,
  overdue: false,
});

/** Whether the entry is this admin's, from whichever tab. */
export const isOwn = ({ entry, tab }: LockState): boolean => entry?.email === tab.email;
/** Whether the entry is this very tab's. */
export const isThisTab = ({ entry, tab }: LockState): boolean =>
  entry?.email === tab.email && entry.sid === tab.sid;
/** The ask that this tab made. */
export const ownAsk = ({ ask, tab }: LockState): AskEntry | undefined =>
  ask?.sid === tab.sid && ask.email === tab.email ? ask : undefined;
/** Whether an ask is directed at whoever holds the record now. */
export const isLive = (ask: AskEntry, entry: LockEntry | null | undefined): boolean =>
  ask.holder === entry?.email;
/** Whether this admin may edit: the lock is held, as far as the server has told. */
export const believes = (state: LockState): boolean =>
  state.wanted && !state.stopped && state.up && state.confirmed && isOwn(state);
