import { answerTime } from "../../rules/times.ts";
import { type Answer, isLive, isOf, type LockEntry } from "./entry.ts";
import {
  countingEntry,
  foreignAsk,
  foreignEntry,
  isOverdue,
  type LockState,
  type LossReason,
  owingAsk,
  ownAsk,
  pastOf,
  standingAsk,
  type Trouble,
  type Wish,
} from "./state.ts";

/** `since`: server time (ms). */
export interface Holder {
  readonly name: string;
  readonly email: string;
  readonly since: number;
  /** Whether something was typed; missing for another program's lock, which counts as editing. */
  readonly typed?: boolean | undefined;
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
  /** The holder disappeared without letting go: can be taken now, or comes by itself in a while. */
  | { readonly kind: "vacant" }
  /** This admin left the record, which the named one had asked for: it is left to that one for a minute. */
  | { readonly kind: "owed" }
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
  const { phase, line, said } = state;
  const past = pastOf(state);
  switch (phase.name) {
    case "closed":
    case "away":
    case "leaving":
      return { kind: "released" };
    case "held":
      return { kind: "mine", asked: askedOfMe(state) };
    case "waiting":
      return phase.former.left
        ? { kind: "acquiring", again: false, after: holderOf(phase.former) }
        : { kind: "other", holder: holderOf(phase.former), takeover: { kind: "vacant" } };
    case "other":
      return { kind: "other", holder: holderOf(phase.entry), takeover: takeoverOf(state, phase.wish) };
    case "lost":
      return lost(state, phase.why);
    case "taking": {
      const owed = owingAsk(state);
      // What could be edited stays so until that one takes it.
      if (owed !== undefined && past.kind !== "held")
        return { kind: "other", holder: holderOf(owed), takeover: { kind: "owed" } };
      if (phase.doubt === "denied") return { kind: "unavailable", why: "denied" };
      if (phase.doubt === "stale") return { kind: "offline", wasMine: true, holder: undefined };
      return {
        kind: "acquiring",
        again: past.kind === "held",
        after: past.kind === "waited" ? holderOf(past.former) : undefined,
      };
    }
    case "barred":
    case "connecting": {
      if (past.kind === "lost") return lost(state, past.why);
      const wasMine = past.kind === "held";
      const other = foreignEntry(state);
      // A known holder outweighs trouble, which must not make the record editable.
      if (other !== undefined && line.up)
        return { kind: "other", holder: holderOf(other), takeover: { kind: "unavailable" } };
      if (other !== undefined) return { kind: "offline", wasMine, holder: othersHold(state) };
      const trouble = phase.name === "barred" ? phase.why : phase.trouble;
      if (trouble !== undefined) return { kind: "unavailable", why: trouble };
      if (line.up || !line.everUp || said.entry === undefined) return { kind: "connecting" };
      return { kind: "offline", wasMine, holder: undefined };
    }
  }
}

const lost = (state: LockState, why: LossReason): LockView => ({
  kind: "lost",
  why,
  holder: othersHold(state),
});

export const holderOf = ({
  email,
  name,
  at,
  typed,
}: Pick<LockEntry, "email" | "name" | "at"> & { readonly typed?: boolean | undefined }): Holder => ({
  email,
  name,
  since: at,
  ...(typed === undefined ? {} : { typed }),
});

function othersHold(state: LockState): Holder | undefined {
  const other = countingEntry(state);
  return other === undefined ? undefined : holderOf(other);
}

function askedOfMe(state: LockState): AskedOfMe | undefined {
  const ask = foreignAsk(state);
  if (ask === undefined || !isLive(ask, state.said.entry)) return undefined;
  return { by: holderOf(ask), answer: ask.answer };
}

function takeoverOf(state: LockState, wish: Wish): Takeover {
  const { call, said, tab } = state;
  const { ask, entry } = said;
  if (call?.work.name === "take-over") return { kind: "taking" };
  if (wish === "ask") return { kind: "asked", forceAt: undefined, canForce: false };
  const others = standingAsk(state);
  if (others !== undefined) return { kind: "other-asks", by: holderOf(others) };
  // Refusals apply to all the admin's tabs; another tab's request can be repeated here.
  const own = ask !== null && ask !== undefined && isOf(ask, tab) && isLive(ask, entry) ? ask : undefined;
  if (own?.answer === "refused")
    return { kind: "refused", askAgainAt: (own.answeredAt ?? own.at) + answerTime };
  if (own === undefined || own !== ownAsk(state)) return { kind: wish === "denied" ? "denied" : "none" };
  if (own.answer === "yielded" || wish === "force") return { kind: "taking" };
  return { kind: "asked", forceAt: own.at + answerTime, canForce: isOverdue(state) };
}
