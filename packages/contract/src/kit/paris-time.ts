/**
 * Paris time. A day is `2026-11-20`, a local time `2026-11-20T10:30` (seconds optional), an instant ms since
 * 1970.
 *
 * Since 1996: UTC+1, UTC+2 from the last Sunday of March to the last Sunday of October, both at 01:00 UTC.
 * `Intl` is fifty times slower, too much for a million cells; a test compares both.
 */
const hour = 3_600_000;
const day = 24 * hour;
const summers = new Map<number, readonly [from: number, to: number]>();

/** Offset from UTC, in ms. */
export function parisOffset(at: number): number {
  const year = new Date(at).getUTCFullYear();
  let summer = summers.get(year);
  if (summer === undefined) {
    summer = [lastSunday(year, 2), lastSunday(year, 9)];
    summers.set(year, summer);
  }
  return at >= summer[0] && at < summer[1] ? 2 * hour : hour;
}

/** At 01:00 UTC, in a month of 31 days. */
function lastSunday(year: number, month: 2 | 9): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * day;
}

/** Local time: `2026-11-20T10:30:00`. */
export const parisLocal = (at: number): string => new Date(at + parisOffset(at)).toISOString().slice(0, 19);

/** `2026-11-20` */
export const parisDay = (at: number): string => new Date(at + parisOffset(at)).toISOString().slice(0, 10);

/**
 * In order: usually one; two in October's repeated hour; none in March's skipped hour or for an invalid time.
 */
export function parisInstants(local: string): readonly number[] {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return [];
  return [2 * hour, hour]
    .filter((offset) => parisOffset(asUtc - offset) === offset)
    .map((offset) => asUtc - offset);
}

/** The first of two; a skipped time moves forward (02:30 → 03:30). NaN when invalid. */
export const parisInstant = (local: string): number =>
  parisInstants(local)[0] ?? Date.parse(`${local}Z`) - hour;

/** The instant when a day begins; its midnight is unique. */
export const parisDayStart = (date: string): number => parisInstant(`${date}T00:00`);

/** The instant when a day ends, 23, 24 or 25 hours after its start. */
export const parisDayEnd = (date: string): number => parisDayStart(dayAfter(date, 1));

/** A day shifted either way: `2026-11-20` and 7 → `2026-11-27`. */
export function dayAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** @param date `2026-11-16` */
export const isMonday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 1;

/** The Monday of a day's week: `2026-11-20` → `2026-11-16`. */
export const mondayOf = (date: string): string =>
  dayAfter(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** First of the month `months` away: `2027-01-31` and -1 → `2026-12-01`. */
export function monthFrom(date: string, months: number): string {
  const at = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 10);
}

/** `anchor`'s day in another month (`2026-02`), at most its last. */
export function dayInMonth(month: string, anchor: string): string {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return `${month}-${String(Math.min(Number(anchor.slice(8, 10)), last.getUTCDate())).padStart(2, "0")}`;
}
