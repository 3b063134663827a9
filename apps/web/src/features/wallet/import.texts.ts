import { counted, quoted } from "@palier/ui";
import type { WorkbookFault } from "@palier/workbook";

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

/** Of choosing a file and looking at what it would do; loaded with that window. */
export const importTexts = {
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
} as const;
