import { maxImportColumns } from "@palier/contract";
import { fold } from "../../store/fold.ts";
import { csvLines, type Separator, separators } from "./csv-lines.ts";
import { importTexts as texts } from "./import.texts.ts";

export type ImportKind = keyof typeof texts.columns;

export interface Header {
  readonly separator: Separator;
  readonly titles: readonly string[];
  /** Index by field. */
  readonly places: Readonly<Record<string, number>>;
  readonly ignored: readonly string[];
}

export const optionalColumns: Readonly<Record<ImportKind, readonly string[]>> = {
  buildings: [],
  lots: ["floor"],
  users: ["phone"],
};

/** Takes the separator that finds most columns. Returns a French message for a file of another kind. */
export function readHeader(kind: ImportKind, text: string): Header | string {
  const [best] = separators
    .map((separator) => headerBy(kind, text, separator))
    .sort((a, b) => Object.keys(b.places).length - Object.keys(a.places).length);
  const columns = Object.entries(texts.columns[kind]);
  const expected = columns.map(([, title]) => title).join(";");
  if (best === undefined || Object.keys(best.places).length === 0) return texts.header(expected);
  if (best.titles.length > maxImportColumns) return texts.columnCount(maxImportColumns);
  if (best.twice !== undefined) return texts.titleTwice(best.twice);
  const missing = columns.filter(
    ([name]) => best.places[name] === undefined && !optionalColumns[kind].includes(name),
  );
  if (missing.length === 0) return best;
  return texts.missing(missing.map(([, title]) => title).join(", "), expected);
}

function headerBy(kind: ImportKind, text: string, separator: Separator): Header & { twice?: string } {
  const first = csvLines(text, separator).next();
  const titles = first.done === true ? [] : first.value.cells;
  const known = knownTitles(kind);
  const places: Record<string, number> = {};
  const ignored: string[] = [];
  let twice: string | undefined;
  for (const [at, title] of titles.entries()) {
    const name = known.get(plain(title));
    if (name === undefined) {
      if (title.trim() !== "" && !isReason(title)) ignored.push(title.trim());
    } else if (name in places) twice ??= title.trim();
    else places[name] = at;
  }
  return { separator, titles, places, ignored, ...(twice === undefined ? {} : { twice }) };
}

function knownTitles(kind: ImportKind): ReadonlyMap<string, string> {
  const others = Object.entries(texts.otherTitles).flatMap(([of, titles]) =>
    of === kind ? Object.entries(titles) : [],
  );
  return new Map([
    ...others.flatMap(([name, titles]) => titles.map((title) => [plain(title), name] as const)),
    ...Object.entries(texts.columns[kind]).map(([name, title]) => [plain(title), name] as const),
  ]);
}

/** Skipped in a rejects file. */
const isReason = (title: string): boolean => plain(title) === plain(texts.reason);

const plain = (title: string): string => fold(title).replace(/[^a-z0-9]/g, "");

/** As in concatenated files. */
export const repeatsHeader = ({ titles }: Pick<Header, "titles">, cells: readonly string[]): boolean =>
  cells.length === titles.length && cells.every((cell, at) => plain(cell) === plain(titles[at] ?? ""));
