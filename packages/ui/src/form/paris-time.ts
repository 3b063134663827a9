import { withoutUnseen } from "@palier/contract/kit/typed-text";
import { parisInstants, parisLocal } from "@palier/contract/kit/paris-time";
import { controlTexts } from "./form-controls.texts.ts";
import { parseFrenchDay, writeFrenchDay } from "./french-date.ts";

/** ISO 8601 UTC on the wire, Paris time on screens, independent of the browser's zone. */

const texts = controlTexts.dateTime;

/** `2026-11-20`, `10:30` in Paris; `undefined` if invalid. */
export function parisWall(instant: string): { day: string; time: string } | undefined {
  const at = Date.parse(instant);
  if (Number.isNaN(at) || !/^\d{4}-\d{2}-\d{2}T/.test(instant)) return undefined;
  const local = parisLocal(at);
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/**
 * `2026-11-20T09:30:00.000Z`; `undefined` for a time skipped in spring. `reading`: which of a time repeated
 * in autumn.
 */
export function parisInstant(day: string, time: string, reading: 0 | 1 = 0): string | undefined {
  const found = parisInstants(`${day}T${time}`);
  const at = found.length > 1 ? found[reading] : found[0];
  return at === undefined ? undefined : new Date(at).toISOString();
}

/** « 20/11/2026 10:30 », « 20/11/2026 à 10h30 » → the instant in UTC; `undefined` if invalid. */
export function parseFrenchInstant(text: string): string | undefined {
  const [, dayText = "", hour = "", minute = "00", winter] =
    /^(.+?)(?:\s+|\s*,\s*|\s+à\s+)(\d{1,2})\s*[:hH]\s*(\d{2})?(?:\s*\(?heure d[’'](?:(hiver)|été)\)?)?$/u.exec(
      withoutUnseen(text).trim(),
    ) ?? [];
  const day = parseFrenchDay(dayText);
  const time = `${hour.padStart(2, "0")}:${minute}`;
  if (day === undefined || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  return parisInstant(day, time, winter === undefined ? 0 : 1);
}

/**
 * An instant in UTC → « 20/11/2026 10:30 » in Paris; `undefined` if invalid. Times repeated in autumn name
 * the reading.
 */
export function writeFrenchInstant(instant: string): string | undefined {
  const shown = parisWall(instant);
  if (shown === undefined) return undefined;
  const readings = parisInstants(`${shown.day}T${shown.time}`);
  const written = `${writeFrenchDay(shown.day)} ${shown.time}`;
  if (readings.length < 2) return written;
  const isSecond = Date.parse(instant) >= (readings[1] ?? 0);
  return `${written} ${isSecond ? texts.winter : texts.summer}`;
}
