import { dayInMonth, parisDay, parisInstant } from "@palier/contract";

/** When a subscriber is billed: every so many months after `since`, a day in Paris. */
export interface Billing {
  readonly since: string;
  readonly months: number;
}

/** Paris time of billing. 06:00 exists once every day, daylight saving or not. */
const hour = "06:00";

/** Months since year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** A month's billing, in epoch ms; day 31 falls on the last day of shorter months. */
function billedIn(month: number, since: string): number {
  const first = new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString();
  return parisInstant(`${dayInMonth(first.slice(0, 7), since)}T${hour}`);
}
/**
 * The number of billings from `next` to `until`, and the one after. Takes constant steps, as a clock may move a
 * thousand years. Times in epoch ms.
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

/** The first billing after `now`, at least one period after `since`. A suspension does not shift billing days. */
export const nextBilling = (billing: Billing, now: number): number =>
  billingsUntil(parisInstant(`${billing.since}T${hour}`), billing, now).next;
