/**
 * The clock of Paris: the one that mock server, seed, web app and tools read days and times by. A calendar day is
 * `2026-11-20`, a local time `2026-11-20T10:30` (seconds may follow), an instant a number of milliseconds since 1970.
 *
 * By the rule that holds since 1996: one hour ahead of UTC, two from the last Sunday of March to the last Sunday of October,
 * both at 01:00 UTC. A rule and not `Intl`, which is fifty times slower and stands on the path of a million exported cells;
 * a test compares both.
 */
const hour = 3_600_000;
const day = 24 * hour;
const summers = new Map<number, readonly [from: number, to: number]>();

/** How far Paris is ahead of UTC at an instant, in milliseconds. */
export function parisOffset(at: number): number {
  const year = new Date(at).getUTCFullYear();
  let summer = summers.get(year);
  if (summer === undefined) {
    summer = [lastSunday(year, 2), lastSunday(year, 9)];
    summers.set(year, summer);
  }
  return at >= summer[0] && at < summer[1] ? 2 * hour : hour;
}

/** 01:00 UTC of the last Sunday of a month that has 31 days. */
function lastSunday(year: number, month: 2 | 9): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * day;
}

/** What clocks in Paris show at an instant, `2026-11-20T10:30:00` (no offset said). */
export const parisLocal = (at: number): string => new Date(at + parisOffset(at)).toISOString().slice(0, 19);

/** The day in Paris at an instant. */
export const parisDay = (at: number): string => new Date(at + parisOffset(at)).toISOString().slice(0, 10);

/**
 * The instants at which clocks in Paris show a local time, in their order: one; two in the hour that the last Sunday of
 * October repeats; none in the hour that the last Sunday of March skips, and for what is no time.
 */
export function parisInstants(local: string): readonly number[] {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return [];
  return [2 * hour, hour]
    .filter((offset) => parisOffset(asUtc - offset) === offset)
    .map((offset) => asUtc - offset);
}

/**
 * The instant of a local time: the first of two, and where clocks skip it the instant as long after the skip (02:30 is
 * 03:30 then). NaN for what is no time.
 */
export const parisInstant = (local: string): number =>
  parisInstants(local)[0] ?? Date.parse(`${local}Z`) - hour;

/** When a day of Paris begins: at its midnight, which every day has once. */
export const parisDayStart = (date: string): number => parisInstant(`${date}T00:00`);

/** When a day of Paris is over: as the next one begins, 23, 24 or 25 hours after its own beginning. */
export const parisDayEnd = (date: string): number => parisDayStart(dayAfter(date, 1));

/** A calendar day so many days later, or earlier: `2026-11-20` and 7 → `2026-11-27`. */
export function dayAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** True for a calendar day that is a Monday. */
export const isMonday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 1;

/** The Monday of the week that holds a day: `2026-11-20` → `2026-11-16`. */
export const mondayOf = (date: string): string =>
  dayAfter(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The first day of the month so many months later, or earlier: `2027-01-31` and -1 → `2026-12-01`. */
export function monthFrom(date: string, months: number): string {
  const at = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 10);
}

/** The day of the month of `anchor` in another month (`2026-02`): its last day where the month is shorter. */
export function dayInMonth(month: string, anchor: string): string {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return `${month}-${String(Math.min(Number(anchor.slice(8, 10)), last.getUTCDate())).padStart(2, "0")}`;
}
