import type { ListTexts } from "#lists/define-list.ts";

/** French words of the resident screens; fields have theirs in the contract. */
export const userTexts = {
  list: {
    title: "Résidents",
    searchPlaceholder: "Rechercher un résident",
    empty: "Aucun résident pour l’instant",
    noMatch: "Aucun résident ne correspond",
  } satisfies ListTexts,
  main: "Profil",
  sections: { identity: "Identité", contact: "Coordonnées", account: "Compte" },
  help: {
    email: "Identifie le résident\u00a0: chaque adresse ne sert qu’une fois.",
    language: "Langue des messages envoyés au résident.",
  },
} as const;
