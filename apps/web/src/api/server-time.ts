import { inMemory, sharedValue } from "#browser/shared-value.ts";

/** The server's time in epoch ms, by its latest dated answer. */
const known = sharedValue(inMemory<number | undefined>(undefined));

/** Reads the server's time from answers with one: figures, waiting counts, tab counts. */
export function noteServerTime(answer: unknown): void {
  if (typeof answer !== "object" || answer === null) return;
  const time: unknown = "counts" in answer ? Reflect.get(answer, "at") : Reflect.get(answer, "generatedAt");
  const at = typeof time === "string" ? Date.parse(time) : Number.NaN;
  if (!Number.isNaN(at)) known.set(at);
}

/**
 * The last known server time in epoch ms, or undefined. It may lag, so what had ended has; the server decides the
 * rest. This computer's clock is not used.
 */
export const serverTime = known.read;

/** The same, for what is drawn before it is known. */
export const useServerTime = known.use;
