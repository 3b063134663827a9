/** French words of news. */
export const newsTexts = {
  singular: "Actualité",
  plural: "Actualités",
  fields: {
    title: "Titre",
    body: "Texte",
    scope: "Portée",
    neighborhoodIds: "Quartiers",
    buildingIds: "Immeubles",
    targetNames: "Destinataires",
    status: "Statut",
    publishAt: "Publication",
    pinned: "Épinglée",
    notify: "Notifier les résidents",
    authorId: "Auteur (n°)",
    authorName: "Auteur",
  },
  scope: { all: "Tous", neighborhoods: "Quartiers", buildings: "Immeubles" },
  status: { draft: "Brouillon", scheduled: "Programmée", published: "Publiée", archived: "Archivée" },
  rules: {
    neighborhoods: "Choisissez au moins un quartier.",
    buildings: "Choisissez au moins un immeuble.",
    publishAt: "Une actualité programmée a besoin d’une date de publication.",
  },
  summaries: {
    list: "Liste des actualités",
    create: "Nouvelle actualité",
    edit: "Modifier une actualité",
    delete: "Supprimer une actualité",
    history: "Historique d’une actualité",
  },
} as const;
