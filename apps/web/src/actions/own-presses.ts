import { whenAdminChanges } from "#api/admin-change.ts";
import type { Failure } from "#api/failure.ts";
import { type AttemptBody, intentionOf } from "#forms/attempt.ts";
import type { PressTarget } from "./press-attempts.ts";

interface OwnPress {
  readonly intention: string;
  readonly version: number;
}

const own = new Map<string, OwnPress>();
whenAdminChanges(() => own.clear());

/** Remembers a successful press; ignores answers without a version. */
export function noteOwnPress({ address }: PressTarget, body: AttemptBody, answer: unknown): void {
  const version = versionOf(answer);
  if (version === undefined) own.delete(address);
  else own.set(address, { intention: intentionOf(body), version });
}

/**
 * A stale refusal (409) after this page's own identical press means done, as when a list was left during a
 * bulk run.
 */
export function isOwnPress({ address }: PressTarget, body: AttemptBody, failure: Failure): boolean {
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
