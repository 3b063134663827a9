import { readAsk, readLock } from "./entry.ts";
import { heardAsk } from "./hear.ts";
import { into, settle } from "./phases.ts";
import {
  foreignEntry,
  isThisTab,
  type LockState,
  type Outcome,
  ownEntry,
  pastOf,
  type Step,
} from "./state.ts";
import { awaitFree, inOrder, leaseBegins, pause, still } from "./timers.ts";

/** From here on, refusals mean the rules, not a faster admin. */
const refusalLimit = 3;

/** A call has ended. `took`: its duration in ms. */
export function settled(before: LockState, outcome: Outcome, took: number): Step {
  const { call } = before;
  if (call === undefined) return still(before);
  const state: LockState = { ...before, call: undefined };
  if (outcome.kind === "failed") return failed(state, call.work.name, outcome.why);
  const done = outcome.kind === "done";
  if (done && before.refusals > 0) return settled({ ...before, refusals: 0 }, outcome, took);
  // The listener usually reports first; else use the call's value.
  const value = done && !call.overtaken && "value" in outcome ? { value: outcome.value } : undefined;
  const isKnown = call.overtaken || (done && value === undefined);
  const heard = (now: LockState): LockState =>
    value === undefined ? now : { ...now, said: { ...now.said, entry: readLock(value.value) } };
  switch (call.work.name) {
    case "register-removal":
    case "cancel-removal":
      return still(registered(state, { removal: call.work.name === "register-removal" }));
    case "register-withdrawal":
    case "cancel-withdrawal":
      return still(registered(state, { withdrawal: call.work.name === "register-withdrawal" }));
    case "take":
    case "take-lapsed":
    case "take-over":
      return done ? taken({ ...heard(state), unsure: false, refusals: 0 }, took) : outrun(state);
    case "renew":
    case "adopt":
      if (state.phase.name !== "held") return still(state);
      // Not held: nothing to renew.
      return done ? leaseBegins(took)({ ...state, refusals: 0 }) : settle(state);
    case "sign":
      return still(signed(heard(state)));
    case "let-go":
      return still(
        state.phase.name === "leaving" ? into(heard(state), { name: "leaving", told: true }) : heard(state),
      );
    case "drop":
      // Held by another admin, or already released.
      return gone({ ...state, unsure: false, refusals: 0 }, isKnown);
    case "ask":
      return value === undefined ? still(answered(state)) : heardAsk(answered(state), readAsk(value.value));
    case "withdraw":
      return isKnown ? still(answered(state)) : heardAsk(answered(state), null);
    case "answer":
      return still(answered(state));
  }
}

const registered = (
  state: LockState,
  what: { readonly removal: boolean } | { readonly withdrawal: boolean },
): LockState => (state.line.up ? { ...state, line: { ...state.line, ...what } } : state);

const signed = (state: LockState): LockState =>
  state.phase.name === "held" ? into(state, { ...state.phase, unsigned: false }) : state;

/** What the admin asked for is done. */
function answered(state: LockState, wish: "none" | "denied" = "none"): LockState {
  const { phase } = state;
  if (phase.name === "other") return into(state, { ...phase, wish });
  return phase.name === "held" ? into(state, { ...phase, reply: undefined }) : state;
}

/** The service confirmed the record to whoever it names: this admin, or one who was faster. */
function taken(state: LockState, took: number): Step {
  const { phase, said } = state;
  const own = ownEntry(state);
  switch (phase.name) {
    case "connecting":
    case "barred":
      // The record was held, if only for a moment.
      return still(
        own === undefined ? state : into(state, { ...phase, past: { kind: "held", away: false } }),
      );
    case "taking":
    case "other":
    case "waiting": {
      if (own === undefined) return said.entry === null ? still(state) : settle(state);
      const isFormer = own.email !== state.tab.email || own.name !== state.tab.name;
      const unsigned = isThisTab(state) && isFormer;
      const held = into(state, { name: "held", unsigned, reply: undefined });
      return inOrder(settle(state), () => leaseBegins(took)(held));
    }
    case "closed":
    case "away":
    case "leaving":
    case "held":
    case "lost":
      return still(state);
  }
}

/** Another admin was faster, which is not reported yet. */
function outrun(state: LockState): Step {
  const { phase, said } = state;
  if (phase.name === "other" && phase.lapse !== "running")
    return awaitFree(into(state, { ...phase, lapse: "waiting" }));
  return phase.name === "taking" && said.entry === null ? pause(state) : still(state);
}

/** The entry of a form that left; one that opened again meanwhile takes it anew. */
function gone(state: LockState, isKnown: boolean): Step {
  if (isKnown) return still(state);
  const free = { ...state, said: { ...state.said, entry: null } };
  const isOpen = free.phase.name !== "leaving" && free.phase.name !== "barred";
  return isOpen ? settle(free) : still(free);
}

function failed(state: LockState, name: string, why: "disconnect" | "denied" | "other"): Step {
  const takes = name === "take" || name === "take-lapsed" || name === "take-over";
  // Harmless: the rules refuse to free another admin's record.
  if (name === "cancel-removal") return still(registered(state, { removal: false }));
  if (name === "cancel-withdrawal") return still(registered(state, { withdrawal: false }));
  if (name === "let-go" && state.phase.name === "leaving") {
    const told = into(state, { name: "leaving", told: true });
    return why === "disconnect" ? still(told) : pause(told);
  }
  const tried = takes && why !== "denied" ? { ...state, unsure: true } : state;
  const again = takes ? outrunLapse(tried) : still(tried);
  if (why === "disconnect") return again;
  // The lock is still held.
  if (name === "sign" && why === "denied") return inOrder(again, (now) => still(signed(now)), pause);
  if (why === "other") return inOrder(again, pause);
  const asks = name === "register-withdrawal" || name === "ask";
  const refused = inOrder(again, (now) => still(answered(now, asks ? "denied" : "none")), pause);
  // For instance, forced too early: not a refusal of this admin altogether.
  if (foreignEntry(state) !== undefined || refused.state.refusals < refusalLimit) return refused;
  return inOrder(refused, doubted);
}

const outrunLapse = (state: LockState): Step =>
  state.phase.name === "other" && state.phase.lapse !== "running" ? outrun(state) : still(state);

/** The rules refuse this admin: no longer held, if it was. */
function doubted(state: LockState): Step {
  const { phase } = state;
  if (phase.name !== "held" && phase.name !== "taking") return still(state);
  return inOrder(settle(state), (now) =>
    still(into(now, { name: "taking", past: pastOf(state), doubt: "denied" })),
  );
}
