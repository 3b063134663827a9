/** French words of the rules of news. */
export const newsRuleTexts = {
  emptyBody: "Le texte est vide une fois retiré ce qui n’est pas permis (scripts, images).",
  publishLater: "La date de publication d’une actualité programmée doit être à venir.",
} as const;
