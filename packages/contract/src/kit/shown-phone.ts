import { isOverseas } from "./phone.ts";
import { plainSigns } from "./typed-text.ts";

/** Telephone numbers as screens, files and searches show them. */

/** France, Guadeloupe with Saint-Martin and Saint-Barthélemy, Guyane, Martinique, La Réunion with Mayotte. */
const french = /^\+(33|590|594|596|262)([1-9]\d{8})$/;

/**
 * E.164 as it is dialled in France: « 06 12 34 56 78 », in the overseas departments « 0692 12 34 56 ». Other
 * countries' numbers are unchanged.
 */
export function shownPhone(e164: string): string {
  const [, country, national] = french.exec(e164) ?? [];
  // A zero before any other number would be read again as another one.
  if (national === undefined || (country !== "33" && !isOverseas(e164))) return e164;
  const grouped = `0${national}`.replace(/(\d{2})(?=\d)/g, "$1 ");
  return country === "33" ? grouped : grouped.replace(" ", "");
}

/** What a search reads of a number: as dialled in France, without spaces, and in E.164. */
export const searchedPhone = (e164: string): string => `${shownPhone(e164).replaceAll(" ", "")} ${e164}`;

/** « 06/12/34/56 », but not « 20/11/2026 », which is a day. */
const number = /^(?:\(?[+\d][\d\s.()-]*|\d\d(?:\/\d\d){3,})$/;

/**
 * What a searched word finds in {@link searchedPhone}. Any grouping: `06 12`, `06.12`, `06‑12`, `0612`, inner parts, and
 * any prefix: `+33 6 12`, `0033 6 12`, `+33 (0)6 12`, `tel:`. Words that are no part of a number are unchanged.
 */
export function phoneTerm(word: string): string {
  const plain = plainSigns(word).replace(/^tel:/i, "");
  if (!number.test(plain)) return word;
  const figures = plain
    .replace(/\((?:0)\)/, "")
    .replace(/[^+\d]/g, "")
    .replace(/^00(?=(?:33|590|594|596|262)\d|\d{7})/, "+");
  // Shown with a zero; also where somebody wrote « +33 692 » for La Réunion's « 0692 ».
  return figures.replace(/^\+(?:33|590|594|596|262)0?(?=[1-9])/, "0");
}
