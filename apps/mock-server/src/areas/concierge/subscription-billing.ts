import { dayInMonth, parisDay, parisInstant } from "@palier/contract";

/** When a subscriber is billed: every so many months, on the day of the month of `since`, a day of Paris. */
export interface Billing {
  readonly since: string;
  readonly months: number;
}

/** Bills go out at this time of Paris, which each day has once: an hour of the night is missing in March, or comes twice in October. */
const hour = "06:00";

/** The months of a day since the year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The billing of a month, in milliseconds since 1970: the 31st falls on the last day of a month without one. */
function billedIn(month: number, since: string): number {
  const first = new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString();
  return parisInstant(`${dayInMonth(first.slice(0, 7), since)}T${hour}`);
}
/**
 * How often somebody is billed whose next billing is at `next`, up to `until`, and when the billing after these is. As many
 * steps for a thousand years as for ten: a clock may be moved that far. Times are in milliseconds since 1970.
 */
export function billingsUntil(
  next: number,
  { since, months }: Billing,
  until: number,
): { readonly count: number; readonly next: number } {
  const start = monthOf(parisDay(next));
  const at = (count: number): number => billedIn(start + count * months, since);
  let count = Math.max(1, Math.floor((monthOf(parisDay(until)) - start) / months));
  while (count > 1 && at(count - 1) > until) count -= 1;
  while (at(count) <= until) count += 1;
  return { count, next: at(count) };
}

/** The first billing after a moment, a period after `since` at the earliest: what was suspended moves no billing day. */
export const nextBilling = (billing: Billing, now: number): number =>
  billingsUntil(parisInstant(`${billing.since}T${hour}`), billing, now).next;
