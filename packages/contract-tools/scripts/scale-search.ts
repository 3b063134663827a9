/** How a database searches as the contract wants (`fieldKinds`, `isLookedFor`). */
import { type FieldKind, fieldKinds, isLookedFor } from "@palier/contract";
import { phoneTerm } from "@palier/contract/kit/shown-phone";
import { fold } from "../src/read/fold.ts";
import { type Column, literal, quoted } from "./scale-names.ts";

/** Generated columns that hold what a search may find. */
export const searchPlaces = {
  /** Texts and labels of choices, folded. */
  searchText: { type: "text", operators: "gin_trgm_ops" },
  /** Phone numbers without spaces, as shown and as stored. */
  searchPhones: { type: "text", operators: "gin_trgm_ops" },
  /** Days and amounts as shown, with letters as signs: `20d11d2026t10h30`, `1234c50`. */
  searchShown: { type: "text", operators: "gin_trgm_ops" },
  /** Whole numbers, and `=name` of each flag that is true. */
  searchExact: { type: "text[]", operators: "array_ops" },
} as const;

export type SearchPlace = keyof typeof searchPlaces;
const isSearchPlace = (name: string): name is SearchPlace => Object.hasOwn(searchPlaces, name);
const placeNames = Object.keys(searchPlaces).filter(isSearchPlace);

/** Undefined if the kind is not searched. */
export function placeOf(kind: FieldKind): SearchPlace | undefined {
  const { searched } = fieldKinds[kind];
  switch (searched) {
    case "text":
      return kind === "phone" ? "searchPhones" : "searchText";
    case "label":
      return "searchText";
    case "day":
    case "amount":
      return "searchShown";
    case "number":
    case "title":
      return "searchExact";
    case undefined:
      return undefined;
    default:
      return searched satisfies never;
  }
}

export function shownOf({ name, type, field }: Column): string {
  const column = quoted(name);
  const { searched } = fieldKinds[field.kind];
  switch (searched) {
    case "text":
      return field.kind === "phone" ? `shown_phone(${column})` : column;
    case "label": {
      const cases = Object.entries(field.labels ?? {}).map(
        ([key, label]) => `when ${literal(key)} then ${literal(label)}`,
      );
      return `case ${column} ${cases.join(" ")} else ${column} end`;
    }
    case "day":
      return type === "date" ? `shown_day(${column})` : `shown_instant(${column})`;
    case "amount":
      return `shown_amount(${column})`;
    case "number":
      return `shown_number(${column})`;
    case "title":
      return `case when ${column} then ${literal(`=${name}`)} end`;
    case undefined:
      return column;
    default:
      return searched satisfies never;
  }
}

export interface SearchColumn {
  readonly name: SearchPlace;
  readonly type: string;
  readonly expression: string;
}

export function searchColumnsOf(columns: readonly Column[]): SearchColumn[] {
  return placeNames.flatMap((name) => {
    const shown = columns.filter(({ field }) => placeOf(field.kind) === name).map(shownOf);
    return shown.length === 0
      ? []
      : [{ name, type: searchPlaces[name].type, expression: joined(name, shown) }];
  });
}

/** No word has a line break, so none is found across two values. */
function joined(place: SearchPlace, shown: readonly string[]): string {
  const texts = shown.map((each) => `coalesce(${each}, '')`).join(" || E'\\n' || ");
  switch (place) {
    case "searchText":
    case "searchPhones":
      return `fold(${texts})`;
    case "searchShown":
      return `lettered(${texts})`;
    case "searchExact":
      return `array_remove(array[${shown.join(", ")}]::text[], null)`;
  }
}

export interface Search {
  readonly where: string;
  readonly given: readonly unknown[];
}

/** The general search for one word, in the columns where it is looked for. */
export function searchIn(columns: readonly Column[], word: string): Search {
  const asked = columns.filter(({ field }) => isLookedFor(field, word));
  const given: unknown[] = [];
  const conditions = placeNames.flatMap((place) => {
    const [first, ...rest] = asked.filter(({ field }) => placeOf(field.kind) === place);
    if (first === undefined) return [];
    const values = [first, ...rest].map((column) => soughtIn(column, word));
    given.push(place === "searchExact" ? [...new Set(values)] : escaped(values[0] ?? ""));
    return [holds(place, `$${given.length}`)];
  });
  return { where: conditions.length === 0 ? "false" : conditions.join(" or "), given };
}

function holds(place: SearchPlace, value: string): string {
  switch (place) {
    case "searchText":
    case "searchPhones":
      return `${quoted(place)} like ${anywhere(`fold(${value})`)}`;
    case "searchShown":
      return `${quoted(place)} like ${anywhere(`lettered(${value})`)}`;
    case "searchExact":
      return `${quoted(place)} && ${value}::text[]`;
  }
}

export function searchInOne(column: Column, term: string): Search {
  const place = placeOf(column.field.kind);
  const { searched } = fieldKinds[column.field.kind];
  switch (searched) {
    case "label":
      return oneOf(column, Object.entries(column.field.labels ?? {}), term);
    case "title":
      return oneOf(column, Object.entries({ true: "Oui", false: "Non" }), term);
    case "number":
      return {
        where: `"searchExact" @> array[$1::text] and ${shownOf(column)} = $1`,
        given: [soughtIn(column, term)],
      };
    case "text":
    case "day":
    case "amount":
      return {
        where: `${holds(place ?? "searchText", "$1")} and fold(${shownOf(column)}) like ${anywhere("fold($1)")}`,
        given: [escaped(soughtIn(column, term))],
      };
    case undefined:
      return { where: "false", given: [] };
    default:
      return searched satisfies never;
  }
}

const oneOf = (
  { name }: Column,
  labels: readonly (readonly [value: string, label: string])[],
  term: string,
): Search => ({
  where: `${quoted(name)} = any ($1)`,
  given: [
    labels.flatMap(([value, label]) => (value === term || fold(label).includes(fold(term)) ? [value] : [])),
  ],
});

/** As stored in the column's place: numbers without spaces, phone numbers without signs. */
function soughtIn({ name, field }: Column, word: string): string {
  const { searched } = fieldKinds[field.kind];
  switch (searched) {
    case "amount":
    case "number":
      return fold(word).replace(/[\s€]/g, "");
    case "title":
      return `=${name}`;
    case "text":
      return field.kind === "phone" ? phoneTerm(fold(word)) : word;
    case "label":
    case "day":
    case undefined:
      return word;
    default:
      return searched satisfies never;
  }
}

const anywhere = (folded: string): string => `'%' || ${folded} || '%'`;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");
