import { parisDay, parisDayEnd } from "@palier/contract/kit/paris-time";

/** Minimum interval in ms, however late the server's clock. */
const shortest = 1_000;

/** Ms until figures expire, at midnight in Paris by the server's clock; false before the first. */
export function untilMidnight(generatedAt: string | undefined): number | false {
  if (generatedAt === undefined) return false;
  const at = Date.parse(generatedAt);
  return Math.max(shortest, parisDayEnd(parisDay(at)) - at);
}
