/** Eight years: after so long the day of the month has met each February, and changes no more. */
const settledAfter = 8 * 12;

/** The same time some months later; the 31st of a month without one is its last day. In milliseconds since 1970. */
export function inMonths(from: number, count: number): number {
  const at = new Date(from);
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + count, 1);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  return at.setUTCDate(Math.min(day, last));
}

/**
 * How often something is billed that is billed first at `first` and then every `period` months, up to `until`, and when
 * it is billed next. As many steps for a thousand years as for ten: a clock may be moved that far.
 */
export function billingsUntil(first: number, period: number, until: number): { count: number; next: number } {
  let count = 0;
  let next = first;
  while (next <= until && count * period < settledAfter) {
    next = inMonths(next, period);
    count += 1;
  }
  const left = Math.floor(monthsBetween(next, until) / period);
  if (left > 1) {
    next = inMonths(next, (left - 1) * period);
    count += left - 1;
  }
  while (next <= until) {
    next = inMonths(next, period);
    count += 1;
  }
  return { count, next };
}

const monthsBetween = (from: number, to: number): number => {
  const [a, b] = [new Date(from), new Date(to)];
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
};
