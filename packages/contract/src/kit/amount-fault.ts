/**
 * Why a text that was typed is no amount, where more can be said than that it is none: it is below nothing, or has a third
 * decimal. A form says it while one types, the contract where a program sent the text.
 */
export function amountFault(text: string): "minus" | "decimals" | undefined {
  const bare = text.replace(/[\s€]/gu, "");
  if (/^[-\u2212]\d/u.test(bare)) return "minus";
  return /^\d*[.,]\d{3,}$/u.test(bare) ? "decimals" : undefined;
}
