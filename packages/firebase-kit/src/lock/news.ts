/** What an edit lock's machine makes of news from the server: who holds the record, who asks for it. */
import { type LockCommand, type LockState, type LossReason, ownAsk, type Step } from "./edit-lock-state.ts";
import { forget, still, waitingFor } from "./edit-lock-timers.ts";
import { type AskEntry, answerTime, type LockEntry } from "./lock-entry.ts";

/** The server's clock is known to a few milliseconds only; forcing an ask too early is refused. */
const clockMargin = 250;

export function onLockEntry(state: LockState, entry: LockEntry | null): Step {
  const busy = state.busy === undefined ? undefined : { ...state.busy, told: true };
  const trouble = state.trouble === "unreachable" ? undefined : state.trouble;
  const told: LockState = { ...state, entry, busy, trouble, waited: entry === null && state.waited };
  const { state: patient, commands } = forget(told, "patience");
  if (entry === null) return { state: { ...patient, confirmed: false }, commands };
  if (entry.email === state.tab.email) return withoutWait(patient, commands);
  const lost = state.had && state.wanted ? reason(state, entry) : state.lost;
  const other: LockState = { ...patient, confirmed: false, had: false, waits: true, lost };
  return withoutWait(state.lost === lost ? other : { ...other, wish: undefined }, commands);
}

function withoutWait(state: LockState, commands: readonly LockCommand[]): Step {
  const { state: after, commands: more } = forget(state, "free");
  return { state: after, commands: [...commands, ...more] };
}

function reason({ ask, confirmed }: LockState, winner: LockEntry): LossReason {
  if (!confirmed) return "while-offline";
  if (ask?.sid !== winner.sid) return "taken";
  return ask.answer === "yielded" ? "yielded" : "forced";
}

export function onAskEntry(before: LockState, entry: AskEntry | null): Step {
  const busy = before.busy === undefined ? undefined : { ...before.busy, told: true };
  // An answer was meant for the ask that the admin saw.
  const answers = before.wish === "yielded" || before.wish === "refused";
  const wishNow = answers && before.ask?.sid !== entry?.sid ? undefined : before.wish;
  const state: LockState = { ...before, busy, ask: entry, wish: wishNow };
  const mine = ownAsk(state);
  if (mine === undefined || mine.answer !== undefined) {
    const { state: after, commands } = forget(state, "overdue");
    const wish = after.wish === "withdraw" || after.wish === "force" ? undefined : after.wish;
    return { state: { ...after, overdue: false, wish: mine === undefined ? wish : undefined }, commands };
  }
  if (mine.at === before.ask?.at && ownAsk(before) !== undefined) return still(state);
  const serverTime = mine.at + answerTime + clockMargin;
  return {
    ...waitingFor({ ...state, overdue: false }, "overdue"),
    commands: [{ kind: "wait-until", timer: "overdue", serverTime }],
  };
}
