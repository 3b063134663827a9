import { supplierNoun } from "@palier/contract/areas/concierge/supplier.noun.texts";
import { counted, of } from "@palier/ui";
import { switchTexts, together } from "#actions/closing.texts.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface AtWork {
  readonly openOrderCount: number;
}

function orders(count: number): string {
  if (count === 0) return "Aucune commande en cours n’est concernée.";
  return `${counted(count, "commande en cours reste", "commandes en cours restent")} à sa charge. Aucune nouvelle commande n’est confiée à ce concierge.`;
}

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
    allThemes: "Tous les thèmes",
    /** « Animaux, 3 sur 8, 2 non enregistrées » */
    themeOption: (theme: string, offered: number, total: number, unsaved: number) =>
      `${theme}, ${offered} sur ${total}${unsaved === 0 ? "" : `, ${counted(unsaved, "non enregistrée", "non enregistrées")}`}`,
    search: "Rechercher une prestation",
    onlyOffered: "Seulement ses prestations",
    noTheme: "Aucun thème pour l’instant",
    noSection: "Ce thème n’a pas encore de rubrique",
    noService: "Aucune prestation dans cette rubrique.",
    noMatch: "Aucune prestation ne correspond",
    noOffer: "Ce concierge n’y propose encore rien",
    inAllThemes: "Chercher dans tous les thèmes",
    all: "Tout proposer",
    figures: (offered: number, total: number) => `${offered} sur ${total}`,
    named: (price: string) => `${price} · confiée à ce concierge`,
    formOf: (supplier: string) => `Prestations ${of(supplier)}`,
    subsection: (section: string, subsection: string) => `${section} › ${subsection}`,
    changesIn: (changes: number, themes: number) =>
      `${counted(changes, "modification", "modifications")} dans ${counted(themes, "thème", "thèmes")}`,
    saved: (supplier: string) => `Enregistrement effectué\u00a0: ${supplier}`,
    /** « 2 ajoutées, 1 retirée » */
    counted: ({ add, remove }: Readonly<Record<"add" | "remove", readonly number[]>>) =>
      [
        add.length === 0 ? "" : counted(add.length, "ajoutée", "ajoutées"),
        remove.length === 0 ? "" : counted(remove.length, "retirée", "retirées"),
      ]
        .filter((part) => part !== "")
        .join(", "),
  },
} as const;
