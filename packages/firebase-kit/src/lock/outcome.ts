/** What an edit lock's machine makes of the end of a call. */

import { onAskEntry } from "./edit-lock-news.ts";
import { isOwn, type LockState, type Outcome, type Step } from "./edit-lock-state.ts";
import { freeWait, still, waitingFor } from "./edit-lock-timers.ts";
import { readAsk, readLock } from "./lock-entry.ts";

/** So many refusals in a row mean that the rules do not let us, not that somebody was faster. */
const refusalLimit = 3;

export function settled(before: LockState, outcome: Outcome): Step {
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
      return value === undefined ? still(after) : onAskEntry(after, readAsk(value.value, 0));
    }
    case "unask":
      return value === undefined
        ? still({ ...state, wish: undefined })
        : onAskEntry({ ...state, wish: undefined }, null);
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
