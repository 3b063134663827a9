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
import { hasContent, oneLine } from "@palier/contract/kit/typed-text";
import { columnName } from "@palier/workbook";

/** The field that an admin chose for a column, by the column's key. */
export type ChosenFields = Readonly<Record<string, string>>;

export interface UnknownColumn {
  /** Its title without case, accents and signs; of several with the same, and of one without a title, also its letter. */
  readonly key: string;
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

/** Begins the keys of columns that are known by their place alone. */
const ofOneFile = "#";

/** What is worth remembering for other files: not what was chosen by a column's place. */
export const forOtherFiles = (chosen: ChosenFields): ChosenFields =>
  Object.fromEntries(Object.entries(chosen).filter(([key]) => !key.startsWith(ofOneFile)));

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
  const columns = unknownIn(header).map(({ key, title, at }) => ({
    key,
    title,
    samples: valuesIn(header, at).slice(0, sampleSize),
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

/** Those of the first rows. */
const valuesIn = ({ below }: Header, at: number): readonly string[] =>
  below.map(({ cells }) => (cells[at] ?? "").trim()).filter(hasContent);

/** An address, a number or a telephone, which no title is: a file that begins so has no header. */
const isValue = (cell: string): boolean => /@|^[\d\s.,+()/-]*\d[\d\s.,+()/-]*$/.test(cell);

/** A person's own: no title stands below it. */
const isPersonal = (cell: string): boolean => /@|^\+?(?:[\s.()/-]*\d){9,}[\s.()/-]*$/.test(cell);

/** Without a known title: the fullest of the first rows before a person's that hold no values, but for one (« 2026 »). */
function headerIn(kind: ImportKind, text: string): Header | undefined {
  const known = findFileHeader(kind, text);
  if (known !== undefined) return known;
  let best: (Header & { readonly count: number }) | undefined;
  for (const separator of separators) {
    const rows = firstRows(text, separator);
    for (const [at, row] of rows.slice(0, headerSearched).entries()) {
      if (row.cells.some(isPersonal)) break;
      const count = row.cells.filter((cell) => cell.trim() !== "").length;
      if (count > (best?.count ?? 1) && row.cells.filter(isValue).length < 2)
        best = { separator, row, below: rows.slice(at + 1), places: {}, count };
    }
  }
  return best;
}

interface Unknown {
  readonly key: string;
  readonly title: string;
  readonly at: number;
}

/** Columns that no field is read from; without a title only those that have values. */
function unknownIn(header: Header): readonly Unknown[] {
  const read = new Set(Object.values(header.places));
  const found: Unknown[] = [];
  for (const [at, cell] of header.row.cells.entries()) {
    const title = oneLine(cell);
    if (read.has(at) || plainTitle(title) === plainTitle(walletImportTexts.reason)) continue;
    const letter = columnName(at + 1);
    if (title === "") {
      const isFilled = valuesIn(header, at).length > 0;
      if (isFilled)
        found.push({ key: `${ofOneFile}${letter}`, title: walletImportTexts.untitled(letter), at });
      continue;
    }
    const key = plainTitle(title) || title;
    const isTaken = found.some((each) => each.key === key);
    found.push({
      key: isTaken ? `${ofOneFile}${letter}` : key,
      title: isTaken ? `${title} (${letter})` : title,
      at,
    });
  }
  return found;
}

/** Each field once, by the column's place. */
function assignedIn(header: Header, free: object, chosen: ChosenFields): ReadonlyMap<number, string> {
  const assigned = new Map<number, string>();
  for (const { key, at } of unknownIn(header)) {
    const field = chosen[key];
    if (field !== undefined && field in free && ![...assigned.values()].includes(field))
      assigned.set(at, field);
  }
  return assigned;
}
