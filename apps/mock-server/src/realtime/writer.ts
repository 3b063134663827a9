import type { RuleAuth } from "./rules/values.ts";

/** User, anonymous, or owner, who bypasses the rules. */
export type Writer = RuleAuth | null | "owner";
