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

/** `since`: server time (ms). */
export interface Holder {
  readonly name: string;
  readonly email: string;
  readonly since: number;
}

export interface AskedOfMe {
  readonly by: Holder;
  /** The record stays held until taken. */
  readonly answer: Answer | undefined;
}

/** This admin's takeover request. Times: server time (ms). */
export type Takeover =
  | { readonly kind: "none" }
  /** Refused by the rules; can be repeated. */
  | { readonly kind: "denied" }
  | { readonly kind: "unavailable" }
  /** Pending; `canForce` from `forceAt` on. */
  | { readonly kind: "asked"; readonly forceAt: number | undefined; readonly canForce: boolean }
  | { readonly kind: "taking" }
  /** A repetition before `askAgainAt` is refused too. */
  | { readonly kind: "refused"; readonly askAgainAt: number }
  | { readonly kind: "other-asks"; readonly by: Holder };

export type LockView =
  | { readonly kind: "released" }
  | { readonly kind: "connecting" }
  /**
   * Free and being taken. `again`: this tab could edit. `after`: another admin could, others may still win.
   */
  | { readonly kind: "acquiring"; readonly again: boolean; readonly after: Holder | undefined }
  | { readonly kind: "mine"; readonly asked: AskedOfMe | undefined }
  | { readonly kind: "other"; readonly holder: Holder; readonly takeover: Takeover }
  /** Locks are not guaranteed. */
  | { readonly kind: "offline"; readonly wasMine: boolean; readonly holder: Holder | undefined }
  /** Read-only, with the typed values. `holder` is undefined once the record is free. */
  | { readonly kind: "lost"; readonly why: LossReason; readonly holder: Holder | undefined }
  /** Locks are not guaranteed (L07). */
  | { readonly kind: "unavailable"; readonly why: Trouble };

export function viewOf(state: LockState): LockView {
  const { entry, trouble } = state;
  if (!state.wanted || state.stopped) return { kind: "released" };
  if (state.lost !== undefined) return { kind: "lost", why: state.lost, holder: othersHold(state) };
  if (believes(state)) return { kind: "mine", asked: askedOfMe(state) };
  const other = foreignEntry(state);
  const offline = { kind: "offline", wasMine: state.had, holder: othersHold(state) } as const;
  // A known holder outweighs trouble, which must not make the record editable.
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
  // Refusals apply to all the admin's tabs; another tab's request can be repeated here.
  const own = ask !== null && ask !== undefined && isOf(ask, tab) && isLive(ask, entry) ? ask : undefined;
  if (own?.answer === "refused")
    return { kind: "refused", askAgainAt: (own.answeredAt ?? own.at) + answerTime };
  if (own === undefined || own !== ownAsk(state)) return { kind: state.askDenied ? "denied" : "none" };
  if (own.answer === "yielded" || intent === "force") return { kind: "taking" };
  return { kind: "asked", forceAt: own.at + answerTime, canForce: overdue };
}
