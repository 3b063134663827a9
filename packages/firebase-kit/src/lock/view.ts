/** What a form shows of its record's lock. */

import { answerTime } from "@palier/firebase-rules/times";
import { type Answer, isOf, type LockEntry } from "./entry.ts";
import {
  believes,
  foreignAsk,
  foreignEntry,
  isLive,
  type LockState,
  type LossReason,
  ownAsk,
  standingAsk,
  type Trouble,
} from "./state.ts";

/** Who, since when (server time in milliseconds). */
export interface Holder {
  readonly name: string;
  readonly email: string;
  readonly since: number;
}

/** Another admin asks for the record that this one holds. */
export interface AskedOfMe {
  readonly by: Holder;
  /** What this admin answered; the record is still held until the other one took it. */
  readonly answer: Answer | undefined;
}

/** Where this admin's ask for another's record stands. Times are server time in milliseconds. */
export type Takeover =
  | { readonly kind: "none" }
  /** The rules refused to let this admin ask; it may be asked again. */
  | { readonly kind: "denied" }
  /** Nothing can be asked now: the service is away, or refuses. */
  | { readonly kind: "unavailable" }
  /** Sent, or on its way; from `forceAt` on it may be forced, and then `canForce` holds. */
  | { readonly kind: "asked"; readonly forceAt: number | undefined; readonly canForce: boolean }
  /** Answered with yes, or forced: the record is being taken over. */
  | { readonly kind: "taking" }
  /** Answered with no; asking again is refused before `askAgainAt`. */
  | { readonly kind: "refused"; readonly askAgainAt: number }
  /** Somebody else asks already. */
  | { readonly kind: "other-asks"; readonly by: Holder };

export type LockView =
  /** No form is open, or it was closed. */
  | { readonly kind: "released" }
  | { readonly kind: "connecting" }
  /**
   * Free, and being taken; `again` when this tab was allowed to edit a moment ago, `after` when another admin was:
   * whoever waits may still lose against another who waits.
   */
  | { readonly kind: "acquiring"; readonly again: boolean; readonly after: Holder | undefined }
  | { readonly kind: "mine"; readonly asked: AskedOfMe | undefined }
  | { readonly kind: "other"; readonly holder: Holder; readonly takeover: Takeover }
  /** The connection is cut; locks are not guaranteed meanwhile. */
  | { readonly kind: "offline"; readonly wasMine: boolean; readonly holder: Holder | undefined }
  /** Held before, and held no more: read-only, typed values kept. `holder` is undefined once it is free again. */
  | { readonly kind: "lost"; readonly why: LossReason; readonly holder: Holder | undefined }
  /** The realtime service cannot be used: locks are not guaranteed (L07). */
  | { readonly kind: "unavailable"; readonly why: Trouble };

export function viewOf(state: LockState): LockView {
  const { entry, trouble } = state;
  if (!state.wanted || state.stopped) return { kind: "released" };
  if (state.lost !== undefined) return { kind: "lost", why: state.lost, holder: othersHold(state) };
  if (believes(state)) return { kind: "mine", asked: askedOfMe(state) };
  const other = foreignEntry(state);
  const offline = { kind: "offline", wasMine: state.had, holder: othersHold(state) } as const;
  // A known holder goes before every trouble: its record must not become editable because of one.
  if (other !== undefined) {
    if (!state.up) return offline;
    const takeover: Takeover = state.listenRefused ? { kind: "unavailable" } : takeoverOf(state);
    return { kind: "other", holder: holderOf(other), takeover };
  }
  if (trouble !== undefined) return { kind: "unavailable", why: trouble };
  if (!state.up) return state.everUp ? offline : { kind: "connecting" };
  if (entry === undefined) return { kind: "connecting" };
  if (state.stale) return offline;
  const after = state.waits && !state.had && state.former !== undefined ? holderOf(state.former) : undefined;
  return { kind: "acquiring", again: state.had, after };
}

export const holderOf = ({ email, name, at }: Pick<LockEntry, "email" | "name" | "at">): Holder => ({
  email,
  name,
  since: at,
});

function othersHold(state: LockState): Holder | undefined {
  const other = foreignEntry(state);
  return other === undefined || state.lapsed ? undefined : holderOf(other);
}

function askedOfMe(state: LockState): AskedOfMe | undefined {
  const ask = foreignAsk(state);
  if (ask === undefined || !isLive(ask, state.entry)) return undefined;
  return { by: holderOf(ask), answer: ask.answer };
}

function takeoverOf(state: LockState): Takeover {
  const { ask, entry, intent, overdue, busy, tab } = state;
  if (busy?.work.name === "take-over") return { kind: "taking" };
  if (intent === "ask") return { kind: "asked", forceAt: undefined, canForce: false };
  const others = standingAsk(state);
  if (others !== undefined) return { kind: "other-asks", by: holderOf(others) };
  // A refusal is this admin's in whichever tab; an ask of another tab is asked anew from here.
  const own = ask !== null && ask !== undefined && isOf(ask, tab) && isLive(ask, entry) ? ask : undefined;
  if (own?.answer === "refused")
    return { kind: "refused", askAgainAt: (own.answeredAt ?? own.at) + answerTime };
  if (own === undefined || own !== ownAsk(state)) return { kind: state.askDenied ? "denied" : "none" };
  if (own.answer === "yielded" || intent === "force") return { kind: "taking" };
  return { kind: "asked", forceAt: own.at + answerTime, canForce: overdue };
}
