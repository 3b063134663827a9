import type { Problem } from "@palier/contract";

/** Why a call has no usable answer; {@link failureText} gives the French text. */
export type Failure =
  | { readonly kind: "offline" }
  | { readonly kind: "timeout" }
  | { readonly kind: "aborted" }
  /** The answer violates the contract; `detail` is for developers. */
  | { readonly kind: "malformed"; readonly detail: string }
  /** The session belongs to another admin, so nothing was sent (A13). */
  | { readonly kind: "other-admin"; readonly name: string }
  | { readonly kind: "problem"; readonly status: number; readonly problem: Problem };

/** Carries a {@link Failure} through exception-based code (TanStack Query, route loaders). */
export class ApiFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === "problem" ? `${failure.status} ${failure.problem.title}` : failure.kind);
    this.name = "ApiFailure";
    this.failure = failure;
  }
}

/** The failure in a thrown value. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiFailure) return error.failure;
  return { kind: "malformed", detail: error instanceof Error ? error.message : String(error) };
}

/** The failure's problem, if it has this status. */
export function problemWith(failure: Failure, status: number): Problem | undefined {
  return failure.kind === "problem" && failure.status === status ? failure.problem : undefined;
}

/** Whether the same request may succeed later: the server did not refuse it. */
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
