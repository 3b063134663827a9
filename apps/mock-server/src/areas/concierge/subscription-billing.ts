import { dayInMonth, parisDay, parisInstant } from "@palier/contract";

export interface Billing {
  readonly since: string;
  readonly months: number;
}

/** Exists once every day, daylight saving or not. */
const hour = "06:00";

/** Since year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Epoch ms; day 31 falls on a short month's last day. */
function billedIn(month: number, since: string): number {
  const first = new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString();
  return parisInstant(`${dayInMonth(first.slice(0, 7), since)}T${hour}`);
}
/**
 * Billings up to `until`, and the next, in epoch ms. Takes constant time, as a clock may move a thousand
 * years.
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

/** At least one period after `since`; a suspension shifts no billing day. */
export const nextBilling = (billing: Billing, now: number): number =>
  billingsUntil(parisInstant(`${billing.since}T${hour}`), billing, now).next;
