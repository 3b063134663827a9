import { apiTexts } from "./api.texts.ts";
import { type Failure, isPassing } from "./failure.ts";

export interface FailureText {
  readonly title: string;
  readonly detail: string;
  /** True when trying the same again may work. */
  readonly canRetry: boolean;
}

/** A failure in French: the server's own words when it sent a problem, ours otherwise. */
export function failureText(failure: Failure): FailureText {
  return { ...words(failure), canRetry: isPassing(failure) };
}

function words(failure: Failure): { title: string; detail: string } {
  switch (failure.kind) {
    case "offline":
      return apiTexts.offline;
    case "timeout":
      return apiTexts.timeout;
    case "aborted":
      return apiTexts.aborted;
    case "malformed":
      return apiTexts.malformed;
    case "problem":
      if (failure.status >= 500) return apiTexts.serverError;
      if (failure.problem.title !== "")
        return { title: failure.problem.title, detail: failure.problem.detail ?? "" };
      return failure.status === 401 ? apiTexts.signedOut : apiTexts.malformed;
    default:
      return failure satisfies never;
  }
}
