import type { ListTexts } from "#lists/define-list.ts";

/** French words of the subscription screens; fields have theirs in the contract. */
export const subscriptionTexts = {
  list: {
    title: "Abonnements",
    searchPlaceholder: "Rechercher un abonnement",
    empty: "Aucun abonnement pour l’instant",
    noMatch: "Aucun abonnement ne correspond",
  } satisfies ListTexts,
  subscribers: {
    title: "Abonnés",
    searchPlaceholder: "Rechercher un abonné",
    empty: "Personne n’a encore souscrit cet abonnement",
    noMatch: "Aucun abonné ne correspond",
  } satisfies ListTexts,
  sections: { identity: "Identité", price: "Prix" },
  help: {
    price: "Pour une période.",
    status: "Suspendre ou terminer un abonnement vaut aussi pour ses abonnés.",
  },
} as const;
