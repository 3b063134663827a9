import { buildingNoun } from "@palier/contract/areas/building.noun.texts";
import { managedServiceNoun } from "@palier/contract/areas/managed-service.noun.texts";
import { neighborhoodNoun } from "@palier/contract/areas/neighborhood.noun.texts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

/** French words of the neighbourhood screens; fields have theirs in the contract. */
export const neighborhoodTexts = {
  list: listTextsOf(neighborhoodNoun),
  buildings: listTextsOf(buildingNoun, { empty: "Aucun immeuble dans ce quartier" }),
  managedServices: listTextsOf(managedServiceNoun, { searchPlaceholder: "Rechercher un service" }),
  sections: { identity: "Identité", place: "Lieu", contact: "Contact" },
  help: {
    postalCodes: "Validez chaque code postal avec Entrée.",
    description: "Visible des résidents du quartier.",
  },
} as const;
