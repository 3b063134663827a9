import { useCallback, useRef, useState } from "react";
import { whileSameAdmin } from "#api/admin-change.ts";
import { failureOf } from "#api/failure.ts";
import { isBeforeTheKey, isUndecided } from "#forms/attempt.ts";
import type { PressAction } from "./action.ts";
import { isOwnPress, noteOwnPress } from "./own-presses.ts";
import { pressAttempt, settlePresses } from "./press-attempts.ts";

export interface Performed {
  readonly answer: unknown;
}

/**
 * One at a time per action and record, with one key until answered (A05). Undefined if running, or for
 * another admin (A13). @throws ApiFailure
 */
export function usePerform<R>() {
  const running = useRef(new Set<string>());
  const [isSameAdmin] = useState(whileSameAdmin);
  return useCallback(
    async (action: PressAction<R>, record: R): Promise<Performed | undefined> => {
      const target = action.target(record);
      if (running.current.has(target.address) || !isSameAdmin()) return undefined;
      running.current.add(target.address);
      const body = action.body(record);
      try {
        const answer = await action.perform(record, pressAttempt(target, body));
        settlePresses(target);
        if (!isSameAdmin()) return undefined;
        noteOwnPress(target, body, answer);
        return { answer };
      } catch (error) {
        const failure = failureOf(error);
        if (!isUndecided(failure) && !isBeforeTheKey(failure)) settlePresses(target);
        if (!isSameAdmin()) return undefined;
        if (failure.kind === "problem" && isOwnPress(target, body, failure))
          return { answer: failure.problem.current };
        throw error;
      } finally {
        running.current.delete(target.address);
      }
    },
    [isSameAdmin],
  );
}
