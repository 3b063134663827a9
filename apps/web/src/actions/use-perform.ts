import { useCallback, useRef } from "react";
import { failureOf } from "#api/failure.ts";
import { isUndecided } from "#forms/attempt.ts";
import type { PressAction } from "./action.ts";
import { pressAttempt, settlePresses } from "./press-attempts.ts";

/**
 * Sends actions. The same action on the same record is sent once at a time, and again under the same key until an answer
 * is known (A05). False when it is under way already. @throws ApiFailure
 */
export function usePerform<R>() {
  const running = useRef(new Set<string>());
  return useCallback(async (action: PressAction<R>, record: R): Promise<boolean> => {
    const target = action.target(record);
    if (running.current.has(target.address)) return false;
    running.current.add(target.address);
    try {
      await action.perform(record, pressAttempt(target, action.body(record)));
      settlePresses(target);
    } catch (error) {
      if (!isUndecided(failureOf(error))) settlePresses(target);
      throw error;
    } finally {
      running.current.delete(target.address);
    }
    return true;
  }, []);
}
