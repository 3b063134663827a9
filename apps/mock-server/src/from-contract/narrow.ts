import { problemDetails } from "../core/problem.texts.ts";
import { refuse } from "../core/refusal.ts";
import type { Actor } from "../world/rule-book.ts";
import type { Call } from "./call.ts";

/** The caller. Throws 401, although the pipeline admits none without a session. */
export function actorOf({ world, admin }: Call): Actor {
  if (admin === undefined) throw refuse("signed-out", { detail: problemDetails.signedOut });
  return { world, admin };
}

/** A parsed body as a record; empty for an absent one. */
export function plainRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
