import { problemDetails } from "../core/problem.texts.ts";
import { refuse } from "../core/refusal.ts";
import type { Actor } from "../world/rule-book.ts";
import type { Call } from "./call.ts";

/** Who acts in a call. The pipeline lets nobody without a session come here; 401 all the same. */
export function actorOf({ world, admin }: Call): Actor {
  if (admin === undefined) throw refuse("signed-out", { detail: problemDetails.signedOut });
  return { world, admin };
}

/** A parsed body as named values; an absent one (actions without body) has none. */
export function plainRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
