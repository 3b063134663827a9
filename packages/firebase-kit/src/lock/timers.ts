/** The timers of an edit lock's machine: what it waits for, and how it forgets. */
import type { LockCommand, LockState, Step, TimerName } from "./edit-lock-state.ts";

/** How long a record must be free before somebody new takes it (milliseconds). */
export const freeWait = { atLeast: 1_000, atMost: 2_000 } as const;
/** How long to wait for the realtime service before saying that locks are not guaranteed (milliseconds, L07). */
export const patience = 5_000;

export const still = (state: LockState): Step => ({ state, commands: [] });

export function waitingFor(state: LockState, timer: TimerName): { readonly state: LockState } {
  return { state: { ...state, waiting: [...state.waiting.filter((name) => name !== timer), timer] } };
}

export function forget(state: LockState, timer: TimerName): Step {
  if (!state.waiting.includes(timer)) return still(state);
  const waiting = state.waiting.filter((name) => name !== timer);
  return { state: { ...state, waiting }, commands: [{ kind: "forget", timer }] };
}

export const forgetAll = ({ waiting }: LockState): LockCommand[] =>
  waiting.map((timer) => ({ kind: "forget", timer }));
