import type { ListTexts } from "#lists/define-list.ts";

/** French words of the building screens; fields have theirs in the contract. */
export const buildingTexts = {
  list: {
    title: "Immeubles",
    searchPlaceholder: "Rechercher un immeuble",
    empty: "Aucun immeuble pour l’instant",
    noMatch: "Aucun immeuble ne correspond",
  } satisfies ListTexts,
  managedServices: {
    title: "Services gérés",
    searchPlaceholder: "Rechercher un service",
    empty: "Aucun service géré pour l’instant",
    noMatch: "Aucun service géré ne correspond",
  } satisfies ListTexts,
  negotiatedServices: {
    title: "Services négociés",
    searchPlaceholder: "Rechercher un service",
    empty: "Cet immeuble n’a aucun service négocié",
    noMatch: "Aucun service négocié ne correspond",
  } satisfies ListTexts,
  negotiatedCandidates: {
    title: "Services négociés à ajouter",
    searchPlaceholder: "Rechercher un service à ajouter",
    empty: "Cet immeuble a déjà tous les services négociés",
    noMatch: "Aucun service négocié ne correspond",
  } satisfies ListTexts,
  addServices: "Ajouter des services",
  addTo: (building: string) => `Ajouter des services négociés à ${building}`,
  sections: { identity: "Identité", place: "Adresse", management: "Gestion" },
  help: {
    reference: "Unique dans tout le patrimoine, par exemple IMM-00042.",
    accessInstructions: "Digicode, gardien, horaires\u00a0: visibles des intervenants.",
  },
} as const;
