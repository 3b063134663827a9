import type { Problem } from "@palier/contract";

/** Why a call gave no answer that can be used. Errors are values with a place to go: {@link failureText} says each in French. */
export type Failure =
  | { readonly kind: "offline" }
  | { readonly kind: "timeout" }
  | { readonly kind: "aborted" }
  /** The answer is not what the contract says; `detail` is for a developer. */
  | { readonly kind: "malformed"; readonly detail: string }
  /** The session now belongs to another admin, so that nothing was sent (A13). */
  | { readonly kind: "other-admin"; readonly name: string }
  | { readonly kind: "problem"; readonly status: number; readonly problem: Problem };

/** Carries a {@link Failure} through code that only knows exceptions (TanStack Query, route loaders). */
export class ApiFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === "problem" ? `${failure.status} ${failure.problem.title}` : failure.kind);
    this.name = "ApiFailure";
    this.failure = failure;
  }
}

/** The failure behind anything that was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiFailure) return error.failure;
  return { kind: "malformed", detail: error instanceof Error ? error.message : String(error) };
}

/** The problem behind a failure, if the server sent one with this status. */
export function problemWith(failure: Failure, status: number): Problem | undefined {
  return failure.kind === "problem" && failure.status === status ? failure.problem : undefined;
}

/** True when the same request may succeed later: the server did not refuse it. */
export function isPassing(failure: Failure): boolean {
  switch (failure.kind) {
    case "offline":
    case "timeout":
    case "malformed":
      return true;
    case "aborted":
    case "other-admin":
      return false;
    case "problem":
      return failure.status >= 500;
    default:
      return failure satisfies never;
  }
}
