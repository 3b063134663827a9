import type { ListTexts } from "#lists/define-list.ts";

/** French words of a service's tab « Immeubles », whatever the kind of service. */
export const serviceBuildingsTexts = {
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
  add: "Ajouter des immeubles",
  addTo: (service: string) => `Ajouter des immeubles à ${service}`,
} as const;
