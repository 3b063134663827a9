import { parisDay, parisDayEnd } from "@palier/contract/kit/paris-time";

const shortest = 1_000;

/** Ms until Paris midnight by the server's clock; false before the first figures. */
export function untilMidnight(generatedAt: string | undefined): number | false {
  if (generatedAt === undefined) return false;
  const at = Date.parse(generatedAt);
  return Math.max(shortest, parisDayEnd(parisDay(at)) - at);
}
