import type { RuleAuth } from "./rules/values.ts";

/** A signed-in user, an anonymous one, or the owner, who bypasses the rules. */
export type Writer = RuleAuth | null | "owner";
