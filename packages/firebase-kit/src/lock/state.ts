/** What an edit lock's machine knows, hears and orders. Time and chance stay outside: they come in as events. */
import { type Admin, type Answer, type AskEntry, isOf, type LockEntry } from "./entry.ts";
import type { Tab } from "./writes.ts";

/** One call to the realtime service; a machine has at most one under way. */
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
  /** The lease of the lock that was renewed then is over. */
  | { readonly name: "take-lapsed"; readonly seen: number }
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
export type LossReason = "taken" | "forced" | "yielded" | "while-offline" | "while-away";

/** Why locks are not guaranteed (L07): no service, the rules' no, or nobody is signed in (L13). */
export type Trouble = "unreachable" | "denied" | "sign-in";

export type TimerName =
  | "free"
  | "patience"
  | "overdue"
  /** Another admin's ask is a minute old, and makes room. */
  | "aged"
  /** A pause after a refusal: nothing is sent meanwhile. */
  | "again"
  /** The own lock is to be renewed. */
  | "renew"
  /** The own lock was not renewed in time: it may be another's already. */
  | "lease"
  /** Another's lock was not renewed in time. */
  | "lapse";

export interface LockState {
  /** Who writes here; its admin is who the claims say, from `identity` on. */
  readonly tab: Tab;
  /** A form is open. */
  readonly wanted: boolean;
  /** Nothing is left to do, and nobody listens. */
  readonly stopped: boolean;
  readonly up: boolean;
  readonly everUp: boolean;
  /** The service refuses to tell who holds the record, or the sign-in is lost: nothing is known. */
  readonly listenRefused: boolean;
  /** The last value that came; undefined before the first one. */
  readonly entry: LockEntry | null | undefined;
  /** When the lock was last renewed (server time), null when never; undefined before the first value. */
  readonly lease: number | null | undefined;
  readonly ask: AskEntry | null | undefined;
  /** Registered on this connection: the record is freed (the ask withdrawn) when it ends. */
  readonly removalRegistered: boolean;
  readonly withdrawalRegistered: boolean;
  /** The server confirmed the own entry on this connection, and has not said otherwise since. */
  readonly confirmed: boolean;
  /** The own lock is due to be renewed. */
  readonly due: boolean;
  /** The own lock does not say who this admin is now: it bears a former address, or no identifier. */
  readonly unsigned: boolean;
  /** The own lock could not be renewed in time. */
  readonly stale: boolean;
  /** The other's lock was not renewed in time, and counts as free (L11). */
  readonly lapsed: boolean;
  /** Who held the record last, of the other admins. */
  readonly former: LockEntry | undefined;
  /** The page was hidden for good, and is back from the browser's cache. */
  readonly away: boolean;
  /** This tab was allowed to edit before: it takes a free record at once, and finding another there is a loss. */
  readonly had: boolean;
  /** Somebody else held the record while this form was open: a free record is taken after a random wait. */
  readonly waits: boolean;
  readonly waited: boolean;
  /** Timers under way. */
  readonly waiting: readonly TimerName[];
  readonly lost: LossReason | undefined;
  readonly trouble: Trouble | undefined;
  /** How many calls failed in a row, though the service was there. */
  readonly refusals: number;
  readonly busy: { readonly work: Work; readonly call: number; readonly overtaken: boolean } | undefined;
  readonly calls: number;
  /** A take may have succeeded without word of it. */
  readonly unsure: boolean;
  /** What the admin wants done as soon as possible. */
  readonly intent: "ask" | "withdraw" | "force" | Answer | undefined;
  /** The rules refused what was asked, as rules of a former version do, or of another place. */
  readonly askDenied: boolean;
  /** The ask of this tab has stood unanswered long enough. */
  readonly overdue: boolean;
  /** The ask that stands there is a minute old. */
  readonly aged: boolean;
}

export type LockEvent =
  /** `optOut`: the entry stays when the client disconnects (S13). */
  | { readonly kind: "open"; readonly optOut: boolean }
  | { readonly kind: "close" | "page-hidden" | "page-shown" }
  | { readonly kind: "connection"; readonly up: boolean }
  /** Who this admin is by the claims of now: the address may have been corrected. */
  | { readonly kind: "identity"; readonly admin: Admin }
  /** `ago`: since when it stands there, in milliseconds. */
  | { readonly kind: "lock"; readonly entry: LockEntry | null; readonly ago: number }
  | { readonly kind: "lease"; readonly renewed: number | null; readonly ago: number }
  | { readonly kind: "ask"; readonly entry: AskEntry | null }
  /** `took`: from the call to its end, in milliseconds. */
  | { readonly kind: "outcome"; readonly call: number; readonly outcome: Outcome; readonly took: number }
  | { readonly kind: "timer"; readonly timer: TimerName }
  /** The rules let this admin not listen. */
  | { readonly kind: "refused" }
  | { readonly kind: "trouble"; readonly why: Exclude<Trouble, "denied"> }
  /** The admin is signed in, again or at last. */
  | { readonly kind: "signed-in" }
  /** What the admin does: ask the holder, withdraw or force the ask, answer one, or try again after a loss. */
  | { readonly kind: "intent"; readonly intent: "ask" | "withdraw" | "force" | Answer }
  | { readonly kind: "reopen" };

export type LockCommand =
  | { readonly kind: "listen" | "stop" | "reconnect" }
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

/** Whether the entry is this admin's, from whichever tab. */
export const isOwn = ({ entry, tab }: LockState): boolean =>
  entry !== null && entry !== undefined && isOf(entry, tab);
/** Another admin's entry, as it last came. */
export const foreignEntry = ({ entry, tab }: LockState): LockEntry | undefined =>
  entry === null || entry === undefined || isOf(entry, tab) ? undefined : entry;
/** Whether the entry is this very tab's. */
export const isThisTab = (state: LockState): boolean => isOwn(state) && state.entry?.sid === state.tab.sid;
/** The ask of another admin. */
export const foreignAsk = ({ ask, tab }: LockState): AskEntry | undefined =>
  ask === null || ask === undefined || isOf(ask, tab) ? undefined : ask;
/** The ask that this tab made. */
export const ownAsk = ({ ask, tab }: LockState): AskEntry | undefined =>
  ask?.sid === tab.sid && isOf(ask, tab) ? ask : undefined;
/** Whether an ask is directed at whoever holds the record now. Who took it after the ask was never asked. */
export const isLive = (ask: AskEntry, entry: LockEntry | null | undefined): boolean =>
  ask.holder === entry?.email && ask.isTimed && (!entry.isTimed || ask.at >= entry.at);

/** A refusal by whoever holds the record now: it stays where it is, and the rules let nobody skip it. */
export const isBound = (ask: AskEntry, entry: LockEntry | null | undefined): boolean =>
  ask.answer === "refused" && isLive(ask, entry);

/** Another admin's ask that keeps this one from asking: neither refused nor a minute old. */
export function standingAsk(state: LockState): AskEntry | undefined {
  const ask = foreignAsk(state);
  if (ask === undefined || state.aged || ask.answer === "refused") return undefined;
  return isLive(ask, state.entry) ? ask : undefined;
}
/** Whether this admin may edit: the lock is held, as far as the server has said, and was renewed in time. */
export const believes = (state: LockState): boolean =>
  state.wanted && !state.stopped && state.up && !state.listenRefused && state.confirmed && isOwn(state);
