import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import type { ImportKind } from "@palier/contract/areas/wallet-import-header";
import { csvCell } from "@palier/contract/kit/csv-cell";
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
 * To correct and reimport. The reason comes first, where extra cells do not shift it; earlier reasons are
 * dropped.
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

export const modelCsv = (kind: ImportKind): Blob => csvFile([Object.values(columns[kind])]);

const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob(["\ufeff", csvText(rows)], { type: "text/csv;charset=utf-8" });

/** A column's title, or that of whole-line messages. */
export function fieldTitle(kind: ImportKind, field: string | null): string {
  if (field === null) return texts.wholeLine;
  const titles: Readonly<Record<string, string>> = columns[kind];
  return titles[field] ?? field;
}

/** As in all exports: `;`, CRLF, no formulas (A02). */
const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(";")}\r\n`).join("");
