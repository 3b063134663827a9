import { namesOf, summariesOf } from "../kit/noun.texts.ts";
import { walletNoun } from "./wallet.noun.texts.ts";

/** French words of wallets. */
export const walletTexts = {
  ...namesOf(walletNoun),
  fields: {
    name: "Nom",
    managerName: "Gestionnaire",
    managerEmail: "E-mail du gestionnaire",
    buildingCount: "Immeubles",
    lotCount: "Lots",
    lastImportAt: "Dernier import",
    lastImportStatus: "Statut du dernier import",
  },
  summaries: {
    ...summariesOf(walletNoun, "list", "search", "create", "edit", "history"),
    imports: "Imports d’un portefeuille",
    upload: "Importer un fichier dans un portefeuille",
    importDetails: "Un import, avec ses lignes rejetées",
  },
} as const;

/** French words of the imports of a wallet. */
export const walletImportTexts = {
  singular: "Import",
  plural: "Imports",
  fields: {
    walletId: "Portefeuille (n°)",
    walletName: "Portefeuille",
    fileName: "Fichier",
    kind: "Contenu",
    status: "Statut",
    startedAt: "Début",
    finishedAt: "Fin",
    rowsTotal: "Lignes",
    rowsImported: "Lignes importées",
    rowsRejected: "Lignes rejetées",
    byAdmin: "Administrateur",
    rejects: "Rejets",
  },
  kind: { buildings: "Immeubles", lots: "Lots", users: "Résidents" },
  status: {
    queued: "En file",
    running: "En cours",
    succeeded: "Réussi",
    partial: "Partiel",
    failed: "Échoué",
  },
  upload: { content: "Contenu du fichier" },
  /** The header of a file, by its kind: titles by field, in this order. */
  columns: {
    buildings: {
      reference: "Référence",
      name: "Nom",
      street: "Adresse",
      postalCode: "Code postal",
      city: "Ville",
      lotCount: "Lots",
    },
    lots: { reference: "Référence de l’immeuble", lotNumber: "Lot", floor: "Étage" },
    users: { firstName: "Prénom", lastName: "Nom", email: "E-mail", phone: "Téléphone" },
  },
  rules: { csv: "Le nom du fichier doit se terminer par .csv." },
} as const;
