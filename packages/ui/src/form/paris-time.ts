import { lazily } from "../lazily.ts";
import { parseFrenchDay, writeFrenchDay } from "./french-date.ts";

/** Instants as ISO 8601 UTC on the wire and as Paris wall time on screens, whatever the browser's own zone is. */

const wall = lazily(
  () =>
    new Intl.DateTimeFormat("en-CA", {
      timeZone: "Europe/Paris",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    }),
);

/** An instant's day and time in Paris: `2026-11-20`, `10:30`; `undefined` for what is no instant. */
export function parisWall(instant: string): { day: string; time: string } | undefined {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()) || !/^\d{4}-\d{2}-\d{2}T/.test(instant)) return undefined;
  const parts = Object.fromEntries(
    wall()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/**
 * The instant of a day and a time in Paris, `2026-11-20T09:30:00.000Z`. A time that the change to summer time skips has
 * none; of one that the change to winter time repeats, the first is meant.
 */
export function parisInstant(day: string, time: string): string | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Paris is one or two hours ahead of UTC: summer time first, which gives the first of two.
  const candidates = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000).toISOString());
  return candidates.find((instant) => {
    const shown = parisWall(instant);
    return shown?.day === day && shown.time === time;
  });
}

/** « 20/11/2026 10:30 », « 20/11/2026 à 10h30 » → the instant in UTC; `undefined` for no such moment. */
export function parseFrenchInstant(text: string): string | undefined {
  const [, dayText = "", hour = "", minute = "00"] =
    /^(.+?)(?:\s+|\s*,\s*|\s+à\s+)(\d{1,2})\s*[:hH]\s*(\d{2})?$/u.exec(text.trim()) ?? [];
  const day = parseFrenchDay(dayText);
  const time = `${hour.padStart(2, "0")}:${minute}`;
  if (day === undefined || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  return parisInstant(day, time);
}

/** An instant in UTC → « 20/11/2026 10:30 » in Paris; `undefined` for what is no instant. */
export function writeFrenchInstant(instant: string): string | undefined {
  const shown = parisWall(instant);
  return shown === undefined ? undefined : `${writeFrenchDay(shown.day)} ${shown.time}`;
}
