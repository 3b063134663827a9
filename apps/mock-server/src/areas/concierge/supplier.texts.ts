export const supplierRuleTexts = {
  foreignService: "Une prestation choisie n’est pas, ou n’est plus, de ce thème.",
  bothWays: "Une prestation est soit ajoutée, soit retirée.",
  goneService: "Une prestation choisie n’existe pas, ou n’existe plus.",
  offeredOf: (theme: string) => `Prestations (${theme})`,
  named: (service: string) =>
    `«\u00a0${service}\u00a0» a ce concierge. Choisissez-en d’abord un autre dans la fiche de la prestation.`,
  full: (most: number) => `Ce concierge propose déjà ${most} prestations, et n’en propose pas davantage.`,
  tooMany: (most: number) => `Un concierge propose ${most} prestations au plus.`,
} as const;
