import { negotiatedServiceNoun } from "@palier/contract/areas/negotiated-service.noun.texts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

/** French words of the negotiated service screens; fields have theirs in the contract. */
export const negotiatedServiceTexts = {
  list: listTextsOf(negotiatedServiceNoun, { searchPlaceholder: "Rechercher un service" }),
  sections: { offer: "Offre", period: "Période" },
  help: {
    discountLabel: "Par exemple 10\u00a0% sur les paniers de légumes.",
    period: "Laissez vide pour une offre sans limite.",
  },
} as const;
