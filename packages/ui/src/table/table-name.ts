import { texts } from "../texts.ts";

interface Counted {
  label: string;
  rows: readonly unknown[];
  filteredCount: number;
  pageStart?: number | undefined;
}

/** « Immeubles, lignes 41 à 60 sur 240 » (A06): the grid counts only the page's rows. */
export function tableName({ label, rows, filteredCount, pageStart = 0 }: Counted): string {
  if (rows.length === 0 || rows.length >= filteredCount) return label;
  return texts.grid.name(label, pageStart + 1, pageStart + rows.length, filteredCount);
}
