/** French words of the rules of subscriptions. */
export const subscriptionRuleTexts = {
  hasSubscribers: (count: number) =>
    `Suppression impossible\u00a0: cet abonnement a encore ${count} ${count === 1 ? "abonné actif ou suspendu" : "abonnés actifs ou suspendus"}.`,
} as const;
