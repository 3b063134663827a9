/** The time of the server, in ms since 1970, as its latest answer that has it says. */
let known: number | undefined;

/** Notes the server's time where an answer has it: figures, what waits, and the counts of a list's tabs. */
export function noteServerTime(answer: unknown): void {
  if (typeof answer !== "object" || answer === null) return;
  const time: unknown = "counts" in answer ? Reflect.get(answer, "at") : Reflect.get(answer, "generatedAt");
  const at = typeof time === "string" ? Date.parse(time) : Number.NaN;
  if (!Number.isNaN(at)) known = at;
}

/**
 * The server's time as it was known last, in ms since 1970; undefined before. It has gone on since: what was over then is
 * over, and of the rest the server decides. The clock of this computer is asked nothing.
 */
export const serverTime = (): number | undefined => known;
