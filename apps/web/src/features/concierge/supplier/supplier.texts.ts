import { supplierNoun } from "@palier/contract/areas/concierge/supplier.noun.texts";
import { counted, of } from "@palier/ui";
import { switchTexts, together } from "#actions/closing.texts.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface AtWork {
  readonly openOrderCount: number;
}

/** How many open orders stay with a disabled concierge, as a sentence. */
function orders(count: number): string {
  if (count === 0) return "Aucune commande en cours n’est concernée.";
  return `${counted(count, "commande en cours reste", "commandes en cours restent")} à sa charge. Aucune nouvelle commande n’est confiée à ce concierge.`;
}

/** French words of the concierge screens; fields have theirs in the contract. */
export const supplierTexts = {
  list: listTextsOf(supplierNoun, {
    first: "Créez un concierge\u00a0: les prestations et les commandes lui sont confiées.",
  }),
  state: switchTexts<AtWork>({
    concerns: (rows) => orders(together(rows, "openOrderCount")),
    confirmLabel: "Désactiver le concierge",
  }),
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
