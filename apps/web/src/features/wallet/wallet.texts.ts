import { walletNoun } from "@palier/contract/areas/wallet.noun.texts";
import { of, quoted } from "@palier/ui";
import type { ListTexts } from "#lists/define-list.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

export const walletTexts = {
  list: listTextsOf(walletNoun, {
    first:
      "Commencez ici\u00a0: un portefeuille reçoit par fichier les immeubles et les résidents d’un gestionnaire.",
  }),
  imports: {
    title: "Imports",
    searchPlaceholder: "Rechercher un import",
    empty: "Aucun import pour l’instant",
    noMatch: "Aucun import ne correspond",
  } satisfies ListTexts,
  progress: (file: string) => `Avancement ${of(file)}`,
  done: (done: string, total: string) => `${done} sur ${total}`,
  upload: {
    label: "Importer un fichier",
    save: "Importer",
    title: (wallet: string) => `Importer un fichier dans ${wallet}`,
    done: (wallet: string) => `Import lancé\u00a0: ${wallet}`,
    header: (titles: string) => `CSV ou Excel, avec les colonnes\u00a0: ${titles}.`,
    chooseKind: "CSV ou Excel. Les colonnes attendues dépendent du contenu.",
    lotsHelp:
      "Seul le nombre de lots de l’immeuble est enregistré, quand le fichier en compte davantage. Le numéro et l’étage de chaque lot ne le sont pas.",
    model: "Télécharger un modèle vide",
    modelFile: {
      buildings: "modele-immeubles.csv",
      lots: "modele-lots.csv",
      users: "modele-residents.csv",
    },
    noPreview: "Attendez l’aperçu de ce fichier.",
    question: (count: number, counted: string, wallet: string) =>
      `Reprendre ${counted}\u00a0immeuble${count > 1 ? "s" : ""} sans portefeuille dans le portefeuille ${quoted(wallet)}\u202f?`,
    questionDetail: "Le nom, l’adresse et le nombre de lots du fichier remplacent les valeurs enregistrées.",
    takeOver: "Reprendre et importer",
  },
  outcome: {
    created: (count: number, counted: string) => `${counted}\u00a0création${count > 1 ? "s" : ""}`,
    changed: (count: number, counted: string) => `${counted}\u00a0modification${count > 1 ? "s" : ""}`,
    takenOver: (count: number, counted: string) => `${counted}\u00a0reprise${count > 1 ? "s" : ""}`,
    unchanged: (_count: number, counted: string) => `${counted}\u00a0sans changement`,
    rejected: (count: number, counted: string) => `${counted}\u00a0rejet${count > 1 ? "s" : ""}`,
  },
  rejects: {
    label: "Résultat",
    title: (file: string) => `Résultat de l’import\u00a0: ${file}`,
    lines: "Lignes rejetées",
    none: "Aucune ligne n’a été rejetée.",
    summary: (total: number, counted: string, outcome: string) =>
      `${counted}\u00a0ligne${total > 1 ? "s" : ""}\u00a0: ${outcome}.`,
    first: (shown: string, all: string) =>
      `Les ${shown} premières sont affichées ici\u202f; le fichier à télécharger en contient ${all}.`,
    mend: "Le fichier des rejets a les colonnes du fichier importé. Corrigez-le, puis importez-le\u00a0: la colonne du motif est ignorée.",
    line: "Ligne",
    field: "Colonne",
    message: "Motif",
    wholeLine: "Toute la ligne",
    download: "Télécharger les rejets",
    file: (name: string) => `rejets-${name.replace(/\.[^.]+$/, "")}.csv`,
    loading: "Chargement du résultat",
    underWay:
      "L’import est en cours. Cette fenêtre peut être fermée\u00a0: le résultat reste dans la liste des imports.",
  },
} as const;
