export const alertTitles = { order: "Nouvelle commande", incident: "Nouvel incident" } as const;
