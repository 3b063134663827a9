import { walletImportTexts } from "@palier/contract/areas/wallet.texts";

/** Lines count from 1, the header's. */
export const importTexts = {
  columns: walletImportTexts.columns,
  otherTitles: walletImportTexts.otherTitles,
  reason: walletImportTexts.reason,
  encoding: (line: number) =>
    `Ligne ${line}\u00a0: des caractères ne sont pas lisibles. Enregistrez le fichier en UTF-8.`,
  header: (expected: string) => `Ligne 1\u00a0: l’en-tête attendu est «\u00a0${expected}\u00a0».`,
  missing: (titles: string, expected: string) =>
    `Ligne 1\u00a0: il manque à l’en-tête «\u00a0${titles}\u00a0». Colonnes attendues\u00a0: «\u00a0${expected}\u00a0».`,
  titleTwice: (title: string) => `Ligne 1\u00a0: la colonne «\u00a0${title}\u00a0» figure deux fois.`,
  columnCount: (most: number) => `Ligne 1\u00a0: un fichier a ${most}\u00a0colonnes au plus.`,
  quotes: {
    open: (line: number) => `Ligne ${line}\u00a0: un guillemet n’est pas fermé.`,
    followed: (line: number) => `Ligne ${line}\u00a0: du texte suit un guillemet fermant.`,
  },
  cells: (found: number, expected: number) =>
    `Ligne incomplète ou trop longue\u00a0: ${found}\u00a0colonne${found > 1 ? "s" : ""} au lieu de ${expected}.`,
  headerAgain: "Cette ligne répète l’en-tête.",
  formula: "Cette cellule contient une formule. Collez-y sa valeur.",
  empty: "Le fichier ne contient aucune ligne sous l’en-tête.",
  required: "Cette valeur est obligatoire.",
  twice: (line: number) => `Cette valeur figure déjà à la ligne ${line}.`,
  otherWallet: (wallet: string) =>
    `Cette référence est celle d’un immeuble d’un autre portefeuille\u00a0: ${wallet}.`,
  noBuilding: "Aucun immeuble de ce portefeuille n’a cette référence.",
  noWallet:
    "Cette référence est celle d’un immeuble sans portefeuille, dont la reprise n’a pas été demandée.",
  knownUser: (name: string) => `Cette adresse e-mail est déjà celle d’un résident\u00a0: ${name}.`,
  held: (holder: string) => `Fiche en cours de modification par ${holder}.`,
  changedBy: (author: string) => `Fiche modifiée depuis l’aperçu par ${author}.`,
  changedSince: "Fiche créée, modifiée ou supprimée depuis l’aperçu.",
  newPreview: "Les données ont changé depuis l’aperçu. Rien n’a été importé\u00a0: relisez l’aperçu.",
} as const;
