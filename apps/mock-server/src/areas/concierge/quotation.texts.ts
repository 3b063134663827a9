/** French words of the rules of quotations. */
export const quotationRuleTexts = {
  offer: (amount: string, validUntil: string) => `${amount}\u00a0€, valable jusqu’au ${validUntil}`,
  validUntilOver: "Cette date est passée\u00a0: un devis est valable au moins jusqu’à aujourd’hui.",
} as const;
