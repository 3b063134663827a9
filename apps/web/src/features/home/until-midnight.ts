import { parisDay, parisDayEnd } from "@palier/contract/kit/paris-time";

/** Not more often than this, in ms, however slow the server's clock is. */
const shortest = 1_000;

/**
 * How long figures hold, in ms: a day, a week or a month ends at midnight in Paris. By the clock of the server, which counted
 * them; false where nothing was counted yet.
 */
export function untilMidnight(generatedAt: string | undefined): number | false {
  if (generatedAt === undefined) return false;
  const at = Date.parse(generatedAt);
  return Math.max(shortest, parisDayEnd(parisDay(at)) - at);
}
