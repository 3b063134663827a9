/** French words of the rules of subscriptions. */
export const subscriptionRuleTexts = {
  hasSubscribers: (count: number) =>
    `Suppression impossible\u00a0: cet abonnement a encore ${count} ${count === 1 ? "abonné actif" : "abonnés actifs"}.`,
} as const;
