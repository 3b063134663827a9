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
    notifiedAt: "Notifiée le",
    authorId: "Auteur (n°)",
    authorName: "Auteur",
  },
  scope: { all: "Tous les résidents", neighborhoods: "Quartiers", buildings: "Immeubles" },
  status: { draft: "Brouillon", scheduled: "Programmée", published: "Publiée", archived: "Archivée" },
  residentCount: "Résidents concernés",
  /** Why the message keeps its switch once an item is published. */
  frozen:
    "La notification part à la publication. Pour en envoyer une autre, utilisez «\u00a0Notifier\u00a0».",
  rules: {
    neighborhoods: "Choisissez au moins un quartier.",
    buildings: "Choisissez au moins un immeuble.",
    publishAt: "Une actualité programmée a besoin d’une date de publication.",
  },
  summaries: {
    list: "Liste des actualités",
    publish: "Publier une actualité, ou la notifier de nouveau",
    create: "Nouvelle actualité",
    edit: "Modifier une actualité",
    delete: "Supprimer une actualité",
    history: "Historique d’une actualité",
  },
} as const;
