import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import { csvText } from "./csv-text.ts";
import { walletTexts } from "./wallet.texts.ts";

const texts = walletTexts.rejects;
const { reason } = walletImportTexts;

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
export function rejectsCsv(header: readonly string[], rejects: readonly Reject[]): Blob {
  const old = header.indexOf(reason);
  const kept = (cells: readonly string[]) => cells.filter((_, at) => at !== old);
  const rows = rejects.map(({ field, message, cells }) => [
    `${fieldTitle(field)}\u00a0: ${message}`,
    ...kept(cells),
  ]);
  return new Blob(["\ufeff", csvText([[reason, ...kept(header)], ...rows])], {
    type: "text/csv;charset=utf-8",
  });
}

const titles: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(walletImportTexts.columns),
);

/** The title that a column has in the file; what is said of a whole line has none. */
export const fieldTitle = (field: string | null): string =>
  field === null ? texts.wholeLine : (titles[field] ?? field);
