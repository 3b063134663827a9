import type { RuleAuth } from "./rules/values.ts";

/** Who writes: someone signed in, someone who is not, or the owner, whom no rule limits. */
export type Writer = RuleAuth | null | "owner";
