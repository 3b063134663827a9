import { ApiFailure, type Failure, failureOf } from "#api/failure.ts";
import { type FailureText, failureText } from "#api/failure-text.ts";
import { isUndecided } from "#forms/attempt.ts";

class UnreadFailure extends ApiFailure {}

export interface PressFailure {
  readonly failure: Failure;
  readonly text: FailureText;
  /** Unanswered: may be done (A17). */
  readonly isUnknown: boolean;
  /** Nothing was sent. */
  readonly isUnread: boolean;
}

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

/** Awaits a read that a press needs first. @throws UnreadFailure */
export async function readBefore<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new UnreadFailure(failureOf(error));
  }
}
