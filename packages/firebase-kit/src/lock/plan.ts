/** The next action as a function of the state: one call, or a wait. */
import { foreignAsk, isBound, isLive, isOwn, isThisTab, type LockState, ownAsk, type Work } from "./state.ts";

export type Plan =
  | { readonly kind: "call"; readonly work: Work }
  | { readonly kind: "wait-for-free" }
  | { readonly kind: "listen" | "finish" }
  | { readonly kind: "nothing" };

const nothing: Plan = { kind: "nothing" };
const call = (name: Exclude<Work["name"], "take-lapsed" | "take-over" | "ask" | "answer">): Plan => ({
  kind: "call",
  work: { name },
});

export function plan(state: LockState): Plan {
  if (state.stopped || state.busy !== undefined) return nothing;
  if (!state.wanted) return leave(state);
  if (state.waiting.includes("again")) return nothing;
  if (state.listenRefused) return state.trouble === "sign-in" ? nothing : { kind: "listen" };
  if (!state.up || state.entry === undefined) return nothing;
  if (state.lost !== undefined) return tidy(state);
  if (isOwn(state)) return keep(state);
  return state.entry === null ? takeFree(state) : wait(state);
}

/** After this many failures, a lock is left to its lease (L11). */
const leaveTries = 5;

/** Offline, its onDisconnect removal releases it; an opted-out tab awaits the connection. */
function leave(state: LockState): Plan {
  if (state.listenRefused || state.refusals >= leaveTries) return { kind: "finish" };
  if (state.waiting.includes("again")) return nothing;
  const maybeHeld = isThisTab(state) || (state.unsure && state.tab.optOut);
  if (!state.up) return maybeHeld && state.tab.optOut ? nothing : { kind: "finish" };
  if (maybeHeld) return call("drop");
  if (isWithdrawable(state)) return call("withdraw");
  return cancelled(state) ?? { kind: "finish" };
}

/** A refused request stays until replaced. */
function isWithdrawable(state: LockState): boolean {
  const own = ownAsk(state);
  return own !== undefined && !isBound(own, state.entry);
}

function tidy(state: LockState): Plan {
  if (isWithdrawable(state)) return call("withdraw");
  return cancelled(state) ?? nothing;
}

function cancelled({ removalRegistered, withdrawalRegistered }: LockState): Plan | undefined {
  if (removalRegistered) return call("cancel-removal");
  return withdrawalRegistered ? call("cancel-withdrawal") : undefined;
}

const needsRemoval = ({ removalRegistered, tab }: LockState): boolean => !removalRegistered && !tab.optOut;

/** Confirms an own entry. Only its own tab registers a removal: closing another releases nothing (L02). */
function keep(state: LockState): Plan {
  if ((!state.confirmed || isThisTab(state)) && needsRemoval(state)) return call("register-removal");
  if (!state.confirmed) return call("take");
  if (state.unsigned && isThisTab(state)) return call("sign");
  if (state.due) return call(isThisTab(state) ? "renew" : "adopt");
  if (ownAsk(state) !== undefined) return call("withdraw");
  if (state.withdrawalRegistered) return call("cancel-withdrawal");
  if (!isThisTab(state) && state.removalRegistered) return call("cancel-removal");
  return replied(state) ?? nothing;
}

function replied(state: LockState): Plan | undefined {
  const { intent, entry } = state;
  const ask = foreignAsk(state);
  if (intent !== "yielded" && intent !== "refused") return undefined;
  if (ask === undefined || !isLive(ask, entry)) return undefined;
  if (ask.answer !== undefined) return undefined;
  return { kind: "call", work: { name: "answer", sid: ask.sid, answer: intent } };
}

/** At once by the former holder, the requester, or a form that never saw another holder; else later. */
function takeFree(state: LockState): Plan {
  const atOnce = state.had || !state.waits || state.waited || ownAsk(state) !== undefined;
  if (!atOnce) return state.waiting.includes("free") ? nothing : { kind: "wait-for-free" };
  return needsRemoval(state) ? call("register-removal") : call("take");
}

/** The holder disappeared or cannot renew (L11). */
function takeLapsed(state: LockState, seen: number): Plan {
  if (!state.waited) return state.waiting.includes("free") ? nothing : { kind: "wait-for-free" };
  return needsRemoval(state)
    ? call("register-removal")
    : { kind: "call", work: { name: "take-lapsed", seen } };
}

/** Taken over on consent or without an answer (L06). */
function wait(state: LockState): Plan {
  const { entry, intent, overdue } = state;
  const asked = ownAsk(state);
  if (entry === null || entry === undefined) return nothing;
  if (state.lapsed && entry.seen !== undefined) return takeLapsed(state, entry.seen);
  if (asked !== undefined && (!isLive(asked, entry) || intent === "withdraw")) return call("withdraw");
  const forced = intent === "force" && overdue && asked?.answer === undefined;
  if (asked !== undefined && (asked.answer === "yielded" || forced)) {
    return needsRemoval(state)
      ? call("register-removal")
      : { kind: "call", work: { name: "take-over", from: entry.email } };
  }
  if (intent === "ask") {
    return state.withdrawalRegistered
      ? { kind: "call", work: { name: "ask", holder: entry.email } }
      : call("register-withdrawal");
  }
  if (state.removalRegistered) return call("cancel-removal");
  return state.withdrawalRegistered && asked === undefined ? call("cancel-withdrawal") : nothing;
}
