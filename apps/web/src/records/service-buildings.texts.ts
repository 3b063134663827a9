import { buildingNoun } from "@palier/contract/areas/building.noun.texts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

export const serviceBuildingsTexts = {
  buildings: listTextsOf(buildingNoun, { empty: "Aucun immeuble n’a ce service" }),
  candidates: listTextsOf(buildingNoun, {
    title: "Immeubles à ajouter",
    searchPlaceholder: "Rechercher un immeuble à ajouter",
    empty: "Tous les immeubles ont déjà ce service",
  }),
  add: "Ajouter des immeubles",
  addTo: (service: string) => `Ajouter des immeubles à ${service}`,
} as const;
