import type { ListTexts } from "#lists/define-list.ts";

/** French words of the news screens; fields have theirs in the contract. */
export const newsTexts = {
  list: {
    title: "Actualités",
    searchPlaceholder: "Rechercher une actualité",
    empty: "Aucune actualité pour l’instant",
    noMatch: "Aucune actualité ne correspond",
  } satisfies ListTexts,
  sections: { article: "Article", targets: "Destinataires", publication: "Publication" },
  help: {
    targets: "Au moins un choix. Les résidents de chaque destinataire lisent l’article.",
    publishAt:
      "Heure de Paris. Nécessaire pour une actualité programmée\u202f; vide, une actualité publiée l’est dès l’enregistrement.",
    pinned: "Reste en tête du fil des résidents.",
    notify: "Envoie une notification aux destinataires à la publication.",
  },
  preview: {
    open: "Aperçu",
    title: "Aperçu pour les résidents",
    untitled: "Sans titre",
    empty: "Le texte de l’article est vide.",
  },
} as const;
