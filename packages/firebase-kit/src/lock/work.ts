/** What a phase has to do next at the service: one call, or none. */
import { isBound, isLive } from "./entry.ts";
import {
  foreignAsk,
  foreignEntry,
  isOverdue,
  isThisTab,
  type Line,
  type LockState,
  owingAsk,
  ownAsk,
  ownEntry,
  type Phase,
  type Work,
} from "./state.ts";

type Connected = Extract<Line, { readonly up: true }>;
type PhaseOf<N extends Phase["name"]> = Extract<Phase, { readonly name: N }>;

/** `finished`: a form that left has nothing to do any more. */
export function workOf(state: LockState): Work | "finished" | undefined {
  const { phase, line, call, waiting } = state;
  if (call !== undefined) return undefined;
  if (phase.name === "leaving") return leave(state, phase);
  if (!line.up || waiting.includes("again")) return undefined;
  switch (phase.name) {
    case "closed":
    case "away":
    case "connecting":
    case "barred":
    case "waiting":
      return undefined;
    case "taking":
      if (owingAsk(state) !== undefined) return undefined;
      return needsRemoval(state, line) ? { name: "register-removal" } : { name: "take" };
    case "held":
      return keep(state, phase, line);
    case "other":
      return wait(state, phase, line);
    case "lost":
      return withdrawn(state) ?? cancelled(line);
  }
}

/**
 * The removal is registered before the record is taken, so that a lost answer leaves no lock. Not by a tab that
 * opts out (S13).
 */
const needsRemoval = ({ tab }: LockState, line: Connected): boolean => !line.removal && !tab.optOut;

/** After this many failures, a lock is left to its lease (L11). */
const leaveTries = 5;

/** Offline, its onDisconnect removal releases it; an opted-out tab awaits the connection. */
function leave(state: LockState, { told }: PhaseOf<"leaving">): Work | "finished" | undefined {
  const { line, tab, refusals, unsure } = state;
  if (refusals >= leaveTries) return "finished";
  if (state.waiting.includes("again")) return undefined;
  const mayHold = isThisTab(state) || (unsure && tab.optOut);
  if (!line.up) return mayHold && tab.optOut ? undefined : "finished";
  if (isThisTab(state) && !told && !tab.optOut) return { name: "let-go" };
  if (mayHold) return { name: "drop" };
  return withdrawn(state) ?? cancelled(line) ?? "finished";
}

/** A refused request stays until replaced. */
function withdrawn(state: LockState): Work | undefined {
  const own = ownAsk(state);
  return own === undefined || isBound(own, state.said.entry) ? undefined : { name: "withdraw" };
}

function cancelled({ removal, withdrawal }: Connected): Work | undefined {
  if (removal) return { name: "cancel-removal" };
  return withdrawal ? { name: "cancel-withdrawal" } : undefined;
}

/** Only the entry's own tab registers a removal: closing another releases nothing (L02). */
function keep(state: LockState, { unsigned, reply }: PhaseOf<"held">, line: Connected): Work | undefined {
  const isMine = isThisTab(state);
  if (isMine && needsRemoval(state, line)) return { name: "register-removal" };
  const isTyped = state.tab.typed && ownEntry(state)?.typed === false;
  if ((unsigned && isMine) || isTyped) return { name: "sign" };
  if (!state.waiting.includes("renew")) return { name: isMine ? "renew" : "adopt" };
  if (ownAsk(state) !== undefined) return { name: "withdraw" };
  if (line.withdrawal) return { name: "cancel-withdrawal" };
  if (!isMine && line.removal) return { name: "cancel-removal" };
  const ask = foreignAsk(state);
  if (reply === undefined || ask === undefined || ask.answer !== undefined) return undefined;
  return isLive(ask, ownEntry(state)) ? { name: "answer", sid: ask.sid, answer: reply } : undefined;
}

/** Taken when its lease is over (L11), on consent, without an answer, or where nothing was typed (L06). */
function wait(state: LockState, phase: PhaseOf<"other">, line: Connected): Work | undefined {
  const { entry, lapse, wish } = phase;
  const takeover = (work: Work): Work => (needsRemoval(state, line) ? { name: "register-removal" } : work);
  if (lapse === "over" && entry.seen !== undefined)
    return takeover({ name: "take-lapsed", seen: entry.seen });
  if (lapse !== "running") return undefined;
  const asked = ownAsk(state);
  if (asked !== undefined && (!isLive(asked, entry) || wish === "withdraw")) return { name: "withdraw" };
  const isLookedAt = asked !== undefined && asked.answer === undefined && entry.typed === false;
  if (asked?.answer === "yielded" || isLookedAt || (wish === "force" && isOverdue(state)))
    return takeover({ name: "take-over", from: entry.email });
  if (wish === "ask")
    return line.withdrawal ? { name: "ask", holder: entry.email } : { name: "register-withdrawal" };
  if (line.removal) return { name: "cancel-removal" };
  return line.withdrawal && asked === undefined ? { name: "cancel-withdrawal" } : undefined;
}

/** Whether this admin may ask the holder now. */
export const canBeAsked = (state: LockState): boolean => state.line.up && foreignEntry(state) !== undefined;
