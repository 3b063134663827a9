import { dayAfter, mondayOf, parisDay } from "./paris-time.ts";

/**
 * A saved address means the current day tomorrow too (docs/decisions/0107). By the server's clock, in Paris.
 */
export const dayWords = ["weekAgo", "yesterday", "today", "tomorrow", "weekStart", "weekEnd"] as const;
export type DayWord = (typeof dayWords)[number];

/** `weekAgo`, not a date. */
export const isDayWord = (text: string): text is DayWord => dayWords.some((word) => word === text);

/**
 * The day meant at `now` (ms since 1970); dates are returned unchanged.
 * @example dayMeant("yesterday", Date.parse("2026-11-20T10:00Z")) // "2026-11-19"
 */
export function dayMeant(value: string, now: number): string {
  if (!isDayWord(value)) return value;
  const today = parisDay(now);
  switch (value) {
    case "weekAgo":
      return dayAfter(today, -7);
    case "yesterday":
      return dayAfter(today, -1);
    case "today":
      return today;
    case "tomorrow":
      return dayAfter(today, 1);
    case "weekStart":
      return mondayOf(today);
    case "weekEnd":
      return dayAfter(mondayOf(today), 6);
  }
}
