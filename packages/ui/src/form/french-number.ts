import { withoutUnseen } from "@palier/contract/kit/typed-text";

/** Decimal comma or dot, spaces of any kind between thousands, optional euro sign; else `undefined`. */
export function parseFrenchNumber(text: string): number | undefined {
  const bare = bareNumber(text).replace(",", ".");
  if (!/^[-\u2212]?\d+(\.\d*)?$/u.test(bare) && !/^[-\u2212]?\.\d+$/u.test(bare)) return undefined;
  return Number(bare.replace("\u2212", "-"));
}

/**
 * « 1 234,5 » → 123450 cents, without rounding; « 12 € 50 » → 1250. Dots separate thousands only before a comma,
 * « 1.234,50 », as « 1.234 » is ambiguous. `undefined` for a third decimal, a minus sign, or an unsafe integer.
 */
export function parseFrenchCents(text: string): number | undefined {
  const [, euros = "", decimals = ""] =
    /^(\d*)(?:[.,](\d{0,2}))?$/u.exec(withoutDots(bareNumber(withComma(text)))) ?? [];
  if (euros === "" && decimals === "") return undefined;
  const cents = Number(`${euros}${decimals.padEnd(2, "0")}`);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

const withComma = (text: string): string => withoutUnseen(text).replace(/(\d)\s*€\s*(\d{2})\s*$/u, "$1,$2");

const withoutDots = (bare: string): string =>
  /^\d{1,3}(?:\.\d{3})+,\d{0,2}$/u.test(bare) ? bare.replaceAll(".", "") : bare;

/** Removes spaces only where they separate thousands: « 12 50 » is not 1250. */
function bareNumber(text: string): string {
  const bare = withoutUnseen(text)
    .trim()
    .replace(/^€\s*|\s*€$/gu, "")
    .replace(/\s*([.,])\s*|([-\u2212])\s+/gu, "$1$2");
  return /^[-\u2212]?\d{1,3}(?:\s+\d{3})+(?:[.,]|$)/u.test(bare) ? bare.replace(/\s/gu, "") : bare;
}
