import { maxImportColumns } from "@palier/contract";
import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import {
  type FileHeader,
  findFileHeader,
  type ImportKind,
  plainTitle,
} from "@palier/contract/areas/wallet-import-header";
import { importTexts as texts } from "./import.texts.ts";

export type Header = FileHeader;

/** Takes the separator that finds most columns. Returns a French message for a file of another kind. */
export function readHeader(kind: ImportKind, text: string, numbers: "lines" | "records"): Header | string {
  const titles = walletImportTexts.columns[kind];
  const expected = Object.values(titles).join(";");
  const header = findFileHeader(kind, text, numbers);
  if (header === undefined) return texts.header(expected);
  const { row, twice, missing } = header;
  if (header.titles.length > maxImportColumns) return texts.columnCount(row.line, maxImportColumns);
  if (twice !== undefined) return texts.titleTwice(row.line, twice);
  if (missing.length === 0) return header;
  const names = Object.entries(titles).flatMap(([name, title]) => (missing.includes(name) ? [title] : []));
  return texts.missing(row.line, names.join(", "), expected);
}

/** As in concatenated files. */
export const repeatsHeader = ({ titles }: Pick<Header, "titles">, cells: readonly string[]): boolean =>
  cells.length === titles.length &&
  cells.every((cell, at) => plainTitle(cell) === plainTitle(titles[at] ?? ""));
