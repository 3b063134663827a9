import type { ListTexts } from "#lists/define-list.ts";

/** French words of the setting screens; fields have theirs in the contract. */
export const settingTexts = {
  list: {
    title: "Paramètres",
    searchPlaceholder: "Rechercher un paramètre",
    empty: "Aucun paramètre pour l’instant",
    noMatch: "Aucun paramètre ne correspond",
  } satisfies ListTexts,
  help: {
    text: "Un texte libre.",
    number: "Un nombre, avec une virgule pour les décimales.",
    boolean: "Active ou désactive ce réglage sur toute la plateforme.",
    email: "Une adresse e-mail.",
    url: "Une adresse web complète, par exemple https://exemple.fr.",
    color: "Une couleur, par exemple #0F766E.",
  },
} as const;
