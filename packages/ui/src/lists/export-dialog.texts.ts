import { counted } from "../counted.ts";
import { formatCount } from "../format.ts";

/** Of the window that exports a list. */
export const exportTexts = {
  button: "Exporter",
  title: "Exporter la liste",
  count: (count: number) =>
    count === 0 ? "Aucune ligne à exporter" : `${counted(count, "ligne", "lignes")} à exporter`,
  columns: "Colonnes",
  all: "Toutes",
  none: "Aucune",
  format: "Format",
  csv: "CSV (texte, s’ouvre dans Excel)",
  xlsx: "XLSX (classeur Excel)",
  go: "Exporter",
  stop: "Interrompre",
  running: "Export en cours",
  progress: (done: number, total: number) => `${formatCount(done)} sur ${counted(total, "ligne", "lignes")}`,
  failed: "L’export n’a pas abouti. Réessayez dans un instant.",
  tickOne: "Cochez au moins une colonne.",
} as const;
