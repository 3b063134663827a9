export const subscriptionRuleTexts = {
  endedTakesNobody: "Cet abonnement est terminé\u00a0: personne ne peut plus y souscrire.",
  noBuilding: "Ce résident n’a pas d’immeuble\u00a0: validez d’abord son rattachement.",
  subscribedAlready: "Ce résident a déjà souscrit cet abonnement.",
} as const;
