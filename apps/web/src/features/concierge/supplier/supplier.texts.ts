import { supplierNoun } from "@palier/contract/areas/concierge/supplier.noun.texts";
import { counted, of, quoted } from "@palier/ui";
import type { Question } from "#actions/action.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface AtWork {
  readonly name: string;
  readonly openOrderCount: number;
}

/** How many open orders stay with a disabled concierge, as a sentence. */
function orders(count: number): string {
  if (count === 0) return "Aucune commande en cours n’est concernée.";
  return `${counted(count, "commande en cours reste", "commandes en cours restent")} à sa charge. Aucune nouvelle commande n’est confiée à ce concierge.`;
}

/** French words of the concierge screens; fields have theirs in the contract. */
export const supplierTexts = {
  list: listTextsOf(supplierNoun),
  state: {
    disable: {
      label: "Désactiver",
      question: ({ name, openOrderCount }: AtWork): Question => ({
        title: `Désactiver ${quoted(name)}\u202f?`,
        detail: orders(openOrderCount),
        confirmLabel: "Désactiver le concierge",
      }),
      done: (name: string) => `Désactivation effectuée\u00a0: ${name}`,
      counted: (count: number) => counted(count, "désactivation effectuée", "désactivations effectuées"),
      detailForAll: (rows: readonly AtWork[]) =>
        orders(rows.reduce((sum, { openOrderCount }) => sum + openOrderCount, 0)),
    },
    enable: {
      label: "Réactiver",
      done: (name: string) => `Réactivation effectuée\u00a0: ${name}`,
      counted: (count: number) => counted(count, "réactivation effectuée", "réactivations effectuées"),
    },
  },
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
