export const quotationRuleTexts = {
  offer: (amount: string, validUntil: string) => `${amount}, valable jusqu’au ${validUntil}`,
} as const;
