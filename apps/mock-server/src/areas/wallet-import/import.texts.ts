/** Lines count from 1, the file's first. */
export const importTexts = {
  encoding: (line: number) =>
    `Ligne ${line}\u00a0: des caractères ne sont pas lisibles. Enregistrez le fichier en UTF-8.`,
  header: (expected: string) =>
    `Aucune des dix premières lignes n’est l’en-tête attendu\u00a0: «\u00a0${expected}\u00a0».`,
  missing: (line: number, titles: string, expected: string) =>
    `Ligne ${line}\u00a0: il manque à l’en-tête «\u00a0${titles}\u00a0». Colonnes attendues\u00a0: «\u00a0${expected}\u00a0».`,
  titleTwice: (line: number, title: string) =>
    `Ligne ${line}\u00a0: la colonne «\u00a0${title}\u00a0» figure deux fois.`,
  columnCount: (line: number, most: number) =>
    `Ligne ${line}\u00a0: un fichier a ${most}\u00a0colonnes au plus.`,
  quotes: {
    open: (line: number) => `Ligne ${line}\u00a0: un guillemet n’est pas fermé.`,
    followed: (line: number) => `Ligne ${line}\u00a0: du texte suit un guillemet fermant.`,
  },
  cells: (found: number, expected: number) =>
    `Ligne incomplète ou trop longue\u00a0: ${found}\u00a0colonne${found > 1 ? "s" : ""} au lieu de ${expected}.`,
  headerAgain: "Cette ligne répète l’en-tête.",
  formula: (cell: string) => `La cellule ${cell} contient une formule. Collez-y sa valeur.`,
  formulaWithoutValue: (cell: string) =>
    `La formule de la cellule ${cell} n’a pas de valeur enregistrée\u00a0: ouvrez le fichier dans Excel et enregistrez-le, puis choisissez-le de nouveau.`,
  errorValue: (cell: string, value: string) =>
    `La cellule ${cell} contient l’erreur «\u00a0${value}\u00a0» du tableur\u00a0: corrigez-la, ou remplacez-la par la valeur attendue.`,
  zeroAdded: "Zéro initial ajouté",
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
