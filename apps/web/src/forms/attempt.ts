import type { Failure } from "#api/failure.ts";

/** A try to save or act whose answer is not known yet. */
export interface Attempt {
  /** What was sent, as text. */
  readonly body: string;
  /** The `Idempotency-Key` that it was sent under. */
  readonly key: string;
  /** True once an answer to it was lost: the server may have done it (A17). */
  readonly lost?: boolean | undefined;
}

/**
 * The attempt for a body. The same values sent again are the same intention: they go out as they went out before, under
 * the same key and with the version of then, so that the server answers once for both (A05). Other values are another
 * intention and take another key.
 */
export function attemptFor(body: AttemptBody, former: Attempt | undefined): Attempt {
  return isRepeated(body, former) ? former : { body: JSON.stringify(body), key: newKey() };
}

/** True when a body is the intention of an earlier attempt, whose answer is not known. */
export const isRepeated = (body: AttemptBody, former: Attempt | undefined): former is Attempt =>
  former !== undefined && intentionOf(body) === intentionOf(bodyOf(former));

export type AttemptBody = Readonly<Record<string, unknown>>;

/** What an attempt sends. */
export function bodyOf({ body }: Attempt): AttemptBody {
  const value: unknown = JSON.parse(body);
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** The values without the version, which grows when the first try went through. */
const intentionOf = (body: AttemptBody): string =>
  JSON.stringify(Object.entries(body).filter(([name]) => name !== "version"));

/** 128 random bits as text. `crypto.randomUUID` does not exist on plain http. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** True when the server may have done what was asked although no answer came (A17). */
export function isUndecided(failure: Failure): boolean {
  if (failure.kind === "problem") return failure.status >= 500;
  return failure.kind !== "other-admin";
}

/** Statuses that are answered before the key is looked at: they leave open what an earlier try did. */
const beforeTheKey = [401, 403];

/** What remains open after a try failed: undefined once the server has refused the attempt itself. */
export function afterFailure(attempt: Attempt, failure: Failure): Attempt | undefined {
  if (isUndecided(failure)) return { ...attempt, lost: true };
  const isSilent = failure.kind !== "problem" || beforeTheKey.includes(failure.status);
  return isSilent && attempt.lost === true ? attempt : undefined;
}
