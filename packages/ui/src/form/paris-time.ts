import { parisInstants, parisLocal } from "@palier/contract/kit/paris-time";
import { plainSigns } from "@palier/contract/kit/typed-text";
import { controlTexts } from "./form-controls.texts.ts";
import {
  dayFault,
  instantOf,
  ordinal,
  parseFrenchDay,
  parseWholeFrenchDay,
  writeFrenchDay,
} from "./french-date.ts";

/** ISO 8601 UTC on the wire, Paris time on screens, independent of the browser's zone. */

const texts = controlTexts.dateTime;

/** `2026-11-20`, `10:30` in Paris; `undefined` if invalid. */
export function parisWall(instant: string): { day: string; time: string } | undefined {
  const at = instantOf(instant);
  if (Number.isNaN(at)) return undefined;
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
  const { dayText = "", time, reading } = partsOf(text) ?? {};
  const day = parseFrenchDay(dayText);
  return day === undefined || time === undefined ? undefined : parisInstant(day, time, reading);
}

/**
 * Completed input: also days as {@link parseWholeFrenchDay} reads them (« 01/12/26 8h », « demain 8h »), and ISO 8601:
 * with a zone it is that instant, without one the time in Paris. The browser's zone has no effect.
 * @param now ms since 1970, for « demain »
 */
export function parseWholeFrenchInstant(text: string, now: number): string | undefined {
  const at = instantOf(zonedText(text));
  if (!Number.isNaN(at)) return new Date(at).toISOString();
  const { dayText = "", time, reading } = partsOf(text) ?? {};
  const day = parseWholeFrenchDay(dayText, now);
  return day === undefined || time === undefined ? undefined : parisInstant(day, time, reading);
}

/** As ISO 8601 has it, of what other programs write: « 2026-12-01 08:00 UTC », « …T08:00:00,000+01[Europe/Paris] ». */
const zonedText = (text: string): string =>
  plainSigns(text)
    .trim()
    .replace(/\[[\w/+-]+\]$/, "")
    .replace(/ ?(?:UTC|GMT)$/, "Z")
    .replace(/(?<=\d),(?=\d+)/, ".")
    .replace(/(:\d{2}(?:\.\d+)?[+-]\d{2})$/, "$1:00")
    .replace(" ", "T");

/**
 * In French, why a text is no instant although it is written as one: a day that does not exist, or a time that the
 * clock skips in spring.
 * @param now ms since 1970, for « demain »
 */
export function instantFault(text: string, now: number): string | undefined {
  const { dayText = text, time } = partsOf(text) ?? {};
  const fault = dayFault(dayText);
  if (fault !== undefined) return fault;
  const day = parseWholeFrenchDay(dayText, now);
  if (day === undefined || dayText === text) return undefined;
  if (time === undefined) return texts.noTime;
  if (parisInstants(`${day}T${time}`).length > 0) return undefined;
  const [year = "", month = 0, date = 0] = [day.slice(0, 4), Number(day.slice(5, 7)), Number(day.slice(8))];
  const written = `${ordinal(date)} ${controlTexts.date.months[month - 1]} ${year}`;
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return texts.skipped(written, texts.time(hour, minute), texts.time(hour + 1, 0));
}

interface Parts {
  readonly dayText: string;
  /** `10:30` or `10:30:05`; undefined where there is none such. */
  readonly time: string | undefined;
  readonly reading: 0 | 1;
}

/** Undefined without a day and a time. */
function partsOf(text: string): Parts | undefined {
  const found =
    /^(.+?)(?:\s+|\s*,\s*|\s+-\s+|\s+à\s+|T(?=\d))(\d{1,2})\s*(?:[:∶.]|h(?:eures?)?)\s*(\d{2})?(?::(\d{2})(?:\.\d+)?)?(?:\s*min(?:utes)?)?(?:\s*\(?heure d'(?:(hiver)|été)\)?)?$/iu.exec(
      plainSigns(text)
        .trim()
        .replace(/(?<=\s)midi$/i, "12h"),
    );
  if (found === null) return undefined;
  const [, dayText = "", hour = "", minute = "00", second, winter] = found;
  const time = [hour.padStart(2, "0"), minute, ...(second === undefined ? [] : [second])].join(":");
  const exists = /^(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}$/.test(time);
  return { dayText, time: exists ? time : undefined, reading: winter === undefined ? 0 : 1 };
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
