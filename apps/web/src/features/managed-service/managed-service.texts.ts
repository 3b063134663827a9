import { managedServiceNoun } from "@palier/contract/areas/managed-service.noun.texts";
import { neighborhoodNoun } from "@palier/contract/areas/neighborhood.noun.texts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

/** French words of the managed service screens; fields have theirs in the contract. */
export const managedServiceTexts = {
  list: listTextsOf(managedServiceNoun, { searchPlaceholder: "Rechercher un service" }),
  neighborhoods: listTextsOf(neighborhoodNoun),
  sections: { service: "Service", provider: "Prestataire" },
  help: { description: "Visible des résidents." },
} as const;
