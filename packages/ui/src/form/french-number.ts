/** Decimal comma or dot, spaces of any kind between thousands, optional euro sign; else `undefined`. */
export function parseFrenchNumber(text: string): number | undefined {
  const bare = withoutSpaces(text).replace(",", ".");
  if (!/^[-\u2212]?\d+(\.\d*)?$/u.test(bare) && !/^[-\u2212]?\.\d+$/u.test(bare)) return undefined;
  return Number(bare.replace("\u2212", "-"));
}

/**
 * « 1 234,5 » → 123450 cents, without rounding. Dots separate thousands only before a comma, « 1.234,50 », as
 * « 1.234 » is ambiguous. `undefined` for a third decimal, a minus sign, or an unsafe integer.
 */
export function parseFrenchCents(text: string): number | undefined {
  const [, euros = "", decimals = ""] =
    /^(\d*)(?:[.,](\d{0,2}))?$/u.exec(withoutDots(withoutSpaces(text))) ?? [];
  if (euros === "" && decimals === "") return undefined;
  const cents = Number(`${euros}${decimals.padEnd(2, "0")}`);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

const withoutDots = (bare: string): string =>
  /^\d{1,3}(?:\.\d{3})+,\d{0,2}$/u.test(bare) ? bare.replaceAll(".", "") : bare;

const withoutSpaces = (text: string): string => text.replace(/[\s\u00a0\u202f€]/gu, "");
