import type { ListTexts } from "#lists/define-list.ts";

/** French words of the administrator screens; fields have theirs in the contract. */
export const accountAdminTexts = {
  list: {
    title: "Administrateurs",
    create: "Nouvel administrateur",
    searchPlaceholder: "Rechercher un administrateur",
    empty: "Aucun administrateur pour l’instant",
    noMatch: "Aucun administrateur ne correspond",
  } satisfies ListTexts,
  create: "Nouvel administrateur",
  edit: "Modifier l’administrateur",
  created: (name: string) => `Le compte de ${name} a été créé.`,
  saved: (name: string) => `Le compte de ${name} a été enregistré.`,
  tabs: { label: "Fiche de l’administrateur", record: "Informations", history: "Historique" },
  enabled: "Actif",
  disabled: "Désactivé",
  lastLogin: (at: string) => `Dernière connexion\u00a0: ${at}`,
  neverLoggedIn: "Jamais connecté",
  help: { email: "Identifie le compte\u00a0: chaque adresse ne sert qu’une fois." },
} as const;
