import { day, hour, parisAhead } from "./calendar.ts";

/** In Paris. */
const opens = 8 * hour;
const closes = 19 * hour;
const nearest = [0, 1, -1, 2, -2, 3, -3, 4, -4];

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Near the drawn moment, on a weekday if possible, else on a weekend; the drawn moment itself if the span is
 * one night.
 */
export function officeMoment(drawn: number, { from, to }: Span): number {
  const at = Math.max(from, Math.min(drawn, to));
  return nearestOpen(at, { from, to }, isWeekday) ?? nearestOpen(at, { from, to }, () => true) ?? at;
}

function nearestOpen(at: number, span: Span, isWorked: (midnight: number) => boolean): number | undefined {
  for (const days of nearest) {
    const local = at + parisAhead(at) + days * day;
    const midnight = local - (local % day);
    const ahead = parisAhead(midnight + 12 * hour);
    const from = Math.max(midnight + opens - ahead, span.from);
    const to = Math.min(midnight + closes - ahead, span.to);
    if (from > to || !isWorked(midnight)) continue;
    return at >= from && at <= to ? at : from + ((Math.imul(at, 0x9e3779b1) >>> 0) % (to - from + 1));
  }
  return undefined;
}

/** 1970-01-01 was a Thursday. */
const isWeekday = (midnight: number): boolean => (Math.floor(midnight / day) + 3) % 7 < 5;
