import { format, getFormatInfo } from "numfmt";

/** What a value looks like in a cell; `value` as it is stored. */
export interface Show {
  (value: number): string;
  /** Shows a day or a time. */
  readonly isDate?: boolean;
}

/** Those with a number instead of a text, as a French Excel shows them; others are « Standard ». */
const builtIn: Readonly<Record<number, string>> = {
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  12: "# ?/?",
  13: "# ??/??",
  14: "dd/mm/yyyy",
  15: "dd-mmm-yy",
  16: "dd-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "hh:mm",
  21: "hh:mm:ss",
  22: "dd/mm/yyyy hh:mm",
  37: "#,##0",
  38: "#,##0",
  39: "#,##0.00",
  40: "#,##0.00",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mm:ss.0",
};

/** Formats that follow the reader's country: long date, time. */
const ofCountry: readonly (readonly [RegExp, string])[] = [
  [/^\[\$-(?:x-sysdate|F800)\].*$/i, "dddd d mmmm yyyy"],
  [/^\[\$-(?:x-systime|F400)\].*$/i, "hh:mm:ss"],
];

/** The country of a currency or of digits: separators are the reader's all the same, where numfmt takes that country's. */
const country = /\[\$([^\]-]*)-[^\]]*\]/g;

/** Of a format, in Excel; a longer one would make texts as long of every cell. */
const longestFormat = 255;

/** Days between the two calendars of Excel, 1900 and 1904. */
export const daysOf1904 = 1462;

/**
 * How numbers of a format are shown in French: dates as days, `00000` with its zeros, « 1 200,50 ». A number without a format,
 * or with one that hides digits behind an exponent or is longer than Excel's, is shown with all its digits.
 *
 * @param code as in the workbook (`dd/mm/yyyy`), or undefined for one of Excel's own, by `id`
 */
export function showBy(id: number, code: string | undefined, is1904: boolean): Show {
  const own = code ?? builtIn[id];
  const said = own && (ofCountry.find(([from]) => from.test(own))?.[1] ?? own.replace(/\[\$-C00\]/i, ""));
  if (said === undefined || said === "" || said.length > longestFormat) return plainNumber;
  try {
    const { type, isDate } = getFormatInfo(said);
    if (type === "general" || type === "scientific" || type === "text") return plainNumber;
    const ours = isDate ? said : said.replaceAll(country, '"$1"');
    // Some unknown signs are found by the first use alone.
    format(ours, 0);
    const since = isDate && is1904 ? daysOf1904 : 0;
    const show = (value: number): string => format(ours, value + since, { locale: "fr" });
    return Object.assign(show, { isDate });
  } catch {
    return plainNumber;
  }
}

const fullDigits = new Intl.NumberFormat("fr-FR", { useGrouping: false, maximumSignificantDigits: 15 });

/** With a decimal comma, fifteen digits and no exponent: 12.000000000000002 is « 12 ». */
export const plainNumber: Show = (value) => fullDigits.format(value);
