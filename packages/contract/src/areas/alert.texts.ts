import { namesOf, summariesOf } from "../kit/noun.texts.ts";
import { alertNoun } from "./alert.noun.texts.ts";

export const alertTexts = {
  ...namesOf(alertNoun),
  fields: {
    adminId: "Administrateur (n°)",
    at: "Reçue le",
    title: "Titre",
    body: "Texte",
    link: "Lien",
    read: "Lue",
  },
  upToId: "Dernière alerte affichée",
  summaries: {
    ...summariesOf(alertNoun, "list"),
    markRead: "Marquer une alerte comme lue",
    markAllRead: "Marquer les alertes comme lues",
  },
} as const;
