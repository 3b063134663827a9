import { parisOffset } from "@palier/contract";

/**
 * Instants are seconds since 1970 (UTC), formatted by hand: `Date.toISOString` costs more than the rest of a
 * row. Covers 1970 to 2099.
 */

/** Never the machine's clock (T01). */
export const defaultNow = "2026-11-20T09:30:00Z";
export const minute = 60;
export const hour = 3600;
export const day = 86_400;

/** Allocated at once: an array filled from its middle is slow. */
const dayTexts = new Array<string | undefined>(47_482);
const minuteTexts = Array.from({ length: 1440 }, (_, at) => `T${two(Math.floor(at / 60))}:${two(at % 60)}:`);
const secondTexts = Array.from({ length: 60 }, (_, at) => `${two(at)}Z`);

export function secondsOf(instant: string): number {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) throw new RangeError(`not an instant: ${instant}`);
  return Math.floor(at / 1000);
}

/** `2026-11-20T09:30:00Z` */
export function instantText(seconds: number): string {
  const rest = seconds % day;
  return `${dateText(seconds)}${minuteTexts[Math.floor(rest / 60)]}${secondTexts[rest % 60]}`;
}

/** UTC: `2026-11-20`. */
export function dateText(seconds: number): string {
  const at = Math.floor(seconds / day);
  dayTexts[at] ??= new Date(at * day * 1000).toISOString().slice(0, 10);
  return dayTexts[at] ?? "";
}

/** Midnight UTC (1970-01-01 was a Thursday). */
export function mondayOf(seconds: number): number {
  const at = Math.floor(seconds / day);
  return (at - ((at + 3) % 7)) * day;
}

/** Of UTC, in seconds. */
export const parisAhead = (seconds: number): number => parisOffset(seconds * 1000) / 1000;

/** In Paris: `08:30`. */
export function parisTime(seconds: number): string {
  return instantText(seconds + parisAhead(seconds)).slice(11, 16);
}

export const parisDate = (seconds: number): string => dateText(seconds + parisAhead(seconds));

function two(value: number): string {
  return value.toString().padStart(2, "0");
}
