/**
 * Numbers as French people type them: a comma or a dot for decimals, spaces of any kind between thousands, a euro
 * sign that may stay. `undefined` means: cannot be read.
 */
export function parseFrenchNumber(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f€]/gu, "").replace(",", ".");
  if (!/^[-\u2212]?\d+(\.\d*)?$/u.test(bare) && !/^[-\u2212]?\.\d+$/u.test(bare)) return undefined;
  return Number(bare.replace("\u2212", "-"));
}

/** « 1 234,5 » → 123450 cents. More than two decimals cannot be read: nobody rounds money silently. */
export function parseFrenchCents(text: string): number | undefined {
  const amount = parseFrenchNumber(text);
  if (amount === undefined || /[.,]\d{3,}\s*€?\s*$/u.test(text.trim())) return undefined;
  return Math.round(amount * 100);
}
