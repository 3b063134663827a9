/** French words of subscriptions in the frame. */
export const subscriptionAreaTexts = {
  title: "Abonnements",
  record: "Abonnement",
  create: "Nouvel abonnement",
} as const;
