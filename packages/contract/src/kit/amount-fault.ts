/**
 * Negative, more than two decimals, or too long to be exact. Undefined when valid or no number. Also used by
 * forms while typing.
 */
export function amountFault(text: string): "minus" | "decimals" | "much" | undefined {
  const bare = text.replace(/[\s€]/gu, "");
  if (/^[-\u2212]\d/u.test(bare)) return "minus";
  if (/^\d*[.,]\d{3,}$/u.test(bare)) return "decimals";
  return /^0*[1-9]\d{13,}(?:[.,]\d{0,2})?$/u.test(bare) ? "much" : undefined;
}
