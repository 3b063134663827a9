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
  rules: { endsAfterStart: "La fin ne peut pas précéder le début." },
  summaries: {
    list: "Liste des services négociés",
    export: "Export des services négociés",
    forBuilding: "Services négociés d’un immeuble, ou à lui ajouter",
    sort: "Déplacer un service négocié",
    create: "Nouveau service négocié",
    edit: "Modifier un service négocié",
    delete: "Supprimer un service négocié",
    history: "Historique d’un service négocié",
  },
} as const;
