import type { Failure } from "#api/failure.ts";

/** A save or action without a known outcome. */
export interface Attempt {
  readonly body: string;
  readonly key: string;
  /** The server may have performed it (A17). */
  readonly lost?: boolean | undefined;
  /** Discarded, or refused as stale when repeated: the same values need confirmation. */
  readonly asksFirst?: boolean | undefined;
  /** `body` lacks what was too long: nobody can take it back. */
  readonly shortened?: boolean | undefined;
  /** Earlier ones, which stay open if this one is refused. */
  readonly others?: readonly Attempt[] | undefined;
}

/** Equal values are one intention: sent with the former key and version, to be performed once (A05). */
export function attemptFor(body: AttemptBody, former: Attempt | undefined): Attempt {
  const open = openAttempts(former);
  const same = open.find((each) => isIntention(body, each));
  const head = same ?? { body: JSON.stringify(body), key: newKey() };
  const others = open.filter((each) => each.lost === true && each !== same);
  return others.length === 0 ? head : { ...head, others };
}

/** Whether `body` repeats an unanswered attempt. */
export const isRepeated = (body: AttemptBody, former: Attempt | undefined): boolean =>
  openAttempts(former).some((each) => isIntention(body, each));

function openAttempts(former: Attempt | undefined): readonly Attempt[] {
  if (former?.others === undefined) return former === undefined ? [] : [former];
  const { others, ...head } = former;
  return [head, ...others];
}

const isIntention = (body: AttemptBody, each: Attempt): boolean =>
  each.asksFirst !== true && intentionOf(body) === intentionOf(bodyOf(each));

export type AttemptBody = Readonly<Record<string, unknown>>;

export function bodyOf({ body }: Attempt): AttemptBody {
  const value: unknown = JSON.parse(body);
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** Without the version, which a first success raises. */
export const intentionOf = (body: AttemptBody): string =>
  JSON.stringify(Object.entries(body).filter(([name]) => name !== "version"));

/** 128 bits; `crypto.randomUUID` needs https. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether the server may have performed the request (A17). */
export function isUndecided(failure: Failure): boolean {
  if (failure.kind === "problem") return failure.status >= 500;
  return failure.kind !== "other-admin";
}

/** Answered before the key is checked. */
const beforeTheKey = [401, 403, 408, 425, 429];

/** Whether the key was not checked: nothing was sent, or a proxy answered. */
export function isBeforeTheKey(failure: Failure): boolean {
  if (failure.kind !== "problem") return failure.kind === "other-admin";
  return beforeTheKey.includes(failure.status) || failure.problem.title === "";
}

/** What stays open. A stale version does not settle a lost attempt, which may have raised it. */
export function afterFailure(attempt: Attempt, failure: Failure): Attempt | undefined {
  if (isUndecided(failure)) return { ...attempt, lost: true };
  if (attempt.lost === true && isBeforeTheKey(failure)) return attempt;
  if (attempt.lost === true && failure.kind === "problem" && failure.status === 409)
    return { ...attempt, asksFirst: true };
  return withoutLatest(attempt);
}

/** The earlier lost attempts, if any. */
export function withoutLatest({ others = [] }: Attempt): Attempt | undefined {
  const [next, ...rest] = others;
  return next === undefined || rest.length === 0 ? next : { ...next, others: rest };
}
