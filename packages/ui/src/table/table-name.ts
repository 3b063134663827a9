import { texts } from "../texts.ts";

interface Counted {
  label: string;
  rows: readonly unknown[];
  filteredCount: number;
  pageStart?: number | undefined;
}

/**
 * A table's accessible name, with the page's place in the whole list (A06): « Immeubles, lignes 41 à 60 sur 240 ».
 * It stands in the name because the grid counts the rows that it holds, which are one page.
 */
export function tableName({ label, rows, filteredCount, pageStart = 0 }: Counted): string {
  if (rows.length === 0 || rows.length >= filteredCount) return label;
  return texts.grid.name(label, pageStart + 1, pageStart + rows.length, filteredCount);
}
