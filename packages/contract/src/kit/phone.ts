import { withoutUnseen } from "./typed-text.ts";

/**
 * What numbers begin with overseas (ARCEP), after the zero, and the department's own country code. 06 39 98 is for
 * fiction. A test compares with libphonenumber.
 */
const overseas: readonly (readonly [code: string, national: RegExp])[] = [
  // Guadeloupe, Saint-Martin, Saint-Barthélemy
  ["590", /^(?:590|69[01]|7090)/],
  // Guyane
  ["594", /^(?:594|694|7093[0-3])/],
  // Martinique
  ["596", /^(?:596|69[67]|7091)/],
  // La Réunion, Mayotte
  ["262", /^(?:26[239]|639(?!98)|69[23]|7092|7093[5-7])/],
];

/** @param national nine figures, without the zero */
function frenchNumber(national: string): string {
  const [code = "33"] = overseas.find(([, begins]) => begins.test(national)) ?? [];
  return `+${code}${national}`;
}

/** Whether an overseas department's numbers begin like this one, under its own country code. */
export function isOverseas(e164: string): boolean {
  const [, national] = /^\+(?:590|594|596|262)(\d{9})$/.exec(e164) ?? [];
  return national !== undefined && frenchNumber(national) === e164;
}

/** Spaces, full stops, dashes, slashes, middle dots. */
const separators = /[\s.\-\u2010-\u2015\u2212/\u00b7\u2022]/g;

/**
 * Parses a phone number to E.164. Ten figures are French, of the department that they begin with overseas; so are
 * nine, or eleven and twelve with a country code, which spreadsheets leave of `06…`, `+33…` and `+262…`; `+` or
 * `00` starts a foreign number. Unreadable input is returned, for the field to report. Whether the number can
 * exist says `phoneFault`.
 * @example readPhone("06 12 34 56 78") // "+33612345678"
 * @example readPhone("0692 12 34 56") // "+262692123456"
 */
export function readPhone(typed: string): string {
  const plain = withoutUnseen(typed.normalize("NFKC"))
    .replace(separators, "")
    .replace(/^tel:/i, "")
    // « (33) 6… », but « (212) 736 5000 » is no country's code without its plus: too few figures follow.
    .replace(/^\((\+?)([1-9]\d{0,2})\)(?=(.*)$)/, (written, plus: string, code: string, rest: string) =>
      plus === "+" || code.length + rest.length > 10 ? `+${code}` : written,
    )
    .replace(/^00/, "+")
    // « +33 (0)6 »: the bracketed figure is only dialled inside the country.
    .replace(/^(\+?\d{0,3})\(0\)/, (_, code: string) => (code === "" ? "0" : code))
    .replace(/[()]/g, "");
  const french = /^(?:0|\+?33(?=[1-9])|\+?330)?([1-9]\d{8})$/.exec(plain)?.[1];
  if (french !== undefined) return frenchNumber(french);
  const own = /^\+?(262|590|594|596)0?([1-9]\d{8})$/.exec(plain);
  if (own !== null) return `+${own[1]}${own[2]}`;
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : typed;
}
