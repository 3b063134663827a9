import { problemDetails } from "../core/problem.texts.ts";
import { refuse } from "../core/refusal.ts";
import type { Actor } from "../world/rule-book.ts";
import type { Call } from "./call.ts";

/** Throws 401 without an admin. */
export function actorOf({ world, admin }: Call): Actor {
  if (admin === undefined) throw refuse("signed-out", { detail: problemDetails.signedOut });
  return { world, admin };
}

export function plainRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
