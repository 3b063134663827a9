import { dayAfter, parisDay, parisLocal } from "@palier/contract/kit/paris-time";
import { plainSigns } from "@palier/contract/kit/typed-text";
import { controlTexts } from "./form-controls.texts.ts";

/** Calendar days: `2026-11-20` on the wire, `20/11/2026` on screens; without time zones. */

const texts = controlTexts.date;
const saneYears = { first: 1900, last: 2199 };

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * « 20/11/2026 », « 20-11-2026 », « 20112026 » or a pasted `2026-11-20` → `2026-11-20`; `undefined` if
 * invalid.
 */
export function parseFrenchDay(text: string): string | undefined {
  const parts = fullParts(bareText(text));
  return parts === undefined ? undefined : isoOf(parts);
}

/**
 * Completed input: also « 1/11/26 », which is in this century, « 1er décembre 2026 », « demain », and `2026/11/20`
 * or the day in Paris of an instant of ISO 8601. While typing, two digits are an incomplete year.
 * @param now ms since 1970, for « demain »
 */
export function parseWholeFrenchDay(text: string, now: number): string | undefined {
  const bare = bareText(text);
  const typed = plainWord(bare);
  const days = texts.days.find(({ words }) => words.some((word) => word === typed))?.after;
  if (days !== undefined) return dayAfter(parisDay(now), days);
  const at = instantOf(bare);
  if (!Number.isNaN(at)) return parisLocal(at).slice(0, 10);
  const parts = wholeParts(bare);
  return parts === undefined ? undefined : isoOf(parts);
}

/** In French, why a text is no day although it is written as one: « Le 31 février n’existe pas ». */
export function dayFault(text: string): string | undefined {
  const bare = bareText(text);
  const parts = wholeParts(instantPattern.exec(bare)?.[1] ?? bare) ?? namedDay(bare)?.parts;
  if (parts === undefined) return undefined;
  if (isoOf(parts) !== undefined)
    return namedDay(bare)?.isOnWeekday === false
      ? texts.otherWeekday(dayOf(parts), weekdayOf(parts))
      : undefined;
  const { year, month, day } = parts;
  const name = texts.months[month - 1];
  if (name === undefined) return texts.noMonth(month);
  if (isoOf({ ...parts, year: 2028 }) === undefined) return texts.noDay(`${ordinal(day)} ${name}`);
  return year < saneYears.first || year > saneYears.last
    ? texts.noYear(saneYears.first, saneYears.last)
    : texts.noDay(`${ordinal(day)} ${name} ${year}`);
}

const dayOf = ({ year, month, day }: Parts): string => `${ordinal(day)} ${texts.months[month - 1]} ${year}`;

/** 1 → « 1er » */
export const ordinal = (day: number): string => (day === 1 ? "1er" : String(day));

/** There is no hour 24. */
const instantPattern = /^(\d{4}-\d{2}-\d{2})T(?!24)\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Ms since 1970 of an instant of ISO 8601 with its zone, on a day that exists (`Date.parse` takes the 31st of February for a
 * day in March). NaN for any other text.
 */
export function instantOf(text: string): number {
  const [, day] = instantPattern.exec(text) ?? [];
  return day === undefined || parseFrenchDay(day) === undefined ? Number.NaN : Date.parse(text);
}

/** With the keyboard's signs, without « le » and what ends a sentence: « le 01‑12‑2026. », « 01 / 12 / 2026 ». */
const bareText = (text: string): string =>
  plainSigns(text)
    .trim()
    .replace(/^le (?=\d)|(?<=\d)[.,;]$/gi, "")
    .replace(/(?<=\d)\s?([/.-])\s?(?=\d)/g, "$1");

/** Without accents, in small letters, with one sort of apostrophe. */
const plainWord = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("'", "’").toLowerCase();

/** With a year of four digits. */
function fullParts(bare: string): Parts | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(bare);
  if (iso !== null) return partsOf(iso[1], iso[2], iso[3]);
  const [, day, month, year] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(bare) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(bare) ?? [];
  const parts = partsOf(year, month, day);
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})(\d{2})(\d{2})$/.exec(bare) ?? [];
  const basic = partsOf(isoYear, isoMonth, isoDay);
  // « 20261201 » is no day of the year 1201.
  return basic !== undefined && isoOf(basic) !== undefined && parts && isoOf(parts) === undefined
    ? basic
    : parts;
}

function wholeParts(bare: string): Parts | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(bare) ?? [];
  const [, shortDay, shortMonth, shortYear] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2})$/.exec(bare) ?? /^(\d{2})(\d{2})(\d{2})$/.exec(bare) ?? [];
  return (
    fullParts(bare) ??
    partsOf(isoYear, isoMonth, isoDay) ??
    partsOf(shortYear && `20${shortYear}`, shortMonth, shortDay) ??
    namedParts(bare)
  );
}

/** « mardi 1er décembre 2026 », « le 1 déc. 26 », « 1-déc-26 »; a day of the week must be that day's. */
function namedParts(bare: string): Parts | undefined {
  const { parts, isOnWeekday } = namedDay(bare) ?? {};
  return isOnWeekday === true ? parts : undefined;
}

function namedDay(bare: string): { readonly parts: Parts; readonly isOnWeekday: boolean } | undefined {
  const spaced = plainWord(bare).replace(/(?<=\d)[-/](?=[a-z])|(?<=[a-z.])[-/](?=\d)/g, " ");
  const [, weekday, day, word = "", year = ""] =
    /^(?:le\s+)?(?:([a-z]{3,8})\.?,?\s+)?(1(?=\s?(?:er|[o°])\s)|\d{1,2}(?=\s))(?:\s?(?:er|[o°]))?\s+([a-z]{3,9})\.?,?\s+(\d{4}|\d{2})$/.exec(
      spaced,
    ) ?? [];
  const months = texts.months.flatMap((name, at) => (plainWord(name).startsWith(word) ? [at + 1] : []));
  // « jui » is June or July.
  const [month] = months.length === 1 && word !== "" ? months : [];
  const parts = month === undefined ? undefined : partsOf(year.padStart(4, "20"), String(month), day);
  return parts && { parts, isOnWeekday: weekday === undefined || weekdayOf(parts).startsWith(weekday) };
}

const weekdayOf = ({ year, month, day }: Parts): string =>
  texts.weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? "";

const partsOf = (year?: string, month?: string, day?: string): Parts | undefined =>
  year === undefined || month === undefined || day === undefined
    ? undefined
    : { year: Number(year), month: Number(month), day: Number(day) };

/** `2026-11-20` → « 20/11/2026 »; `undefined` if invalid. */
export function writeFrenchDay(iso: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return day === undefined ? undefined : `${day}/${month}/${year}`;
}

/** `undefined` if there is no such day, or none that is meant. */
function isoOf({ year, month, day }: Parts): string | undefined {
  const two = (part: number): string => String(part).padStart(2, "0");
  const iso = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  const at = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso) return undefined;
  return year >= saneYears.first && year <= saneYears.last ? iso : undefined;
}
