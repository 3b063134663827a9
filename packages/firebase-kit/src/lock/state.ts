/** The lock machine's state, events and commands. Pure: time and randomness are events. */
import { type Admin, type Answer, type AskEntry, isOf, type LockEntry } from "./entry.ts";
import type { Tab } from "./writes.ts";

/** A call to the service; at most one pending. */
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
  /** `seen`: last renewal of the lapsed lock. */
  | { readonly name: "take-lapsed"; readonly seen: number }
  | { readonly name: "take-over"; readonly from: string }
  | { readonly name: "ask"; readonly holder: string }
  | { readonly name: "answer"; readonly sid: string; readonly answer: Answer };

/** `value`: what a transaction left. `disconnect` may hide a success; `denied`: by the rules. */
export type Outcome =
  | { readonly kind: "done"; readonly value?: unknown }
  | { readonly kind: "given-up" }
  | { readonly kind: "failed"; readonly why: "disconnect" | "denied" | "other" };

export type LossReason = "taken" | "forced" | "yielded" | "while-offline" | "while-away";

/** Locks are not guaranteed (L07): no service, refused by the rules, or not signed in (L13). */
export type Trouble = "unreachable" | "denied" | "sign-in";

export type TimerName =
  | "free"
  | "patience"
  | "overdue"
  /** Another admin's request expired (one minute). */
  | "aged"
  /** A pause after a refusal. */
  | "again"
  /** The own lock's renewal is due. */
  | "renew"
  /** The own lock was not renewed in time. */
  | "lease"
  /** Another admin's lock was not renewed in time. */
  | "lapse";

export interface LockState {
  /** By the claims from the `identity` event on. */
  readonly tab: Tab;
  readonly wanted: boolean;
  /** Nothing left to do, no listeners. */
  readonly stopped: boolean;
  readonly up: boolean;
  readonly everUp: boolean;
  /** Refused, or the sign-in is lost. */
  readonly listenRefused: boolean;
  /** Undefined before the first value. */
  readonly entry: LockEntry | null | undefined;
  /** Server time, null for never; undefined before the first value. */
  readonly lease: number | null | undefined;
  readonly ask: AskEntry | null | undefined;
  /** Registered on this connection. */
  readonly removalRegistered: boolean;
  readonly withdrawalRegistered: boolean;
  /** Confirmed on this connection. */
  readonly confirmed: boolean;
  readonly due: boolean;
  /** Has a former address, or no identifier. */
  readonly unsigned: boolean;
  readonly stale: boolean;
  /** The other admin's lock counts as free (L11). */
  readonly lapsed: boolean;
  readonly former: LockEntry | undefined;
  /** Returned from the back/forward cache. */
  readonly away: boolean;
  /** This tab could edit: retakes a free record at once; another holder is a loss. */
  readonly had: boolean;
  /** Another admin held the record: taken after a random wait. */
  readonly waits: boolean;
  readonly waited: boolean;
  readonly waiting: readonly TimerName[];
  readonly lost: LossReason | undefined;
  readonly trouble: Trouble | undefined;
  /** Consecutive failures while connected. */
  readonly refusals: number;
  readonly busy: { readonly work: Work; readonly call: number; readonly overtaken: boolean } | undefined;
  readonly calls: number;
  /** A take may have succeeded unconfirmed. */
  readonly unsure: boolean;
  readonly intent: "ask" | "withdraw" | "force" | Answer | undefined;
  /** The rules refused the request, as former rules do. */
  readonly askDenied: boolean;
  /** This tab's request went unanswered long enough. */
  readonly overdue: boolean;
  /** The request has expired (one minute). */
  readonly aged: boolean;
}

export type LockEvent =
  /** `optOut`: the entry stays on disconnect (S13). */
  | { readonly kind: "open"; readonly optOut: boolean }
  | { readonly kind: "close" | "page-hidden" | "page-shown" }
  | { readonly kind: "connection"; readonly up: boolean }
  /** The claims; the address may have been corrected. */
  | { readonly kind: "identity"; readonly admin: Admin }
  /** `ago`: ms since it was written. */
  | { readonly kind: "lock"; readonly entry: LockEntry | null; readonly ago: number }
  | { readonly kind: "lease"; readonly renewed: number | null; readonly ago: number }
  | { readonly kind: "ask"; readonly entry: AskEntry | null }
  /** `took`: duration in ms. */
  | { readonly kind: "outcome"; readonly call: number; readonly outcome: Outcome; readonly took: number }
  | { readonly kind: "timer"; readonly timer: TimerName }
  | { readonly kind: "refused" }
  | { readonly kind: "trouble"; readonly why: Exclude<Trouble, "denied"> }
  /** Also after a lost sign-in. */
  | { readonly kind: "signed-in" }
  /** `reopen`: after a loss. */
  | { readonly kind: "intent"; readonly intent: "ask" | "withdraw" | "force" | Answer }
  | { readonly kind: "reopen" };

export type LockCommand =
  | { readonly kind: "listen" | "stop" | "reconnect" }
  | { readonly kind: "call"; readonly call: number; readonly work: Work }
  /** In ms; the runner picks a random time in between. */
  | { readonly kind: "wait"; readonly timer: TimerName; readonly atLeast: number; readonly atMost: number }
  | { readonly kind: "wait-until"; readonly timer: TimerName; readonly serverTime: number }
  | { readonly kind: "forget"; readonly timer: TimerName };

export interface Step {
  readonly state: LockState;
  readonly commands: readonly LockCommand[];
}

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

export const isOwn = ({ entry, tab }: LockState): boolean =>
  entry !== null && entry !== undefined && isOf(entry, tab);
export const foreignEntry = ({ entry, tab }: LockState): LockEntry | undefined =>
  entry === null || entry === undefined || isOf(entry, tab) ? undefined : entry;
export const isThisTab = (state: LockState): boolean => isOwn(state) && state.entry?.sid === state.tab.sid;
export const foreignAsk = ({ ask, tab }: LockState): AskEntry | undefined =>
  ask === null || ask === undefined || isOf(ask, tab) ? undefined : ask;
export const ownAsk = ({ ask, tab }: LockState): AskEntry | undefined =>
  ask?.sid === tab.sid && isOf(ask, tab) ? ask : undefined;
/** Whether directed at the current holder, and not one who took the record later. */
export const isLive = (ask: AskEntry, entry: LockEntry | null | undefined): boolean =>
  ask.holder === entry?.email && ask.isTimed && (!entry.isTimed || ask.at >= entry.at);

/** Refused by the current holder; the rules let nobody bypass that. */
export const isBound = (ask: AskEntry, entry: LockEntry | null | undefined): boolean =>
  ask.answer === "refused" && isLive(ask, entry);

/** Another admin's request that prevents this one: neither refused nor expired. */
export function standingAsk(state: LockState): AskEntry | undefined {
  const ask = foreignAsk(state);
  if (ask === undefined || state.aged || ask.answer === "refused") return undefined;
  return isLive(ask, state.entry) ? ask : undefined;
}
/** Whether this admin may edit: held, confirmed and renewed in time. */
export const believes = (state: LockState): boolean =>
  state.wanted && !state.stopped && state.up && !state.listenRefused && state.confirmed && isOwn(state);
