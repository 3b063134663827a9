import { walletImportTexts } from "@palier/contract/areas/wallet.texts";

/** French words of the reading of imported files; a line is counted from 1, the header's. */
export const importTexts = {
  columns: walletImportTexts.columns,
  encoding: (line: number) =>
    `Ligne ${line}\u00a0: des caractères ne sont pas lisibles. Enregistrez le fichier en UTF-8.`,
  separator: (found: string) =>
    `Ligne 1\u00a0: le séparateur attendu est «\u00a0;\u00a0», «\u00a0${found}\u00a0» a été trouvé.`,
  tab: "tabulation",
  header: (expected: string) => `Ligne 1\u00a0: l’en-tête attendu est «\u00a0${expected}\u00a0».`,
  quotes: {
    open: (line: number) => `Ligne ${line}\u00a0: un guillemet n’est pas fermé.`,
    followed: (line: number) => `Ligne ${line}\u00a0: du texte suit un guillemet fermant.`,
  },
  cells: (line: number, found: number, expected: number) =>
    `Ligne ${line}\u00a0: ligne incomplète ou trop longue, ${found}\u00a0colonne${found > 1 ? "s" : ""} au lieu de ${expected}.`,
  empty: "Le fichier ne contient aucune ligne sous l’en-tête.",
  required: "Cette valeur est obligatoire.",
  twice: (line: number) => `Cette valeur figure déjà à la ligne ${line}.`,
  otherWallet: "Cette référence est celle d’un immeuble d’un autre portefeuille.",
  noBuilding: "Aucun immeuble de ce portefeuille n’a cette référence.",
  knownUser: "Cette adresse e-mail est déjà celle d’un résident.",
} as const;
