import type { Failure } from "#api/failure.ts";

/** A try to save or act whose answer is not known yet. */
export interface Attempt {
  /** What was sent, as text. */
  readonly body: string;
  /** The `Idempotency-Key` that it was sent under. */
  readonly key: string;
}

/**
 * The attempt for a body: the former one when the same body is sent again, so that the server answers once for both
 * (A05). Another body is another intention and takes another key.
 */
export function attemptFor(body: unknown, former: Attempt | undefined): Attempt {
  const text = JSON.stringify(body) ?? "";
  return former?.body === text ? former : { body: text, key: newKey() };
}

/** 128 random bits as text. `crypto.randomUUID` does not exist on plain http. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** True when the server may have done what was asked although no answer came. */
export function isUndecided(failure: Failure): boolean {
  return failure.kind === "problem" ? failure.status >= 500 : true;
}
