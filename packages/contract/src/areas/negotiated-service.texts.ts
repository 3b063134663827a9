/** French words of negotiated services. */
export const negotiatedServiceTexts = {
  singular: "Service négocié",
  plural: "Services négociés",
  fields: {
    position: "Position",
    name: "Nom",
    partner: "Partenaire",
    discountLabel: "Avantage",
    promoCode: "Code promotionnel",
    url: "Site",
    startsOn: "Début",
    endsOn: "Fin",
    enabled: "Actif",
    buildingCount: "Immeubles",
  },
  summaries: {
    list: "Liste des services négociés",
  },
} as const;
