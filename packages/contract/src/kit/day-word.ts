import { dayAfter, mondayOf, parisDay } from "./paris-time.ts";

/**
 * Relative days for filters, so that a saved address still means today tomorrow (docs/decisions/0106). The
 * server resolves them by its own clock, in Paris.
 */
export const dayWords = ["weekAgo", "yesterday", "today", "tomorrow", "weekStart", "weekEnd"] as const;
export type DayWord = (typeof dayWords)[number];

export const isDayWord = (text: string): text is DayWord => dayWords.some((word) => word === text);

/** The day that a filter's value means at an instant (milliseconds since 1970); a date is returned unchanged. */
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
