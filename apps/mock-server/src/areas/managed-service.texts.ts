/** French words of the rules of managed services. */
export const managedServiceRuleTexts = {
  hasNeighborhoods: (count: number) =>
    `Suppression impossible\u00a0: ${count === 1 ? "1\u00a0quartier l’a" : `${count}\u00a0quartiers l’ont`}. Désactivez plutôt ce service.`,
} as const;
