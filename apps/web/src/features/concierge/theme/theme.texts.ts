import { themeNoun } from "@palier/contract/areas/concierge/theme.noun.texts";
import { counted, of, quoted } from "@palier/ui";
import { switchTexts, together } from "#actions/closing.texts.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface Filled {
  readonly serviceCount: number;
}

function services(count: number): string {
  if (count === 0) return "Aucune prestation n’est concernée.";
  return `${counted(count, "prestation n’est plus proposée aux résidents", "prestations ne sont plus proposées aux résidents")}. Les commandes et les abonnements en cours restent.`;
}

export const themeTexts = {
  list: listTextsOf(themeNoun, {
    first: "Commencez le catalogue ici\u00a0: un thème range les prestations en rubriques.",
  }),
  state: switchTexts<Filled>({
    concerns: (rows) => services(together(rows, "serviceCount")),
    confirmLabel: "Désactiver le thème",
  }),
  identity: "Identité",
  look: "Apparence",
  help: {
    position: "Place dans le catalogue, à partir de 1.",
    enabled: "Un thème inactif n’est plus visible des résidents.",
  },
  sections: {
    title: "Rubriques",
    label: (theme: string) => `Rubriques ${of(theme)}, dans l’ordre`,
    below: (section: string) => `Sous-rubriques ${of(section)}, dans l’ordre`,
    empty: "Ce thème n’a pas encore de rubrique",
    create: "Nouvelle rubrique",
    createBelow: "Nouvelle sous-rubrique",
    createIn: (theme: string) => `Nouvelle rubrique ${of(theme)}`,
    createBelowTitle: (section: string) => `Nouvelle sous-rubrique ${of(section)}`,
    created: (of: string) => `Création effectuée\u00a0: ${of}`,
    edit: "Modifier",
    editTitle: (section: string) => `Modifier la rubrique ${quoted(section)}`,
    edited: (section: string) => `Enregistrement effectué\u00a0: ${section}`,
    parentHelp: "Vide\u00a0: la rubrique est au premier niveau. Ses prestations la suivent.",
    delete: "Supprimer",
    deleteTitle: (section: string) => `Supprimer la rubrique ${quoted(section)}`,
    deleteHelp: (count: number) =>
      count === 0
        ? "Aucune prestation n’y est rangée."
        : `${counted(count, "prestation y est rangée", "prestations y sont rangées")}\u00a0:`,
    mustMove: "Choisissez où déplacer ses prestations.",
    deleteQuestion: (section: string) => `Supprimer la rubrique ${quoted(section)}\u202f?`,
    deleteDetail: (below: number, services: number) =>
      [
        below === 0
          ? ""
          : `${counted(below, "sous-rubrique disparaît", "sous-rubriques disparaissent")} avec elle.`,
        services === 0
          ? "Elle ne contient aucune prestation."
          : `${counted(services, "prestation rejoint", "prestations rejoignent")} la rubrique choisie.`,
      ]
        .filter((sentence) => sentence !== "")
        .join(" "),
    others: (count: number) => `et ${counted(count, "autre", "autres")}`,
    move: "Déplacer vers un autre thème…",
    moveTitle: (section: string) => `Déplacer la rubrique ${quoted(section)}`,
    moveNow: "Déplacer",
    moveHelp: (below: number, services: number) =>
      below + services === 0
        ? "Elle y sera la dernière."
        : `Elle y sera la dernière, avec ${[
            below === 0 ? [] : [counted(below, "sous-rubrique", "sous-rubriques")],
            services === 0 ? [] : [counted(services, "prestation", "prestations")],
          ]
            .flat()
            .join(" et ")}.`,
    moved: (section: string) => `Déplacement effectué\u00a0: ${section}`,
    deleted: (section: string) => `Suppression effectuée\u00a0: ${section}`,
    waits: "L’ordre est en cours d’enregistrement",
    opensNext: (action: string) => `La fenêtre ${quoted(action)} s’ouvre ensuite.`,
    services: (count: number) => counted(count, "prestation", "prestations"),
  },
} as const;
