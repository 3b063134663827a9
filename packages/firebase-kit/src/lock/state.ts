/**
 * What an edit lock knows in one tab: its phase, with the data that this phase has, and what the service said
 * last. Pure: time and randomness are events.
 */
import { type Admin, type Answer, type AskEntry, isLive, isOf, type LockEntry } from "./entry.ts";
import type { Tab } from "./writes.ts";

/** `asked`: by an admin who asked while nothing was typed. */
export type LossReason = "taken" | "forced" | "asked" | "yielded" | "while-offline" | "while-away";

/** Locks are not guaranteed (L07): no service, refused by the rules, or not signed in (L13). */
export type Trouble = "unreachable" | "denied" | "sign-in";

/** What this form has been through, which decides how it may take the record. */
export type Past =
  /** Nobody else was seen to hold it: taken at once. */
  | { readonly kind: "new" }
  /** Another admin held it: taken after a wait, in which that one may come back. */
  | { readonly kind: "waited"; readonly former: LockEntry }
  /** This form could be edited: taken again at once, and another holder is a loss. `away`: unloaded since. */
  | { readonly kind: "held"; readonly away: boolean }
  /** Read-only until its admin tries again. */
  | { readonly kind: "lost"; readonly why: LossReason };

/** What the admin who waits has asked for, until the service shows it. `denied`: the rules refused. */
export type Wish = "none" | "ask" | "withdraw" | "force" | "denied";

export type Phase =
  /** No form is open, nothing is listened to. */
  | { readonly name: "closed" }
  /** The page is unloaded, or in the back/forward cache (S13). */
  | { readonly name: "away"; readonly past: Past }
  /** The form closed: its entry and its request are being removed. `told`: letting go was said, if it could be. */
  | { readonly name: "leaving"; readonly told: boolean }
  /** Not connected, or nothing heard yet. */
  | { readonly name: "connecting"; readonly past: Past; readonly trouble: "unreachable" | undefined }
  /** Nothing may be heard. `holder`: another admin who held the record when this began (L13). */
  | {
      readonly name: "barred";
      readonly past: Past;
      readonly why: "denied" | "sign-in";
      readonly holder: LockEntry | undefined;
    }
  /** Free, after another admin held it: for a moment, or for a while if that one did not let go. */
  | { readonly name: "waiting"; readonly former: LockEntry }
  /**
   * Free or this admin's, to be confirmed on this connection. `doubt`: the service refuses, or the lease ran
   * out.
   */
  | { readonly name: "taking"; readonly past: Past; readonly doubt: "denied" | "stale" | undefined }
  /** Confirmed on this connection, not contradicted since, and renewed in time. `unsigned`: to be rewritten. */
  | { readonly name: "held"; readonly unsigned: boolean; readonly reply: Answer | undefined }
  /** `lapse`: the lease is running, over and about to be taken, or to be taken now (L11). */
  | {
      readonly name: "other";
      readonly entry: LockEntry;
      readonly lapse: "running" | "waiting" | "over";
      readonly wish: Wish;
    }
  | { readonly name: "lost"; readonly why: LossReason };

/** The connection, and what is registered to happen when it ends. */
export type Line =
  | { readonly up: false; readonly everUp: boolean }
  | { readonly up: true; readonly removal: boolean; readonly withdrawal: boolean };

/** As last heard; undefined before the first value. */
export interface Said {
  readonly entry: LockEntry | null | undefined;
  /** Server time. */
  readonly lease: number | null | undefined;
  readonly ask: AskEntry | null | undefined;
}

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
        | "let-go"
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

export type TimerName =
  /** A free record is taken. */
  | "free"
  /** Silence is said to be trouble. */
  | "patience"
  /** This tab's request can be forced. */
  | "overdue"
  /** Another admin's request makes room. */
  | "aged"
  /** A pause after a refusal ends. */
  | "again"
  /** The own lock is renewed. */
  | "renew"
  /** The own lock was not renewed in time. */
  | "lease"
  /** Another admin's lock was not renewed in time. */
  | "lapse";

export interface LockState {
  /** By the claims from the `identity` event on. */
  readonly tab: Tab;
  readonly phase: Phase;
  readonly line: Line;
  readonly said: Said;
  /** `overtaken`: the place it writes was heard of meanwhile, so that its value is old. */
  readonly call: { readonly work: Work; readonly number: number; readonly overtaken: boolean } | undefined;
  /** Numbers continue: late answers are ignored. */
  readonly calls: number;
  readonly waiting: readonly TimerName[];
  /** Consecutive failures while connected. */
  readonly refusals: number;
  /** The answer to a take was lost: the entry may be this tab's. */
  readonly unsure: boolean;
}

interface Events {
  /** `optOut`: the entry stays on disconnect (S13). */
  open: { readonly optOut: boolean };
  close: object;
  "page-hidden": object;
  "page-shown": object;
  connection: { readonly up: boolean };
  /** The claims; the address may have been corrected. */
  identity: { readonly admin: Admin };
  /** `ago`: ms since it was written. */
  lock: { readonly entry: LockEntry | null; readonly ago: number };
  lease: { readonly renewed: number | null; readonly ago: number };
  ask: { readonly entry: AskEntry | null };
  /** `took`: duration in ms. */
  outcome: { readonly call: number; readonly outcome: Outcome; readonly took: number };
  timer: { readonly timer: TimerName };
  /** Something was typed into the form, or all of it is saved. */
  typed: { readonly typed: boolean };
  /** Nothing may be read any more. */
  refused: object;
  trouble: { readonly why: Exclude<Trouble, "denied"> };
  /** Also after a lost sign-in. */
  "signed-in": object;
  intent: { readonly intent: "ask" | "withdraw" | "force" | Answer };
  /** After a loss. */
  reopen: object;
}

export type EventName = keyof Events;
export type EventOf<K extends EventName> = { [P in K]: { readonly kind: P } & Events[P] }[K];
export type LockEvent = EventOf<EventName>;

export type LockCommand =
  /** The page unloads: sent, if the browser still sends anything, and not waited for. */
  | { readonly kind: "let-go" }
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

export const nothingSaid: Said = { entry: undefined, lease: undefined, ask: undefined };
export const neverUp: Line = { up: false, everUp: false };

export const closedLock = (tab: Tab): LockState => ({
  tab,
  phase: { name: "closed" },
  line: neverUp,
  said: nothingSaid,
  call: undefined,
  calls: 0,
  waiting: [],
  refusals: 0,
  unsure: false,
});

export const isStopped = ({ phase }: LockState): boolean => phase.name === "closed" || phase.name === "away";

/** What this form has been through, in any phase. */
export function pastOf({ phase }: LockState): Past {
  switch (phase.name) {
    case "closed":
    case "leaving":
      return { kind: "new" };
    case "away":
    case "connecting":
    case "barred":
    case "taking":
      return phase.past;
    case "waiting":
      return { kind: "waited", former: phase.former };
    case "held":
      return { kind: "held", away: false };
    case "other":
      return { kind: "waited", former: phase.entry };
    case "lost":
      return { kind: "lost", why: phase.why };
  }
}

/** This admin's entry, of any tab. */
export function ownEntry({ said: { entry }, tab }: LockState): LockEntry | undefined {
  return entry !== null && entry !== undefined && isOf(entry, tab) ? entry : undefined;
}
export function foreignEntry({ said: { entry }, tab }: LockState): LockEntry | undefined {
  return entry === null || entry === undefined || isOf(entry, tab) ? undefined : entry;
}
export const isThisTab = (state: LockState): boolean => ownEntry(state)?.sid === state.tab.sid;

export const foreignAsk = ({ said: { ask }, tab }: LockState): AskEntry | undefined =>
  ask === null || ask === undefined || isOf(ask, tab) ? undefined : ask;
/** This tab's request. */
export const ownAsk = ({ said: { ask }, tab }: LockState): AskEntry | undefined =>
  ask?.sid === tab.sid && isOf(ask, tab) ? ask : undefined;

/** Another admin's request that prevents this one: neither refused nor a minute old. */
export function standingAsk(state: LockState): AskEntry | undefined {
  const ask = foreignAsk(state);
  if (ask === undefined || !state.waiting.includes("aged") || ask.answer === "refused") return undefined;
  return isLive(ask, state.said.entry) ? ask : undefined;
}

/**
 * Another admin's request that this one was asked and did not refuse, of a record that is free now: the rules leave
 * it to that admin until the request is a minute old.
 */
export function owingAsk(state: LockState): AskEntry | undefined {
  const ask = foreignAsk(state);
  const isOwed = state.said.entry === null && ask?.holder === state.tab.email && ask.answer !== "refused";
  return isOwed && state.waiting.includes("aged") ? ask : undefined;
}

/** This tab's request was not answered in time. */
export const isOverdue = (state: LockState): boolean => {
  const own = ownAsk(state);
  return own !== undefined && own.answer === undefined && !state.waiting.includes("overdue");
};

/** Another admin's lock that counts: renewed in time. */
export function countingEntry(state: LockState): LockEntry | undefined {
  const other = foreignEntry(state);
  const isLapsed = other?.seen !== undefined && !state.waiting.includes("lapse");
  return isLapsed ? undefined : other;
}
