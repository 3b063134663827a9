import type { ListTexts } from "#lists/define-list.ts";

/** French words of the managed service screens; fields have theirs in the contract. */
export const managedServiceTexts = {
  list: {
    title: "Services gérés",
    searchPlaceholder: "Rechercher un service",
    empty: "Aucun service géré pour l’instant",
    noMatch: "Aucun service géré ne correspond",
  } satisfies ListTexts,
  neighborhoods: {
    title: "Quartiers",
    searchPlaceholder: "Rechercher un quartier",
    empty: "Aucun quartier pour l’instant",
    noMatch: "Aucun quartier ne correspond",
  } satisfies ListTexts,
  sections: { service: "Service", provider: "Prestataire" },
  help: { description: "Visible des résidents." },
} as const;
