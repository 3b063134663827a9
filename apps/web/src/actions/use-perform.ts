import { useCallback, useRef, useState } from "react";
import { whenAdminChanges, whileSameAdmin } from "#api/admin-change.ts";
import { type Failure, failureOf } from "#api/failure.ts";
import { type AttemptBody, intentionOf, isBeforeTheKey, isUndecided } from "#forms/attempt.ts";
import type { PressAction } from "./action.ts";
import { type PressTarget, pressAttempt, settlePresses } from "./press-attempts.ts";

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

interface OwnPress {
  readonly intention: string;
  readonly version: number;
}

const own = new Map<string, OwnPress>();
whenAdminChanges(() => own.clear());

/** Remembers a successful press; ignores answers without a version. */
function noteOwnPress({ address }: PressTarget, body: AttemptBody, answer: unknown): void {
  const version = versionOf(answer);
  if (version === undefined) own.delete(address);
  else own.set(address, { intention: intentionOf(body), version });
}

/**
 * A stale refusal (409) after this page's own identical press means done, as when a list was left during a
 * bulk run.
 */
function isOwnPress({ address }: PressTarget, body: AttemptBody, failure: Failure): boolean {
  const former = own.get(address);
  if (former === undefined || failure.kind !== "problem" || failure.status !== 409) return false;
  const isOlder = typeof body.version === "number" && body.version < former.version;
  return (
    isOlder && former.intention === intentionOf(body) && former.version === versionOf(failure.problem.current)
  );
}

function versionOf(record: unknown): number | undefined {
  if (typeof record !== "object" || record === null) return undefined;
  const version: unknown = Reflect.get(record, "version");
  return typeof version === "number" ? version : undefined;
}
