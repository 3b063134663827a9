/** French words of the rules of quotations. */
export const quotationRuleTexts = {
  validUntilOver: "Cette date est passée\u00a0: un devis est valable au moins jusqu’à aujourd’hui.",
} as const;
