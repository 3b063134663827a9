import type { ListTexts } from "#lists/define-list.ts";

/** French words of the neighbourhood screens; fields have theirs in the contract. */
export const neighborhoodTexts = {
  list: {
    title: "Quartiers",
    searchPlaceholder: "Rechercher un quartier",
    empty: "Aucun quartier pour l’instant",
    noMatch: "Aucun quartier ne correspond",
  } satisfies ListTexts,
  buildings: {
    title: "Immeubles",
    searchPlaceholder: "Rechercher un immeuble",
    empty: "Aucun immeuble dans ce quartier",
    noMatch: "Aucun immeuble ne correspond",
  } satisfies ListTexts,
  managedServices: {
    title: "Services gérés",
    searchPlaceholder: "Rechercher un service",
    empty: "Aucun service géré pour l’instant",
    noMatch: "Aucun service géré ne correspond",
  } satisfies ListTexts,
  sections: { identity: "Identité", place: "Lieu", contact: "Contact" },
  help: {
    postalCodes: "Validez chaque code postal avec Entrée.",
    description: "Visible des résidents du quartier.",
  },
} as const;
