import { crudRoutes, namesOf, summariesOf } from "../kit/noun.texts.ts";
import { newsNoun } from "./news.noun.texts.ts";

export const newsTexts = {
  ...namesOf(newsNoun),
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
  frozen:
    "La notification part à la publication. Pour en envoyer une autre, utilisez «\u00a0Notifier\u00a0».",
  notified: "La notification est partie\u00a0: cette publication ne s’annule plus. Archivez l’actualité.",
  rules: {
    neighborhoods: "Choisissez au moins un quartier.",
    buildings: "Choisissez au moins un immeuble.",
    publishAt: "Une actualité programmée a besoin d’une date de publication.",
  },
  summaries: {
    ...summariesOf(newsNoun, "list", ...crudRoutes),
    publish: "Publier une actualité, ou la notifier de nouveau",
    undo: "Revenir au statut précédent d’une actualité",
  },
} as const;
