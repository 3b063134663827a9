import { readAsk, readLock } from "./entry.ts";
import { onAskEntry } from "./news.ts";
import { foreignEntry, isOwn, isThisTab, type LockState, type Outcome, type Step } from "./state.ts";
import { leaseBegins, pause, still } from "./timers.ts";

/** From here on, refusals mean the rules, not a faster admin. */
const refusalLimit = 3;

/** @param took the call's duration in ms. */
export function settled(before: LockState, outcome: Outcome, took: number): Step {
  const { busy } = before;
  if (busy === undefined) return still(before);
  const state: LockState = { ...before, busy: undefined };
  if (outcome.kind === "failed") return failed(state, busy.work.name, outcome.why);
  const done = outcome.kind === "done";
  // The listener usually reports first; else use the call's value.
  const value = done && !busy.overtaken && "value" in outcome ? { value: outcome.value } : undefined;
  // What was reported meanwhile is not reported again.
  const known = busy.overtaken || (done && value === undefined);
  switch (busy.work.name) {
    case "register-removal":
      return still({ ...state, removalRegistered: true });
    case "cancel-removal":
      return still({ ...state, removalRegistered: false });
    case "register-withdrawal":
      return still({ ...state, withdrawalRegistered: true });
    case "cancel-withdrawal":
      return still({ ...state, withdrawalRegistered: false });
    case "take":
    case "take-lapsed":
    case "take-over":
      return done
        ? taken(value === undefined ? state : { ...state, entry: readLock(value.value) }, took)
        : later(state);
    case "renew":
    case "adopt":
      // Not held: nothing to renew.
      return done
        ? leaseBegins({ ...state, refusals: 0 }, took)
        : still({ ...state, due: false, confirmed: false });
    case "sign":
      return still({
        ...state,
        unsigned: false,
        entry: value === undefined ? state.entry : readLock(value.value),
      });
    case "drop":
      // Held by another admin, or already released.
      return still({
        ...state,
        unsure: false,
        refusals: 0,
        entry: known ? state.entry : null,
      });
    case "ask": {
      const after: LockState = { ...state, intent: undefined };
      return value === undefined ? still(after) : onAskEntry(after, readAsk(value.value));
    }
    case "withdraw": {
      const after: LockState = { ...state, intent: undefined };
      return known ? still(after) : onAskEntry(after, null);
    }
    case "answer":
      return still({ ...state, intent: undefined });
  }
}

function taken(state: LockState, took: number): Step {
  const own = isOwn(state);
  const after: LockState = {
    ...state,
    confirmed: own && state.up && !state.listenRefused,
    had: state.wanted && (state.had || own),
    unsure: false,
    // Former rules refuse the identifier; added where accepted.
    unsigned: isThisTab(state) && state.entry?.adminId === undefined && state.tab.id !== undefined,
    waited: false,
    lapsed: false,
    away: false,
    refusals: 0,
    trouble: undefined,
    lost: own ? undefined : state.lost,
  };
  return after.confirmed ? leaseBegins(after, took) : still(after);
}

/** Another admin was faster, not yet reported. */
const later = (state: LockState): Step =>
  state.entry === null ? pause({ ...state, waited: false }) : still({ ...state, waited: false });

function failed(state: LockState, name: string, why: "disconnect" | "denied" | "other"): Step {
  const takes = name === "take" || name === "take-lapsed" || name === "take-over";
  const after: LockState = { ...state, unsure: state.unsure || takes, waited: false };
  // Harmless: the rules refuse to free another admin's record.
  if (name === "cancel-removal") return still({ ...after, removalRegistered: false });
  if (name === "cancel-withdrawal") return still({ ...after, withdrawalRegistered: false });
  if (why === "disconnect") return still(after);
  // The lock is still held.
  if (name === "sign" && why === "denied") return pause({ ...after, unsigned: false });
  if (why === "other") return pause(after);
  const askDenied = state.askDenied || name === "register-withdrawal" || name === "ask";
  const refused = pause({ ...after, intent: undefined, askDenied, unsure: state.unsure });
  // For instance, forced too early: not a refusal of this admin altogether.
  if (foreignEntry(state) !== undefined || refused.state.refusals < refusalLimit) return refused;
  return { ...refused, state: { ...refused.state, confirmed: false, trouble: state.trouble ?? "denied" } };
}
