import { parisDayEnd, parisDayStart } from "@palier/contract";

/** To the second: `2026-11-20T09:30:00Z`. */
export const instantText = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/** Epoch ms to the second, as texts with and without ms sort differently; infinite for null. */
export const dueAt = (instant: string | null): number =>
  instant === null ? Number.POSITIVE_INFINITY : Math.floor(Date.parse(instant) / 1000) * 1000;

/** Of a Paris day: `2026-11-20` → 23:00:00Z the day before to 22:59:59Z. */
export const dayBounds = (date: string): readonly [first: string, last: string] => [
  instantText(parisDayStart(date)),
  instantText(parisDayEnd(date) - 1000),
];
