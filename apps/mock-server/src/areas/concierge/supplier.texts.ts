/** French words of the rules of suppliers. */
export const supplierRuleTexts = {
  foreignService: "Une prestation choisie n’est pas, ou n’est plus, de ce thème.",
  tooMany: (most: number) => `Un concierge propose ${most} prestations au plus.`,
} as const;
