import type { Problem } from "@palier/contract";

export type Failure =
  | { readonly kind: "offline" }
  | { readonly kind: "timeout" }
  | { readonly kind: "aborted" }
  | { readonly kind: "malformed"; readonly detail: string }
  /** Nothing was sent under another admin's session (A13). */
  | { readonly kind: "other-admin"; readonly name: string }
  /** `reference`: `x-request-id` of the answer, under which the server's log has it. */
  | {
      readonly kind: "problem";
      readonly status: number;
      readonly problem: Problem;
      readonly reference?: string;
    };

/** Carries a {@link Failure} through code that throws. */
export class ApiFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === "problem" ? `${failure.status} ${failure.problem.title}` : failure.kind);
    this.name = "ApiFailure";
    this.failure = failure;
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ApiFailure) return error.failure;
  return { kind: "malformed", detail: error instanceof Error ? error.message : String(error) };
}

export function problemWith(failure: Failure, status: number): Problem | undefined {
  return failure.kind === "problem" && failure.status === status ? failure.problem : undefined;
}

const gatewayStatuses = [502, 504];

/** Whether the server itself answered: without an answer, or behind a gateway's, it may still be at work. */
export const hasEnded = (failure: Failure): boolean =>
  failure.kind === "problem" && failure.problem.title !== "" && !gatewayStatuses.includes(failure.status);

/** Whether the same request may succeed later. */
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
