/** State, events and commands of the edit lock machine. It is pure: time and randomness arrive as events. */
import { type Admin, type Answer, type AskEntry, isOf, type LockEntry } from "./entry.ts";
import type { Tab } from "./writes.ts";

/** A call to the realtime service; at most one is pending. */
export type Work =
  | {
      readonly name:
        | "register-removal"
        | "cancel-removal"
        | "register-withdrawal"
        | "cancel-withdrawal"
        | "take"
        | "renew"
        | "sign"
        | "adopt"
        | "drop"
        | "withdraw";
    }
  /** Takes a lock whose lease, renewed at `seen`, has expired. */
  | { readonly name: "take-lapsed"; readonly seen: number }
  | { readonly name: "take-over"; readonly from: string }
  | { readonly name: "ask"; readonly holder: string }
  | { readonly name: "answer"; readonly sid: string; readonly answer: Answer };

/**
 * The end of a call. `value`: what a transaction left. `disconnect` may hide a success; `denied`: refused by
 * the rules.
 */
export type Outcome =
  | { readonly kind: "done"; readonly value?: unknown }
  | { readonly kind: "given-up" }
  | { readonly kind: "failed"; readonly why: "disconnect" | "denied" | "other" };

/** Why a form lost its lock. */
export type LossReason = "taken" | "forced" | "yielded" | "while-offline" | "while-away";

/** Why locks are not guaranteed (L07): no service, refused by the rules, or not signed in (L13). */
export type Trouble = "unreachable" | "denied" | "sign-in";

export type TimerName =
  | "free"
  | "patience"
  | "overdue"
  /** Another admin's request is a minute old and has expired. */
  | "aged"
  /** A pause after a refusal, without calls. */
  | "again"
  /** The own lock must be renewed. */
  | "renew"
  /** The own lock was not renewed in time and may be lost. */
  | "lease"
  /** Another admin's lock was not renewed in time. */
  | "lapse";

export interface LockState {
  /** This tab; its admin comes from the claims, from the `identity` event on. */
  readonly tab: Tab;
  /** A form is open. */
  readonly wanted: boolean;
  /** Nothing left to do, no listeners. */
  readonly stopped: boolean;
  readonly up: boolean;
  readonly everUp: boolean;
  /** The service refuses to report the holder, or the sign-in is lost. */
  readonly listenRefused: boolean;
  /** The last received value; undefined before the first. */
  readonly entry: LockEntry | null | undefined;
  /** Last renewal in server time, null for never; undefined before the first value. */
  readonly lease: number | null | undefined;
  readonly ask: AskEntry | null | undefined;
  /** The onDisconnect removal (of the lock, or of the request) is registered on this connection. */
  readonly removalRegistered: boolean;
  readonly withdrawalRegistered: boolean;
  /** The server confirmed the own entry on this connection. */
  readonly confirmed: boolean;
  /** The own lock is due for renewal. */
  readonly due: boolean;
  /** The own lock has a former address, or no identifier. */
  readonly unsigned: boolean;
  /** The own lock could not be renewed in time. */
  readonly stale: boolean;
  /** The other admin's lock was not renewed in time and counts as free (L11). */
  readonly lapsed: boolean;
  /** The last other admin to hold the record. */
  readonly former: LockEntry | undefined;
  /** The page was hidden and came back from the back/forward cache. */
  readonly away: boolean;
  /** This tab could edit before: it takes a free record at once, and finding another holder is a loss. */
  readonly had: boolean;
  /** Another admin held the record while this form was open: a free record is taken after a random wait. */
  readonly waits: boolean;
  readonly waited: boolean;
  /** Running timers. */
  readonly waiting: readonly TimerName[];
  readonly lost: LossReason | undefined;
  readonly trouble: Trouble | undefined;
  /** Consecutive failures while the service was reachable. */
  readonly refusals: number;
  readonly busy: { readonly work: Work; readonly call: number; readonly overtaken: boolean } | undefined;
  readonly calls: number;
  /** A take may have succeeded without confirmation. */
  readonly unsure: boolean;
  /** The admin's pending wish. */
  readonly intent: "ask" | "withdraw" | "force" | Answer | undefined;
  /** The rules refused the request, as former ones or those for other paths do. */
  readonly askDenied: boolean;
  /** This tab's request went unanswered long enough. */
  readonly overdue: boolean;
  /** The present request is a minute old. */
  readonly aged: boolean;
}

export type LockEvent =
  /** `optOut`: the entry stays when the client disconnects (S13). */
  | { readonly kind: "open"; readonly optOut: boolean }
  | { readonly kind: "close" | "page-hidden" | "page-shown" }
  | { readonly kind: "connection"; readonly up: boolean }
  /** The current claims; the address may have been corrected. */
  | { readonly kind: "identity"; readonly admin: Admin }
  /** `ago`: milliseconds since it was written. */
  | { readonly kind: "lock"; readonly entry: LockEntry | null; readonly ago: number }
  | { readonly kind: "lease"; readonly renewed: number | null; readonly ago: number }
  | { readonly kind: "ask"; readonly entry: AskEntry | null }
  /** `took`: duration of the call in milliseconds. */
  | { readonly kind: "outcome"; readonly call: number; readonly outcome: Outcome; readonly took: number }
  | { readonly kind: "timer"; readonly timer: TimerName }
  /** The rules refuse listening. */
  | { readonly kind: "refused" }
  | { readonly kind: "trouble"; readonly why: Exclude<Trouble, "denied"> }
  /** The admin is signed in, for the first time or again. */
  | { readonly kind: "signed-in" }
  /** The admin sends, withdraws or forces a request, answers one, or tries again after a loss. */
  | { readonly kind: "intent"; readonly intent: "ask" | "withdraw" | "force" | Answer }
  | { readonly kind: "reopen" };

export type LockCommand =
  | { readonly kind: "listen" | "stop" | "reconnect" }
  | { readonly kind: "call"; readonly call: number; readonly work: Work }
  /** The runner picks a random time in this range (milliseconds). */
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
  listenRefused: false,
  entry: undefined,
  lease: undefined,
  ask: undefined,
  removalRegistered: false,
  withdrawalRegistered: false,
  confirmed: false,
  due: false,
  unsigned: false,
  stale: false,
  lapsed: false,
  former: undefined,
  away: false,
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
  intent: undefined,
  askDenied: false,
  overdue: false,
  aged: false,
});

/** Whether the entry is this admin's, in any tab. */
export const isOwn = ({ entry, tab }: LockState): boolean =>
  entry !== null && entry !== undefined && isOf(entry, tab);
/** Another admin's entry, if present. */
export const foreignEntry = ({ entry, tab }: LockState): LockEntry | undefined =>
  entry === null || entry === undefined || isOf(entry, tab) ? undefined : entry;
/** Whether the entry is this tab's. */
export const isThisTab = (state: LockState): boolean => isOwn(state) && state.entry?.sid === state.tab.sid;
/** Another admin's request. */
export const foreignAsk = ({ ask, tab }: LockState): AskEntry | undefined =>
  ask === null || ask === undefined || isOf(ask, tab) ? undefined : ask;
/** This tab's request. */
export const ownAsk = ({ ask, tab }: LockState): AskEntry | undefined =>
  ask?.sid === tab.sid && isOf(ask, tab) ? ask : undefined;
/** Whether a request is directed at the current holder; one who took the record later was not asked. */
export const isLive = (ask: AskEntry, entry: LockEntry | null | undefined): boolean =>
  ask.holder === entry?.email && ask.isTimed && (!entry.isTimed || ask.at >= entry.at);

/** A refusal by the current holder: it stays, and the rules let nobody bypass it. */
export const isBound = (ask: AskEntry, entry: LockEntry | null | undefined): boolean =>
  ask.answer === "refused" && isLive(ask, entry);

/** Another admin's request that prevents this one: neither refused nor a minute old. */
export function standingAsk(state: LockState): AskEntry | undefined {
  const ask = foreignAsk(state);
  if (ask === undefined || state.aged || ask.answer === "refused") return undefined;
  return isLive(ask, state.entry) ? ask : undefined;
}
/** Whether this admin may edit: the lock is held, confirmed, and renewed in time. */
export const believes = (state: LockState): boolean =>
  state.wanted && !state.stopped && state.up && !state.listenRefused && state.confirmed && isOwn(state);
