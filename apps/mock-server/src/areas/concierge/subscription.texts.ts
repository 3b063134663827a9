export const subscriptionRuleTexts = {
  endedTakesNobody: "Cet abonnement est terminé\u00a0: personne ne peut plus y souscrire.",
  noBuilding: "Ce résident n’a pas d’immeuble\u00a0: validez d’abord son rattachement.",
  subscribedAlready: "Ce résident a déjà souscrit cet abonnement.",
  hasSubscribers: (count: number) =>
    `Suppression impossible\u00a0: cet abonnement a encore ${count} ${count === 1 ? "abonné actif ou suspendu" : "abonnés actifs ou suspendus"}.`,
} as const;
