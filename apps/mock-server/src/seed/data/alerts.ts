/** What alerts of the seed are called. */
export const alertTitles = { order: "Nouvelle commande", incident: "Nouvel incident" } as const;
