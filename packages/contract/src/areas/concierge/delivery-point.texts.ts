/** French words of delivery points. */
export const deliveryPointTexts = {
  singular: "Point de livraison",
  plural: "Points de livraison",
  fields: {
    name: "Nom",
    kind: "Type",
    buildingId: "Immeuble (n°)",
    buildingName: "Immeuble",
    street: "Adresse",
    postalCode: "Code postal",
    city: "Ville",
    openingHours: "Horaires",
    capacity: "Capacité",
    enabled: "Actif",
  },
  kind: { hall: "Hall", locker: "Consigne", lodge: "Loge", office: "Bureau" },
  summaries: {
    list: "Liste des points de livraison",
    export: "Export des points de livraison",
    search: "Points de livraison, pour un sélecteur",
    cities: "Villes des points de livraison, pour un sélecteur",
    create: "Nouveau point de livraison",
    edit: "Modifier un point de livraison",
    delete: "Supprimer un point de livraison",
    history: "Historique d’un point de livraison",
  },
} as const;
