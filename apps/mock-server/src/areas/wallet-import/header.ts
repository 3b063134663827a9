import { maxImportColumns } from "@palier/contract";
import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import {
  findImportHeader,
  headerSearched,
  type ImportHeader,
  type ImportKind,
  plainTitle,
} from "@palier/contract/areas/wallet-import-header";
import { type CsvLine, csvLines, type Separator, separators } from "./csv-lines.ts";
import { importTexts as texts } from "./import.texts.ts";

export interface Header extends ImportHeader {
  readonly separator: Separator;
  /** Of the file, from 1. */
  readonly line: number;
}

/** Takes the separator that finds most columns. Returns a French message for a file of another kind. */
export function readHeader(kind: ImportKind, text: string, numbers: "lines" | "records"): Header | string {
  const titles = walletImportTexts.columns[kind];
  const expected = Object.values(titles).join(";");
  let best: Header | undefined;
  for (const separator of separators) {
    const rows = [...firstRows(csvLines(text, separator, numbers))];
    const found = findImportHeader(
      kind,
      rows.map(({ cells }) => cells),
    );
    const line = rows[found?.at ?? 0]?.line ?? 1;
    if (found !== undefined && countOf(found) > countOf(best)) best = { ...found, separator, line };
  }
  if (best === undefined) return texts.header(expected);
  const { line, twice, missing } = best;
  if (best.titles.length > maxImportColumns) return texts.columnCount(line, maxImportColumns);
  if (twice !== undefined) return texts.titleTwice(line, twice);
  if (missing.length === 0) return best;
  const names = Object.entries(titles).flatMap(([name, title]) => (missing.includes(name) ? [title] : []));
  return texts.missing(line, names.join(", "), expected);
}

const countOf = (header: Header | ImportHeader | undefined): number =>
  Object.keys(header?.places ?? {}).length;

function* firstRows(lines: ReturnType<typeof csvLines>): Generator<CsvLine> {
  for (let left = headerSearched; left > 0; left -= 1) {
    const next = lines.next();
    if (next.done === true) return;
    yield next.value;
  }
}

/** As in concatenated files. */
export const repeatsHeader = ({ titles }: Pick<Header, "titles">, cells: readonly string[]): boolean =>
  cells.length === titles.length &&
  cells.every((cell, at) => plainTitle(cell) === plainTitle(titles[at] ?? ""));
