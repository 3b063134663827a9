import type { Failure } from "#api/failure.ts";

/** A try to save or act whose answer is not known yet. */
export interface Attempt {
  /** What was sent, as text. */
  readonly body: string;
  /** The `Idempotency-Key` that it was sent under. */
  readonly key: string;
  /** True once an answer to it was lost: the server may have done it (A17). */
  readonly lost?: boolean | undefined;
  /** True once it was given up, or its repetition was refused as stale: the same values ask before they go out again. */
  readonly asksFirst?: boolean | undefined;
  /** Lost attempts beside which this one was sent. They stay open when it is refused. */
  readonly others?: readonly Attempt[] | undefined;
}

/**
 * The attempt for a body. The same values sent again are the same intention: they go out as they went out before, under
 * the same key and with the version of then, so that the server answers once for both (A05). Other values are another
 * intention and take another key.
 */
export function attemptFor(body: AttemptBody, former: Attempt | undefined): Attempt {
  const open = openAttempts(former);
  const same = open.find((each) => isIntention(body, each));
  const head = same ?? { body: JSON.stringify(body), key: newKey() };
  const others = open.filter((each) => each.lost === true && each !== same);
  return others.length === 0 ? head : { ...head, others };
}

/** True when a body is the intention of an earlier attempt, whose answer is not known. */
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

/** What an attempt sends. */
export function bodyOf({ body }: Attempt): AttemptBody {
  const value: unknown = JSON.parse(body);
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** The values without the version, which grows when the first try went through. */
export const intentionOf = (body: AttemptBody): string =>
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
const beforeTheKey = [401, 403, 408, 425, 429];

/** True for an answer that says nothing of the key: nothing was sent, or something before the server answered. */
export function isBeforeTheKey(failure: Failure): boolean {
  if (failure.kind !== "problem") return failure.kind === "other-admin";
  return beforeTheKey.includes(failure.status) || failure.problem.title === "";
}

/**
 * What remains open after a try failed: undefined once the server has refused every attempt itself. A stale version does
 * not tell what a lost try did: it may be that try which made the record newer.
 */
export function afterFailure(attempt: Attempt, failure: Failure): Attempt | undefined {
  if (isUndecided(failure)) return { ...attempt, lost: true };
  if (attempt.lost === true && isBeforeTheKey(failure)) return attempt;
  if (attempt.lost === true && failure.kind === "problem" && failure.status === 409)
    return { ...attempt, asksFirst: true };
  return withoutLatest(attempt);
}

/** The attempts that were lost before this one. */
export function withoutLatest({ others = [] }: Attempt): Attempt | undefined {
  const [next, ...rest] = others;
  return next === undefined || rest.length === 0 ? next : { ...next, others: rest };
}
