import { ApiFailure, type Failure, failureOf } from "#api/failure.ts";
import { type FailureText, failureText } from "#api/failure-text.ts";
import { isUndecided } from "#forms/attempt.ts";

/** A read that a press needs before sending has failed. */
class UnreadFailure extends ApiFailure {}

/** Why a press failed, in French. */
export interface PressFailure {
  readonly failure: Failure;
  readonly text: FailureText;
  /** The request got no answer and may be done (A17). */
  readonly isUnknown: boolean;
  /** Nothing was sent, so nothing is done. */
  readonly isUnread: boolean;
}

/** The failure of a rejected press. */
export function pressFailureOf(error: unknown): PressFailure {
  const failure = failureOf(error);
  const isUnread = error instanceof UnreadFailure && isUndecided(failure);
  return {
    failure,
    text: failureText(failure, isUnread ? "read" : "press"),
    isUnknown: !isUnread && isUndecided(failure),
    isUnread,
  };
}

/** Awaits a read that a press needs before sending. @throws UnreadFailure */
export async function readBefore<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new UnreadFailure(failureOf(error));
  }
}
