import { useSyncExternalStore } from "react";
import { inMemory, sharedValue } from "#browser/shared-value.ts";

/** The server's time in epoch ms, by its latest dated answer. */
const known = sharedValue(inMemory<number | undefined>(undefined));

/** Reads the server's time from answers with one: figures, waiting counts, tab counts. */
export function noteServerTime(answer: unknown): void {
  if (typeof answer !== "object" || answer === null) return;
  const time: unknown = "counts" in answer ? Reflect.get(answer, "at") : Reflect.get(answer, "generatedAt");
  const at = typeof time === "string" ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(at)) return;
  readAt = performance.now();
  skewAt = skew();
  known.set(at);
}

/** When the known time was read, by this document's monotonic clock. */
let readAt = 0;
/** How far the computer's clock was ahead of the monotonic one then: a sleep stops the monotonic one alone. */
let skewAt = 0;
const skew = (): number => Date.now() - performance.now();

/**
 * The last known server time in epoch ms, or undefined. It may lag, so what had ended has; the server decides the
 * rest. This computer's clock is not used.
 */
export const serverTime = known.read;

/** The same, for what is drawn before it is known. */
export const useServerTime = known.use;

const minute = 60_000;
/** How often a shown time of day is looked at anew, in ms. */
const pace = 10_000;

/**
 * The server's minute in epoch ms, which moves on by itself from the last known time. Undefined until known, and after a
 * sleep until it is known again.
 */
export function useServerMinute(): number | undefined {
  // When it becomes known, or is known better.
  known.use();
  return useSyncExternalStore(everyPace, movedOn);
}

function everyPace(listener: () => void): () => void {
  const timer = setInterval(listener, pace);
  // Timers of a hidden tab are slowed down.
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

function movedOn(): number | undefined {
  const at = known.read();
  return at === undefined || Math.abs(skew() - skewAt) > minute
    ? undefined
    : Math.floor((at + performance.now() - readAt) / minute) * minute;
}
