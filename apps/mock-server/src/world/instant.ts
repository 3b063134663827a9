import { parisDayEnd, parisDayStart } from "@palier/contract";

/** A time in milliseconds since 1970 as the wire writes it, to the second: `2026-11-20T09:30:00Z`. */
export const instantText = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/**
 * When a record whose column holds this instant is due, to the second, because texts with and without milliseconds
 * stand in another order than their times; never for null. In milliseconds since 1970.
 */
export const dueAt = (instant: string | null): number =>
  instant === null ? Number.POSITIVE_INFINITY : Math.floor(Date.parse(instant) / 1000) * 1000;

/** The first and last second of a Paris day, as ISO instants: `2026-11-20` → 23:00:00Z the day before to 22:59:59Z. */
export const dayBounds = (date: string): readonly [first: string, last: string] => [
  instantText(parisDayStart(date)),
  instantText(parisDayEnd(date) - 1000),
];
