import { type CsvLine, csvLines, type Separator, separators } from "../kit/csv-lines.ts";
import { fold } from "../kit/fold.ts";
import { hasContent } from "../kit/typed-text.ts";
import { walletImportTexts as texts } from "./wallet.texts.ts";
import { otherImportTitles } from "./wallet-import-header.texts.ts";

export type ImportKind = keyof typeof texts.columns;

/** The header stands among the first ten rows that are not empty; titles of the whole table may come before it. */
export const headerSearched = 10;

/** Columns that a file may leave out. */
export const optionalImportColumns: Readonly<Record<ImportKind, readonly string[]>> = {
  buildings: [],
  lots: ["floor"],
  users: ["phone"],
};

export interface ImportHeader {
  /** Its index among the rows that were given. */
  readonly at: number;
  readonly titles: readonly string[];
  /** Index of the column by field. */
  readonly places: Readonly<Record<string, number>>;
  /** Titles that no field is read from, but for that of the reasons in a file of rejects. */
  readonly ignored: readonly string[];
  /** Fields that every file of this kind needs. */
  readonly missing: readonly string[];
  /** A field's own title that stands there a second time. */
  readonly twice?: string;
}

/**
 * The row that names most fields of this kind, the first of them if there are several; undefined if none names any. A field's
 * own title goes before what else people call it.
 *
 * @param rows those that are not empty, from the file's first; only {@link headerSearched} of them are looked at
 */
export function findImportHeader(
  kind: ImportKind,
  rows: readonly (readonly string[])[],
): ImportHeader | undefined {
  let best: ImportHeader | undefined;
  for (const [at, titles] of rows.slice(0, headerSearched).entries()) {
    const header = headerOf(kind, at, titles);
    if (countOf(header) > countOf(best)) best = header;
  }
  return best;
}

/** Of a file as text. */
export interface FileHeader extends ImportHeader {
  readonly separator: Separator;
  /** The header's own, and the first of those below it. */
  readonly row: CsvLine;
  readonly below: readonly CsvLine[];
}

/** Without a byte order mark and Excel's line that names the separator, whose place stays as an empty line. */
export const importText = (content: string): string =>
  content.replace(/^\ufeff/, "").replace(/^sep=.(?=\r?\n)/i, "");

/**
 * The header of a CSV, by the separator that finds most columns; undefined if no row names any.
 *
 * @param text as {@link importText} gives it
 */
export function findFileHeader(
  kind: ImportKind,
  text: string,
  numbers: "lines" | "records" = "lines",
): FileHeader | undefined {
  let best: FileHeader | undefined;
  for (const separator of separators) {
    const rows = firstRows(text, separator, numbers);
    const found = findImportHeader(
      kind,
      rows.map(({ cells }) => cells),
    );
    const row = rows[found?.at ?? 0];
    if (found === undefined || row === undefined || countOf(found) <= countOf(best)) continue;
    best = { ...found, separator, row, below: rows.slice(found.at + 1) };
  }
  return best;
}

/**
 * What a file contains, by its titles; undefined unless one kind has all that it needs and names more of them
 * than every other.
 *
 * @param text as {@link importText} gives it
 */
export function importKindOf(text: string): ImportKind | undefined {
  const kinds = Object.keys(texts.columns).filter((name): name is ImportKind => name in texts.columns);
  const named = kinds.map((kind) => {
    const header = findFileHeader(kind, text);
    return { kind, count: header?.missing.length === 0 ? countOf(header) : 0 };
  });
  const [first, second] = named.toSorted((one, other) => other.count - one.count);
  return first === undefined || first.count === (second?.count ?? 0) ? undefined : first.kind;
}

/** Its first rows that are not empty. */
export function firstRows(
  text: string,
  separator: Separator,
  numbers: "lines" | "records" = "lines",
): readonly CsvLine[] {
  const rows: CsvLine[] = [];
  const lines = csvLines(text, separator, numbers);
  while (rows.length < headerSearched + 3) {
    const next = lines.next();
    if (next.done === true) break;
    rows.push(next.value);
  }
  return rows;
}

const countOf = (header: ImportHeader | undefined): number => Object.keys(header?.places ?? {}).length;

function headerOf(kind: ImportKind, at: number, titles: readonly string[]): ImportHeader {
  const { own, others } = titlesOf(kind);
  const places: Record<string, number> = {};
  let twice: string | undefined;
  for (const known of [own, others])
    for (const [place, title] of titles.entries()) {
      const name = fieldNamed(known, title);
      if (name === undefined) continue;
      if (!(name in places)) places[name] = place;
      else if (known === own) twice ??= title.trim();
    }
  const read = new Set(Object.values(places));
  const ignored = titles
    .map((title) => title.trim())
    .filter(
      (title, place) =>
        hasContent(title) && !read.has(place) && plainTitle(title) !== plainTitle(texts.reason),
    );
  const missing = Object.keys(texts.columns[kind]).filter(
    (name) => !(name in places) && !optionalImportColumns[kind].includes(name),
  );
  return { at, titles, places, ignored, missing, ...(twice === undefined ? {} : { twice }) };
}

interface KnownTitles {
  readonly own: ReadonlyMap<string, string>;
  readonly others: ReadonlyMap<string, string>;
}

const known = new Map<ImportKind, KnownTitles>();

function titlesOf(kind: ImportKind): KnownTitles {
  const words: Readonly<Record<string, readonly string[]>> = otherImportTitles[kind];
  const made = known.get(kind) ?? {
    own: new Map(Object.entries(texts.columns[kind]).map(([name, title]) => [plainTitle(title), name])),
    others: new Map(
      Object.entries(words).flatMap(([name, titles]) => titles.map((title) => [plainTitle(title), name])),
    ),
  };
  known.set(kind, made);
  return made;
}

/** Without case, accents, spaces and signs: « Lot(s) » is `lots`. */
export const plainTitle = (title: string): string => fold(title).replaceAll(/[^a-z0-9]/g, "");

/** As it is, else without what stands in brackets: « Prénom (usuel) ». */
const fieldNamed = (titles: ReadonlyMap<string, string>, title: string): string | undefined =>
  titles.get(plainTitle(title)) ?? titles.get(plainTitle(title.replaceAll(/\([^()]*\)/g, " ")));
