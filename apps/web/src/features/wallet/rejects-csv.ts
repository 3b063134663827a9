import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import { csvText } from "./csv-text.ts";
import type { ImportKind } from "./use-import-preview.ts";
import { walletTexts } from "./wallet.texts.ts";

const texts = walletTexts.rejects;
const { reason, columns } = walletImportTexts;

export interface Reject {
  readonly line: number;
  readonly field: string | null;
  readonly message: string;
  readonly cells: readonly string[];
}

/**
 * The rejected lines with the columns of their file, to be mended and sent again: UTF-8 with a BOM. The reason stands
 * first, where a line with too many cells does not move it; a reason of an earlier file is left out.
 */
export function rejectsCsv(kind: ImportKind, header: readonly string[], rejects: readonly Reject[]): Blob {
  const old = header.indexOf(reason);
  const kept = (cells: readonly string[]) => cells.filter((_, at) => at !== old);
  const rows = rejects.map(({ field, message, cells }) => [
    `${fieldTitle(kind, field)}\u00a0: ${message}`,
    ...kept(cells),
  ]);
  return csvFile([[reason, ...kept(header)], ...rows]);
}

/** An empty file with the columns that an import of this kind reads. */
export const modelCsv = (kind: ImportKind): Blob => csvFile([Object.values(columns[kind])]);

const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob(["\ufeff", csvText(rows)], { type: "text/csv;charset=utf-8" });

/** The title that a column has in a file of this kind; what is said of a whole line has none. */
export function fieldTitle(kind: ImportKind, field: string | null): string {
  if (field === null) return texts.wholeLine;
  const titles: Readonly<Record<string, string>> = columns[kind];
  return titles[field] ?? field;
}
