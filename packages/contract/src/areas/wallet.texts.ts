import { namesOf, summariesOf } from "../kit/noun.texts.ts";
import { walletNoun } from "./wallet.noun.texts.ts";

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
    preview: "Aperçu d’un import, sans rien enregistrer",
    upload: "Importer un fichier dans un portefeuille",
    importDetails: "Un import, avec ses lignes rejetées",
  },
} as const;

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
    rowsCreated: "Créations",
    rowsChanged: "Modifications",
    rowsTakenOver: "Reprises",
    rowsUnchanged: "Sans changement",
    rowsRejected: "Lignes rejetées",
    byAdmin: "Administrateur",
    header: "En-tête du fichier",
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
  upload: { content: "Fichier", takeOver: "Reprendre les immeubles sans portefeuille", plan: "Aperçu vu" },
  preview: {
    plan: "Empreinte de l’aperçu",
    headerLine: "Ligne de l’en-tête",
    columns: "Colonnes du fichier",
    ignoredColumns: "Colonnes ignorées",
    rowsCorrected: "Lignes corrigées",
    lines: "Premières lignes de chaque action",
    rejects: "Premières lignes rejetées",
  },
  action: {
    create: "Création",
    change: "Modification",
    takeOver: "Reprise",
    unchanged: "Sans changement",
  },
  /** Extra column of a file of rejected lines; accepted when sent again. */
  reason: "Motif du rejet",
  /** Of a column that has values and no title. */
  untitled: (column: string) => `colonne ${column}, sans titre`,
  /** By kind of file: title by field, in any order. */
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
  rules: { name: "Le nom du fichier doit se terminer par .csv, .txt ou .xlsx." },
} as const;
