import type { ListTexts } from "#lists/define-list.ts";

/** French words of the negotiated service screens; fields have theirs in the contract. */
export const negotiatedServiceTexts = {
  list: {
    title: "Services négociés",
    searchPlaceholder: "Rechercher un service",
    empty: "Aucun service négocié pour l’instant",
    noMatch: "Aucun service négocié ne correspond",
  } satisfies ListTexts,
  sections: { offer: "Offre", period: "Période" },
  help: {
    discountLabel: "Par exemple 10\u00a0% sur les paniers de légumes.",
    period: "Laissez vide pour une offre sans limite.",
  },
} as const;
