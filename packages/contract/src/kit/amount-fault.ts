/**
 * What is wrong with a typed amount: negative, or more than two decimals. Undefined when valid or not a
 * number at all. Used by forms while typing and by the contract's checks.
 */
export function amountFault(text: string): "minus" | "decimals" | undefined {
  const bare = text.replace(/[\s€]/gu, "");
  if (/^[-\u2212]\d/u.test(bare)) return "minus";
  return /^\d*[.,]\d{3,}$/u.test(bare) ? "decimals" : undefined;
}
