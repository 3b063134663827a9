import { ApiFailure, type Failure, failureOf } from "#api/failure.ts";
import { type FailureText, failureText } from "#api/failure-text.ts";
import { isUndecided } from "#forms/attempt.ts";

/** What a press had to read before it could send anything could not be read. */
export class UnreadFailure extends ApiFailure {}

/** Why a press failed, in French. */
export interface PressFailure {
  readonly failure: Failure;
  readonly text: FailureText;
  /** No answer came to what was sent: it may be done (A17). */
  readonly isUnknown: boolean;
  /** Nothing was sent: it is known not to be done. */
  readonly isUnread: boolean;
}

/** What became of a press that was thrown back. */
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

/** Reads what a press needs before it is sent. @throws UnreadFailure */
export async function readBefore<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new UnreadFailure(failureOf(error));
  }
}
