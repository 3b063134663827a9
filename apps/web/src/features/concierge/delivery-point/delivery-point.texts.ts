import type { ListTexts } from "#lists/define-list.ts";

/** French words of the delivery point screens; fields have theirs in the contract. */
export const deliveryPointTexts = {
  list: {
    title: "Points de livraison",
    searchPlaceholder: "Rechercher un point de livraison",
    empty: "Aucun point de livraison pour l’instant",
    noMatch: "Aucun point de livraison ne correspond",
  } satisfies ListTexts,
  sections: { identity: "Identité", place: "Adresse", handover: "Remise des commandes" },
  help: {
    buildingId: "Laissez vide si le point n’est pas dans un immeuble.",
    capacity: "Nombre de colis ou de sacs que le point contient à la fois.",
    openingHours: "Par exemple 8\u00a0h\u00a0–\u00a020\u00a0h, du lundi au samedi.",
  },
} as const;
