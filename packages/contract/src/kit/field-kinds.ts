import type { FieldKind, FieldMeta } from "./field.ts";

/**
 * How the search of a list reads a field, always as the screen shows it:
 * - `text`: anywhere in its text;
 * - `day`: in `20/11/2026 10:30`, once the word has a `/`: « 12 » stands in nearly every date;
 * - `amount`: in `1234,50`, once the word has a comma;
 * - `number`: the whole number, `12` or `12,5`: a part of one says nothing;
 * - `title`: by a word of the field's title, where it is on: « actif ».
 */
type SearchedAs = "text" | "day" | "amount" | "number" | "title";

interface KindUse {
  /** Whether lists are put in order by it. */
  readonly sorted: boolean;
  /** Undefined where searches do not look. */
  readonly searched: SearchedAs | undefined;
  /** What holds it in a table of records. */
  readonly stored: "text" | "number" | "boolean" | "json";
}

const use = (stored: KindUse["stored"], sorted: boolean, searched?: SearchedAs): KindUse => ({
  stored,
  sorted,
  searched,
});

/** What lists do with a kind of field: the web app, the mock server and the verifier read it here. */
export const fieldKinds: Readonly<Record<FieldKind, KindUse>> = {
  id: use("number", true),
  reference: use("number", true),
  text: use("text", true, "text"),
  longText: use("text", true, "text"),
  html: use("text", false),
  email: use("text", true, "text"),
  phone: use("text", true, "text"),
  postalCode: use("text", true, "text"),
  url: use("text", true, "text"),
  color: use("text", true),
  money: use("number", true, "amount"),
  count: use("number", true, "number"),
  number: use("number", true, "number"),
  flag: use("boolean", true, "title"),
  choice: use("text", true, "text"),
  date: use("text", true, "day"),
  dateTime: use("text", true, "day"),
  list: use("json", false),
  json: use("json", false),
};

/** `20/11`, `11/2026`, `20/11/2026 10:30`, and what one has typed of it so far. */
const dayTerm = /^(?:\d{0,2}\/){1,2}\d{0,4}(?: \d{0,2}(?::\d{0,2})?)?$/;
/** `121,67`, `1 234,` */
const amountTerm = /^\d[\d\s]*,\d{0,2}$/;
/** `12`, `1 234`, `12,5` */
const numberTerm = /^-?\d[\d\s]*(?:,\d+)?$/;

/** Short words of a title say nothing of the field: « du ». */
const leastTitleWord = 4;

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a word of a list's search is looked for in a field of this kind and title. */
export function isLookedFor({ kind, title = "" }: Pick<FieldMeta, "kind" | "title">, word: string): boolean {
  switch (fieldKinds[kind].searched) {
    case "text":
      return true;
    case "day":
      return dayTerm.test(word);
    case "amount":
      return amountTerm.test(word);
    case "number":
      return numberTerm.test(word);
    case "title":
      return (
        word.length >= leastTitleWord &&
        folded(title)
          .split(/[^\p{L}\p{N}]+/u)
          .includes(folded(word))
      );
    case undefined:
      return false;
  }
}
