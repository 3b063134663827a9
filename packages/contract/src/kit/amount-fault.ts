/**
 * What is wrong with a typed amount: negative, more than two decimals, or too long to be kept to the cent.
 * Undefined when valid or not a number at all. Used by forms while typing and by the contract's checks.
 */
export function amountFault(text: string): "minus" | "decimals" | "much" | undefined {
  const bare = text.replace(/[\s€]/gu, "");
  if (/^[-\u2212]\d/u.test(bare)) return "minus";
  if (/^\d*[.,]\d{3,}$/u.test(bare)) return "decimals";
  return /^0*[1-9]\d{13,}(?:[.,]\d{0,2})?$/u.test(bare) ? "much" : undefined;
}
