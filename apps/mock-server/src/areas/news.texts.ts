/** French words of the rules of news. */
export const newsRuleTexts = {
  publishLater: "La date de publication d’une actualité programmée doit être à venir.",
} as const;
