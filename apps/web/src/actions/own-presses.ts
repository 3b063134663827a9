import { whenAdminChanges } from "#api/admin-change.ts";
import type { Failure } from "#api/failure.ts";
import { type AttemptBody, intentionOf } from "#forms/attempt.ts";
import type { PressTarget } from "./press-attempts.ts";

interface OwnPress {
  readonly intention: string;
  /** The version that the record got by it. */
  readonly version: number;
}

/** The last press of this page that went through, by its address. */
const own = new Map<string, OwnPress>();
whenAdminChanges(() => own.clear());

/** Keeps that a press went through. Answers without the record's version tell nothing. */
export function noteOwnPress({ address }: PressTarget, body: AttemptBody, answer: unknown): void {
  const version = versionOf(answer);
  if (version === undefined) own.delete(address);
  else own.set(address, { intention: intentionOf(body), version });
}

/**
 * True when a press is refused as stale because this page made the very same press before, and the record stands as that
 * one left it: it is done, and no other admin's change. So it is where a list was left while its rows were worked, and the
 * rest of them was pressed once more.
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
