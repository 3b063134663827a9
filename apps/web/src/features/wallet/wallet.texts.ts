import { walletNoun } from "@palier/contract/areas/wallet.noun.texts";
import { counted, of, quoted } from "@palier/ui";
import type { WorkbookFault } from "@palier/workbook";
import type { ListTexts } from "#lists/define-list.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

const expected =
  "Ce fichier n’est pas un tableau. Choisissez un fichier CSV (.csv, .txt) ou un classeur Excel (.xlsx).";
const tooLong =
  "Ce fichier est trop long. Un import prend 100\u202f000 lignes environ\u00a0: partagez-le en plusieurs fichiers.";
const damaged =
  "Ce classeur est endommagé ou incomplet. Ouvrez-le dans Excel, enregistrez-le, puis choisissez-le de nouveau.";

/** What is said of a workbook that can't be read; `place` is a cell or row. */
const workbook: Readonly<Record<WorkbookFault, (place: string) => string>> = {
  none: () => expected,
  damaged: () => damaged,
  large: () => tooLong,
  cells: () => tooLong,
  beyond: (place) =>
    `Ce classeur a une cellule hors des limites d’Excel (${place}). Ouvrez-le dans Excel, enregistrez-le, puis choisissez-le de nouveau.`,
};

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
  file: {
    empty: "Ce fichier est vide.",
    unreadable:
      "Ce fichier n’a pas pu être lu\u00a0: il a peut-être été modifié ou déplacé depuis. Choisissez-le de nouveau.",
    expected,
    encoding:
      "Les accents de ce fichier ne sont pas lisibles. Enregistrez-le dans Excel au format «\u00a0CSV UTF-8\u00a0» ou en classeur (.xlsx), puis choisissez-le de nouveau.",
    tooLong,
    emptySheet: (sheet: string) => `La feuille ${quoted(sheet)} est vide.`,
    tooWide: (sheet: string, column: string, line: number) =>
      `La feuille ${quoted(sheet)} va jusqu’à la colonne ${column} (ligne ${line}). Un import prend 100\u00a0colonnes au plus\u00a0: effacez ce qui est à droite du tableau.`,
    workbook,
  },
  sheet: {
    label: "Feuille lue",
    hidden: (count: number) =>
      `Lu aussi\u00a0: ${counted(count, "ligne masquée", "lignes masquées")} dans la feuille.`,
  },
  mapping: {
    title: "Colonnes non reconnues",
    hint: "Choisissez le champ que remplit chaque colonne du fichier. Ce choix est repris pour les prochains fichiers.",
    column: "Colonne du fichier",
    samples: "Premières valeurs",
    field: "Champ",
    fieldOf: (title: string) => `Champ de la colonne ${quoted(title)}`,
    none: "Ne pas importer",
  },
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
  preview: {
    title: "Aperçu de l’import",
    reading: "Lecture du fichier. Rien n’est enregistré pour l’instant.",
    total: (count: number, counted: string) => `${counted}\u00a0ligne${count > 1 ? "s" : ""}\u00a0:`,
    header: (line: number) => `L’en-tête est lu à la ligne ${line}.`,
    corrected: (count: number) => `${counted(count, "ligne corrigée", "lignes corrigées")} à la lecture.`,
    ignored: (titles: string) => `Colonnes ignorées\u00a0: ${titles}.`,
    renewed: {
      title: "Les données ont changé depuis l’aperçu",
      detail: "Rien n’a été importé. Voici ce que ferait l’import maintenant.",
    },
    takeOver: (count: number, counted: string, names: string, more: boolean) =>
      `${counted}\u00a0immeuble${count > 1 ? "s" : ""} sans portefeuille\u00a0: ${names}${more ? "…" : ""}. Sans ce choix, ${count > 1 ? "ces lignes sont rejetées" : "cette ligne est rejetée"}.`,
    first: (shown: string, all: string) =>
      `Les ${shown} premières lignes sur ${all} qui changent quelque chose\u00a0:`,
    lines: "Lignes qui changent quelque chose",
    rejects: (count: number, counted: string, shown: number) =>
      count === shown
        ? `${count === 1 ? "Ligne qui sera rejetée" : "Lignes qui seront rejetées"}\u00a0:`
        : `Lignes qui seront rejetées\u00a0: ${counted}, dont les ${shown} premières\u00a0:`,
    rejected: "Lignes qui seront rejetées",
    line: "Ligne",
    action: "Action",
    reason: "Motif",
    note: (label: string, message: string) => `${label}\u00a0: ${message}`,
    becomes: (from: string | null, to: string | null) => `${from ?? "—"} → ${to ?? "—"}`,
    change: (label: string, from: string | null, to: string | null) =>
      `${label}\u00a0: ${from ?? "—"} → ${to ?? "—"}`,
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
    loading: "Chargement des lignes rejetées",
  },
} as const;
