import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import {
  findFileHeader,
  firstRows,
  headerSearched,
  type ImportKind,
  importText,
  plainTitle,
} from "@palier/contract/areas/wallet-import-header";
import { csvCell } from "@palier/contract/kit/csv-cell";
import { type CsvLine, type Separator, separators } from "@palier/contract/kit/csv-lines";

/** The field that an admin chose for a column, by its title as `plainTitle` writes it. */
export type ChosenFields = Readonly<Record<string, string>>;

export interface UnknownColumn {
  readonly title: string;
  /** Its first three values. */
  readonly samples: readonly string[];
  /** Chosen before. */
  readonly field: string | undefined;
}

export interface MappingStep {
  readonly columns: readonly UnknownColumn[];
  /** Fields that no title of the file names, by their own titles. */
  readonly fields: Readonly<Record<string, string>>;
}

interface Header {
  readonly separator: Separator;
  readonly row: CsvLine;
  readonly below: readonly CsvLine[];
  readonly places: Readonly<Record<string, number>>;
}

const sampleSize = 3;

/** The columns whose titles are not known, while there are fields without a column; else undefined. */
export function mappingStep(
  kind: ImportKind,
  content: string,
  chosen: ChosenFields,
): MappingStep | undefined {
  const header = headerIn(kind, importText(content));
  if (header === undefined) return undefined;
  const titles = Object.entries<string>(walletImportTexts.columns[kind]);
  const fields = Object.fromEntries(titles.filter(([name]) => !(name in header.places)));
  const assigned = assignedIn(header, fields, chosen);
  const columns = unknownIn(header).map(({ title, at }) => ({
    title,
    samples: header.below
      .map(({ cells }) => (cells[at] ?? "").trim())
      .filter((text) => text !== "")
      .slice(0, sampleSize),
    field: assigned.get(at),
  }));
  return columns.length === 0 || Object.keys(fields).length === 0 ? undefined : { columns, fields };
}

/** The file with our titles for the columns that the admin assigned; its lines keep their numbers. */
export function withChosenFields(kind: ImportKind, content: string, chosen: ChosenFields): string {
  const text = importText(content);
  const header = headerIn(kind, text);
  if (header === undefined) return content;
  const titles: Readonly<Record<string, string>> = walletImportTexts.columns[kind];
  const free = Object.fromEntries(Object.entries(titles).filter(([name]) => !(name in header.places)));
  const assigned = assignedIn(header, free, chosen);
  if (assigned.size === 0) return content;
  const { row, separator } = header;
  const cells = row.cells.map((title, at) => csvCell(titles[assigned.get(at) ?? ""] ?? title));
  return text.slice(0, row.from) + cells.join(separator) + text.slice(row.to);
}

/** Without a known title: the fullest of the first rows. */
function headerIn(kind: ImportKind, text: string): Header | undefined {
  const known = findFileHeader(kind, text);
  if (known !== undefined) return known;
  let best: (Header & { readonly count: number }) | undefined;
  for (const separator of separators) {
    const rows = firstRows(text, separator);
    for (const [at, row] of rows.slice(0, headerSearched).entries()) {
      const count = row.cells.filter((cell) => cell.trim() !== "").length;
      if (count > (best?.count ?? 1)) best = { separator, row, below: rows.slice(at + 1), places: {}, count };
    }
  }
  return best;
}

function unknownIn({ row, places }: Header): readonly { readonly title: string; readonly at: number }[] {
  const read = new Set(Object.values(places));
  return row.cells.flatMap((cell, at) => {
    const title = cell.trim();
    const isReason = plainTitle(title) === plainTitle(walletImportTexts.reason);
    return read.has(at) || isReason || plainTitle(title) === "" ? [] : [{ title, at }];
  });
}

/** Each field once, by the column's place. */
function assignedIn(header: Header, free: object, chosen: ChosenFields): ReadonlyMap<number, string> {
  const assigned = new Map<number, string>();
  for (const { title, at } of unknownIn(header)) {
    const field = chosen[plainTitle(title)];
    if (field !== undefined && field in free && ![...assigned.values()].includes(field))
      assigned.set(at, field);
  }
  return assigned;
}
