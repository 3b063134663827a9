/** What an edit lock's machine does next, from what it knows alone: at most one call, or a wait. */
import { isLive, isOwn, isThisTab, type LockState, ownAsk, type Work } from "./state.ts";

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
  if (state.deaf) return state.trouble === "sign-in" ? nothing : { kind: "listen" };
  if (!state.up || state.entry === undefined) return nothing;
  if (state.lost !== undefined) return tidy(state);
  if (isOwn(state)) return keep(state);
  return state.entry === null ? takeFree(state) : wait(state);
}

/** So many failures in a row, and a lock that cannot be freed is left to its lease (L11). */
const leaveTries = 5;

/** Frees what this tab holds. Offline the registered wish does it; who opted out has to come back for it. */
function leave(state: LockState): Plan {
  if (state.deaf || state.refusals >= leaveTries) return { kind: "finish" };
  if (state.waiting.includes("again")) return nothing;
  const maybeHeld = isThisTab(state) || (state.unsure && state.tab.optOut);
  if (!state.up) return maybeHeld && state.tab.optOut ? nothing : { kind: "finish" };
  if (maybeHeld) return call("drop");
  if (ownAsk(state) !== undefined) return call("unask");
  return disarmed(state) ?? { kind: "finish" };
}

function tidy(state: LockState): Plan {
  if (ownAsk(state) !== undefined) return call("unask");
  return disarmed(state) ?? nothing;
}

function disarmed({ armed, askArmed }: LockState): Plan | undefined {
  if (armed) return call("disarm");
  return askArmed ? call("disarm-ask") : undefined;
}

const needsArm = ({ armed, tab }: LockState): boolean => !armed && !tab.optOut;

/**
 * An own entry: confirmed on this connection, and guarded by the wish of the tab that it names. A second tab of the same
 * admin edits under the first one's entry and leaves no wish of its own, so that closing it frees nothing (L02).
 */
function keep(state: LockState): Plan {
  if ((!state.confirmed || isThisTab(state)) && needsArm(state)) return call("arm");
  if (!state.confirmed) return call("take");
  if (state.due) return call(isThisTab(state) ? "renew" : "adopt");
  if (ownAsk(state) !== undefined) return call("unask");
  if (state.askArmed) return call("disarm-ask");
  if (!isThisTab(state) && state.armed) return call("disarm");
  return replied(state) ?? nothing;
}

function replied({ wish, ask, entry, tab }: LockState): Plan | undefined {
  if (wish !== "yielded" && wish !== "refused") return undefined;
  if (ask === null || ask === undefined || ask.email === tab.email || !isLive(ask, entry)) return undefined;
  if (ask.answer !== undefined) return undefined;
  return { kind: "call", work: { name: "answer", sid: ask.sid, answer: wish } };
}

/** A free record: at once for whoever had it, asked for it, or never saw another there; later for the others. */
function takeFree(state: LockState): Plan {
  const atOnce = state.had || !state.waits || state.waited || ownAsk(state) !== undefined;
  if (!atOnce) return state.waiting.includes("free") ? nothing : { kind: "wait-for-free" };
  return needsArm(state) ? call("arm") : call("take");
}

/** A record whose holder is gone without a word, or cannot renew it any more (L11). */
function takeLapsed(state: LockState, seen: number): Plan {
  if (!state.waited) return state.waiting.includes("free") ? nothing : { kind: "wait-for-free" };
  return needsArm(state) ? call("arm") : { kind: "call", work: { name: "take-lapsed", seen } };
}

/** A record of another admin: asks for it, and takes it over when the holder yields or does not answer (L06). */
function wait(state: LockState): Plan {
  const { entry, wish, overdue } = state;
  const asked = ownAsk(state);
  if (entry === null || entry === undefined) return nothing;
  if (state.lapsed && entry.seen !== undefined) return takeLapsed(state, entry.seen);
  if (asked !== undefined && (!isLive(asked, entry) || wish === "withdraw")) return call("unask");
  const forced = wish === "force" && overdue && asked?.answer === undefined;
  if (asked !== undefined && (asked.answer === "yielded" || forced)) {
    return needsArm(state) ? call("arm") : { kind: "call", work: { name: "take-over", from: entry.email } };
  }
  if (wish === "ask") {
    return state.askArmed ? { kind: "call", work: { name: "ask", holder: entry.email } } : call("arm-ask");
  }
  if (state.armed) return call("disarm");
  return state.askArmed && asked === undefined ? call("disarm-ask") : nothing;
}
