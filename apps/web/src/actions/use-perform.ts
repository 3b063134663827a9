import { useCallback, useRef } from "react";
import { failureOf, problemWith } from "#api/failure.ts";
import { type Attempt, attemptFor, isUndecided } from "#forms/attempt.ts";
import type { PressAction } from "./action.ts";

/**
 * Sends actions. The same action on the same record is sent once at a time, and again under the same key until an answer
 * is known (A05). False when it is under way already. @throws ApiFailure
 */
export function usePerform<R extends { readonly id: number }>() {
  const attempts = useRef(new Map<string, Attempt>());
  const running = useRef(new Set<string>());
  return useCallback(async (action: PressAction<R>, record: R): Promise<boolean> => {
    const intention = `${action.name} ${record.id}`;
    if (running.current.has(intention)) return false;
    running.current.add(intention);
    const former = attempts.current.get(intention);
    const attempt = attemptFor(action.body(record), former);
    attempts.current.set(intention, attempt);
    try {
      await action.perform(record, attempt);
      attempts.current.delete(intention);
    } catch (error) {
      const failure = failureOf(error);
      if (!isUndecided(failure)) attempts.current.delete(intention);
      // The first try deleted it, and only its answer was lost.
      const isDone = action.leaves === true && former === attempt && problemWith(failure, 404) !== undefined;
      if (!isDone) throw error;
    } finally {
      running.current.delete(intention);
    }
    return true;
  }, []);
}
