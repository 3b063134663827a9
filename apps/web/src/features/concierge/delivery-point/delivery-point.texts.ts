import { deliveryPointNoun } from "@palier/contract/areas/concierge/delivery-point.noun.texts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

export const deliveryPointTexts = {
  list: listTextsOf(deliveryPointNoun, {
    first: "Créez un point de livraison dans un immeuble\u00a0: les commandes y sont déposées.",
  }),
  /** For a point that past orders need. */
  instead: "Un point de livraison désactivé n’est plus proposé.",
  sections: { identity: "Identité", place: "Adresse", handover: "Remise des commandes" },
  help: {
    buildingId: "Laissez vide si le point n’est pas dans un immeuble.",
    capacity: "Nombre de colis ou de sacs que le point contient à la fois.",
    openingHours: "Par exemple 8\u00a0h\u00a0–\u00a020\u00a0h, du lundi au samedi.",
  },
} as const;
