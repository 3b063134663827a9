import { instantText } from "../world/instant.ts";

/**
 * Europe/Paris, by the rule that holds since 1996: one hour ahead of UTC, two from the last Sunday of March to the last
 * Sunday of October, both at 01:00 UTC. A rule and not `Intl`, which is fifty times slower and stands on the path of a
 * million exported cells.
 */
const hour = 3_600_000;
const day = 24 * hour;
const summers = new Map<number, readonly [from: number, to: number]>();

/** How far Paris is ahead of UTC at an instant, in milliseconds. */
function parisOffset(at: number): number {
  const year = new Date(at).getUTCFullYear();
  let summer = summers.get(year);
  if (summer === undefined) {
    summer = [lastSunday(year, 2), lastSunday(year, 9)];
    summers.set(year, summer);
  }
  return at >= summer[0] && at < summer[1] ? 2 * hour : hour;
}

function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0, 1);
  return last - new Date(last).getUTCDay() * day;
}

/** The Paris day of an instant: `2026-11-20`. */
export const parisDay = (at: number): string => new Date(at + parisOffset(at)).toISOString().slice(0, 10);

/** An ISO instant as Paris clocks show it, `2026-11-20T10:30:00` (no offset said). */
export const parisLocal = (instant: string): string => {
  const at = Date.parse(instant);
  return new Date(at + parisOffset(at)).toISOString().slice(0, 19);
};

/** When Paris clocks show a local time (`2026-11-20T10:30`), in milliseconds since 1970; the later one where it comes twice. */
export function parisInstant(local: string): number {
  const asUtc = Date.parse(`${local}Z`);
  return asUtc - parisOffset(asUtc - hour);
}

/** The first and last second of a Paris day, as ISO instants: `2026-11-20` → 23:00:00Z the day before to 22:59:59Z. */
export function parisDayBounds(date: string): readonly [first: string, last: string] {
  const utcMidnight = Date.parse(`${date}T00:00:00Z`);
  const first = utcMidnight - parisOffset(utcMidnight - hour);
  const next = utcMidnight + day - parisOffset(utcMidnight + day - hour);
  return [instantText(first), instantText(next - 1000)];
}

/** When a Paris day is over, in milliseconds since 1970. */
export const parisDayEnd = (date: string): number => Date.parse(parisDayBounds(date)[1]) + 1000;
