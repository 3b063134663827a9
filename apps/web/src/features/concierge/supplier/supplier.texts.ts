import { of } from "@palier/ui";
import type { ListTexts } from "#lists/define-list.ts";

/** French words of the concierge screens; fields have theirs in the contract. */
export const supplierTexts = {
  list: {
    title: "Concierges",
    searchPlaceholder: "Rechercher un concierge",
    empty: "Aucun concierge pour l’instant",
    noMatch: "Aucun concierge ne correspond",
  } satisfies ListTexts,
  sections: { identity: "Identité", contact: "Contact et secteur" },
  help: {
    enabled: "Un concierge inactif ne reçoit plus de commande.",
    email: "Les commandes à préparer arrivent à cette adresse.",
    cities: "Les villes où ce concierge intervient.",
  },
  offer: {
    title: "Prestations",
    theme: "Thème",
    noTheme: "Aucun thème pour l’instant",
    noSection: "Ce thème n’a pas encore de rubrique",
    noService: "Aucune prestation dans cette rubrique.",
    all: "Tout proposer",
    figures: (offered: number, total: number) => `${offered} sur ${total}`,
    formOf: (supplier: string, theme: string) => `Prestations ${of(supplier)}, thème ${theme}`,
    subsection: (section: string, subsection: string) => `${section} › ${subsection}`,
    saved: (theme: string) => `Enregistrement effectué\u00a0: ${theme}`,
  },
} as const;
