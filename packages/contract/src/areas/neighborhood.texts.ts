/** French words of neighbourhoods. */
export const neighborhoodTexts = {
  singular: "Quartier",
  plural: "Quartiers",
  fields: {
    name: "Nom",
    city: "Ville",
    postalCodes: "Codes postaux",
    description: "Description",
    contactEmail: "E-mail de contact",
    buildingCount: "Immeubles",
    managedServiceCount: "Services gérés",
    status: "Statut",
  },
  status: { draft: "Brouillon", active: "Actif", archived: "Archivé" },
  summaries: {
    list: "Liste des quartiers",
    cities: "Villes des quartiers, pour un sélecteur",
    search: "Quartiers, pour un sélecteur",
    forManagedService: "Quartiers qui ont, ou peuvent avoir, un service géré",
    create: "Nouveau quartier",
    edit: "Modifier un quartier",
    delete: "Supprimer un quartier",
    history: "Historique d’un quartier",
    addManagedService: "Ajouter un service géré à un quartier",
    removeManagedService: "Retirer un service géré d’un quartier",
  },
} as const;
