/** What the service, the network and the clock say, in every phase that listens. */
import type { Admin, AskEntry, LockEntry } from "./entry.ts";
import { into, settle } from "./phases.ts";
import {
  foreignEntry,
  isThisTab,
  type LockCommand,
  type LockState,
  ownAsk,
  ownEntry,
  type Phase,
  pastOf,
  type Step,
} from "./state.ts";
import {
  awaitAge,
  awaitAnswer,
  awaitLapse,
  bePatient,
  forget,
  inOrder,
  leaseBegins,
  still,
} from "./timers.ts";

/** The value of a call under way is older than this news. */
const overtaking = (state: LockState): LockState =>
  state.call === undefined ? state : { ...state, call: { ...state.call, overtaken: true } };

const said = (state: LockState, what: Partial<LockState["said"]>): LockState => ({
  ...overtaking(state),
  said: { ...state.said, ...what },
});

/** `ago`: ms since the server wrote it. */
export function heardEntry(before: LockState, entry: LockEntry | null, ago: number): Step {
  const state = said(before, { entry });
  const { phase } = state;
  switch (phase.name) {
    case "closed":
    case "away":
    case "leaving":
    case "barred":
      return still(state);
    case "lost":
      return awaitLapse(state);
    case "connecting":
      return inOrder(settle(state), awaitLapse);
    case "waiting":
      return entry === null ? still(state) : settle(state);
    case "taking":
      return foreignEntry(state) === undefined ? still(undoubted(state, phase)) : settle(state);
    case "held":
      if (ownEntry(state) === undefined) return settle(state, pastOf(state), before.said.entry);
      // Renewed by any of the admin's tabs.
      return entry?.seen === before.said.entry?.seen ? still(state) : leaseBegins(ago)(state);
    case "other":
      return settle(state);
  }
}

/** News prove that the service answers. */
const undoubted = (state: LockState, phase: Extract<Phase, { name: "taking" }>): LockState =>
  into(state, { ...phase, doubt: undefined });

/** Any tab's renewal, or another admin's. */
export function heardLease(before: LockState, lease: number | null, ago: number): Step {
  const state: LockState = { ...before, said: { ...before.said, lease } };
  if (lease === null || lease === before.said.lease) return still(state);
  const { phase } = state;
  if (phase.name === "held") return leaseBegins(ago)(state);
  if (phase.name === "other")
    return inOrder(still(into(state, { ...phase, lapse: "running" })), forget("free"), awaitLapse);
  return foreignEntry(state) === undefined ? still(state) : awaitLapse(state);
}

export function heardAsk(before: LockState, ask: AskEntry | null): Step {
  const state = wished(said(before, { ask }), before.said.ask, ask);
  const heard = inOrder(awaitAnswer(ownAsk(before))(state), awaitAge(before.said.ask));
  // Who asked comes first.
  const isFirst = heard.state.phase.name === "waiting" && ownAsk(heard.state) !== undefined;
  return isFirst ? inOrder(heard, settle) : heard;
}

/** An answer was for the request shown; a wish ends with the request, or with its answer. */
function wished(state: LockState, before: AskEntry | null | undefined, ask: AskEntry | null): LockState {
  const { phase } = state;
  if (phase.name === "held" && before?.sid !== ask?.sid) return into(state, { ...phase, reply: undefined });
  if (phase.name !== "other") return state;
  const own = ownAsk(state);
  const ends =
    own === undefined ? phase.wish === "withdraw" || phase.wish === "force" : own.answer !== undefined;
  const asks = own !== undefined && phase.wish === "ask";
  return ends || asks ? into(state, { ...phase, wish: "none" }) : state;
}

/** A changed clock may have distorted the age of another's lock or request. */
export function connected(before: LockState): Step {
  const { phase, line } = before;
  const up = line.up ? line : ({ up: true, removal: false, withdrawal: false } as const);
  const state: LockState = { ...before, line: up };
  if (phase.name === "other") return inOrder(awaitLapse(state), awaitAge(undefined));
  if (phase.name !== "connecting") return awaitAge(undefined)(state);
  if (state.said.entry !== undefined) return inOrder(settle(state), awaitLapse, awaitAge(undefined));
  return bePatient(into(state, { ...phase, trouble: undefined }));
}

/**
 * onDisconnect handlers and confirmation are lost, pending registrations never answered. A holder reconnects
 * at once: a hidden tab would wait for minutes.
 */
export function cut(before: LockState): Step {
  const name = before.call?.work.name;
  const isUnanswered =
    name === "register-removal" ||
    name === "cancel-removal" ||
    name === "register-withdrawal" ||
    name === "cancel-withdrawal";
  const state: LockState = {
    ...before,
    line: { up: false, everUp: before.line.up || before.line.everUp },
    call: isUnanswered ? undefined : before.call,
  };
  const { phase } = state;
  // On its way back to a record too.
  const commands: readonly LockCommand[] = pastOf(before).kind === "held" ? [{ kind: "reconnect" }] : [];
  const isStill = phase.name === "connecting" || phase.name === "barred" || phase.name === "leaving";
  if (isStill || phase.name === "lost" || phase.name === "closed" || phase.name === "away")
    return { state, commands };
  return inOrder({ state, commands }, (now) => settle(now, pastOf(before)));
}

/** A lock with a former address is still this admin's; it is rewritten for the others. */
export function identified(before: LockState, { id, email, name }: Admin): Step {
  const state: LockState = { ...before, tab: { ...before.tab, id, email, name } };
  const { phase } = state;
  const own = ownEntry(state);
  const isAnothers = (phase.name === "held" || phase.name === "taking") && foreignEntry(state) !== undefined;
  if ((phase.name === "other" && own !== undefined) || isAnothers) return settle(state);
  if (phase.name !== "held" || own === undefined || !isThisTab(state)) return still(state);
  const isFormer = own.email !== email || own.name !== name;
  return still(into(state, { ...phase, unsigned: phase.unsigned || isFormer }));
}
