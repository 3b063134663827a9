import type { ListTexts } from "#lists/define-list.ts";

/** French words of the administrator screens; fields have theirs in the contract. */
export const accountAdminTexts = {
  list: {
    title: "Administrateurs",
    searchPlaceholder: "Rechercher un administrateur",
    empty: "Aucun administrateur pour l’instant",
    noMatch: "Aucun administrateur ne correspond",
  } satisfies ListTexts,
  help: { email: "Identifie le compte\u00a0: chaque adresse ne sert qu’une fois." },
} as const;
