import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import { walletTexts } from "./wallet.texts.ts";

const texts = walletTexts.rejects;

export interface Reject {
  readonly line: number;
  readonly field: string | null;
  readonly message: string;
}

/** The rejected lines as every export is written: UTF-8 with a BOM, `;`, CRLF, no cell that a spreadsheet would run (A02). */
export function rejectsCsv(rejects: readonly Reject[]): Blob {
  const lines = [
    [texts.line, texts.field, texts.message],
    ...rejects.map(({ line, field, message }) => [String(line), fieldTitle(field), message]),
  ];
  const text = lines.map((cells) => `${cells.map(cell).join(";")}\r\n`).join("");
  return new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" });
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const titles: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(walletImportTexts.columns),
);

/** The title that a column has in the file; what is said of the whole file has none. */
export const fieldTitle = (field: string | null): string =>
  field === null ? texts.wholeFile : (titles[field] ?? field);
