import type { ListTexts } from "#lists/define-list.ts";

/** French words of the negotiated service screens; fields have theirs in the contract. */
export const negotiatedServiceTexts = {
  list: {
    title: "Services négociés",
    searchPlaceholder: "Rechercher un service",
    empty: "Aucun service négocié pour l’instant",
    noMatch: "Aucun service négocié ne correspond",
  } satisfies ListTexts,
  buildings: {
    title: "Immeubles",
    searchPlaceholder: "Rechercher un immeuble",
    empty: "Aucun immeuble n’a ce service",
    noMatch: "Aucun immeuble ne correspond",
  } satisfies ListTexts,
  candidates: {
    title: "Immeubles à ajouter",
    searchPlaceholder: "Rechercher un immeuble à ajouter",
    empty: "Tous les immeubles ont déjà ce service",
    noMatch: "Aucun immeuble ne correspond",
  } satisfies ListTexts,
  addBuildings: "Ajouter des immeubles",
  addTo: (service: string) => `Ajouter des immeubles à ${service}`,
  sections: { offer: "Offre", period: "Période" },
  help: {
    discountLabel: "Par exemple 10\u00a0% sur les paniers de légumes.",
    period: "Laissez vide pour une offre sans limite.",
  },
} as const;
