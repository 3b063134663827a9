import { useSyncExternalStore } from "react";
import { inMemory, sharedValue } from "#browser/shared-value.ts";

/** Epoch ms, by the latest dated answer. */
const known = sharedValue(inMemory<number | undefined>(undefined));

/** Learns the time from figures, waiting counts and tab counts. */
export function noteServerTime(answer: unknown): void {
  if (typeof answer !== "object" || answer === null) return;
  const time: unknown = "counts" in answer ? Reflect.get(answer, "at") : Reflect.get(answer, "generatedAt");
  const at = typeof time === "string" ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(at)) return;
  readAt = performance.now();
  skewAt = skew();
  firstAt ??= at;
  known.set(at);
}

/** Epoch ms, by this page's first dated answer. */
export const firstServerTime = (): number | undefined => firstAt;

let firstAt: number | undefined;
/** By `performance.now()`. */
let readAt = 0;
/** Sleep stops only the monotonic clock. */
let skewAt = 0;
const skew = (): number => Date.now() - performance.now();

/**
 * Epoch ms, not by this computer's clock. May lag: what is over by it is over; the server decides the rest.
 */
export const serverTime = known.read;

export const useServerTime = known.use;

const minute = 60_000;
/** Ms. */
const pace = 10_000;

/** Epoch ms; advances from the last known time, sleep included. Undefined until known. */
export function serverClock(): number | undefined {
  const at = known.read();
  return at === undefined ? undefined : at + Date.now() - skewAt - readAt;
}

/** Epoch ms; advances from the last known time. Undefined until known, and after a sleep. */
export function useServerMinute(): number | undefined {
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
