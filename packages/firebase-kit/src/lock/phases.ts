/** How a lock gets from one phase into another: begin, settle by what the service said, lose, end. */
import type { LockEntry } from "./entry.ts";
import {
  foreignEntry,
  isThisTab,
  type LockCommand,
  type LockState,
  type LossReason,
  neverUp,
  nothingSaid,
  ownAsk,
  ownEntry,
  type Past,
  type Phase,
  pastOf,
  type Step,
} from "./state.ts";
import { awaitLapse, awaitReturn, bePatient, forget, forgetAll, inOrder, pause, still } from "./timers.ts";

export const into = (state: LockState, phase: Phase): LockState => ({ ...state, phase });

/** A form opens, or comes back from the back/forward cache: everything is heard anew. */
export function begin(before: LockState, past: Past): Step {
  const phase: Phase = { name: "connecting", past, trouble: undefined };
  const state: LockState = { ...before, phase, line: neverUp, said: nothingSaid, waiting: [], unsure: false };
  const patient = inOrder({ state, commands: [{ kind: "listen" }] }, bePatient);
  // Opened during refusals: the pause continues.
  return before.refusals > 0 ? inOrder(patient, pause) : patient;
}

/** Nothing is heard, and no call's end matters. */
export function end(state: LockState, phase: Extract<Phase, { name: "closed" | "away" }>): Step {
  const isHolder = phase.name === "away" && state.line.up && isThisTab(state);
  const farewell: readonly LockCommand[] = isHolder ? [{ kind: "let-go" }] : [];
  const ended = { phase, line: neverUp, said: nothingSaid, call: undefined, waiting: [], unsure: false };
  return { state: { ...state, ...ended }, commands: [...farewell, ...forgetAll(state), { kind: "stop" }] };
}

/**
 * The phase that follows from what the service said, and from what the form has been through. `former`: the entry
 * before the last news.
 */
export function settle(
  state: LockState,
  past: Past = pastOf(state),
  former: LockEntry | null | undefined = state.said.entry,
): Step {
  const { entry } = state.said;
  const calm = inOrder(still(state), forget("free", "renew", "lease"));
  const enter = (phase: Phase): Step => inOrder(calm, (now) => still(into(now, phase)));
  if (past.kind === "lost") return enter({ name: "lost", why: past.why });
  if (!state.line.up || entry === undefined) return enter({ name: "connecting", past, trouble: undefined });
  const impatient = inOrder(calm, forget("patience"));
  if (entry === null && past.kind === "waited" && ownAsk(state) === undefined)
    return inOrder(impatient, (now) =>
      awaitReturn(into(now, { name: "waiting", former: past.former }), past.former),
    );
  if (entry === null || ownEntry(state) !== undefined)
    return inOrder(impatient, (now) => still(into(now, { name: "taking", past, doubt: undefined })));
  return inOrder(impatient, (now) => heldByOther(now, past, entry, former));
}

/** A form that could be edited has lost its record; another waits, and keeps what its admin asked for. */
function heldByOther(
  state: LockState,
  past: Past,
  entry: LockEntry,
  former: LockEntry | null | undefined,
): Step {
  const { phase } = state;
  const next: Phase =
    past.kind === "held"
      ? { name: "lost", why: reasonOf(state, past.away, entry, former?.typed === false) }
      : { name: "other", entry, lapse: "running", wish: phase.name === "other" ? phase.wish : "none" };
  return awaitLapse(into(state, next));
}

function reasonOf(
  { phase, said: { ask } }: LockState,
  away: boolean,
  winner: LockEntry,
  wasLookedAt: boolean,
): LossReason {
  if (phase.name !== "held") return away ? "while-away" : "while-offline";
  if (ask?.sid !== winner.sid) return "taken";
  if (ask.answer === "yielded") return "yielded";
  return wasLookedAt ? "asked" : "forced";
}

/** Nothing is heard until signed in, or until the rules allow it. Keeps only who else held the record (L13). */
export function bar(before: LockState, why: "denied" | "sign-in"): Step {
  const holder = foreignEntry(before) ?? (before.phase.name === "waiting" ? before.phase.former : undefined);
  const phase: Phase = { name: "barred", past: pastOf(before), why, holder };
  const state = { ...into(before, phase), said: { ...nothingSaid, entry: holder } };
  const barred = inOrder(still(state), forget("patience", "free", "renew", "lease", "lapse"));
  return why === "denied" ? inOrder(barred, pause) : barred;
}

/** Listens again after a refusal. */
export const listenAgain = (state: LockState): Step =>
  inOrder(
    {
      state: into(state, { name: "connecting", past: pastOf(state), trouble: undefined }),
      commands: [{ kind: "stop" }, { kind: "listen" }],
    },
    bePatient,
  );
