import type { FieldKind, FieldMeta } from "./field.ts";

/**
 * How the search of a list reads a field, always as the screen shows it:
 * - `text`: anywhere in its text;
 * - `label`: anywhere in the French word for it;
 * - `day`: in `20/11/2026 10:30`, once the word has a `/`: « 12 » stands in nearly every date;
 * - `amount`: in `1234,50`, once the word has a comma;
 * - `number`: the whole number, `12` or `12,5`: a part of one says nothing;
 * - `title`: by a word of the field's title, where it is on: « actif ».
 */
type SearchedAs = "text" | "label" | "day" | "amount" | "number" | "title";

/**
 * What puts values in order: `number` and `day` as everybody does, an `instant` by what its text means, a `text` by some
 * database's language, a `choice` as the contract declares it, a `flag` by no and yes.
 */
export type SortedAs = "number" | "day" | "instant" | "text" | "choice" | "flag";

interface KindUse {
  /** Undefined where lists are not put in order by it. */
  readonly sorted: SortedAs | undefined;
  /** Undefined where searches do not look. */
  readonly searched: SearchedAs | undefined;
  /** What holds it in a table of records. */
  readonly stored: "text" | "number" | "boolean" | "json";
}

const use = (stored: KindUse["stored"], sorted?: SortedAs, searched?: SearchedAs): KindUse => ({
  stored,
  sorted,
  searched,
});

/** What lists do with a kind of field: the web app, the mock server and the verifier read it here. A kind without a line does not compile. */
export const fieldKinds: Readonly<Record<FieldKind, KindUse>> = {
  id: use("number", "number"),
  reference: use("number", "number"),
  text: use("text", "text", "text"),
  longText: use("text", "text", "text"),
  html: use("text"),
  email: use("text", "text", "text"),
  phone: use("text", "text", "text"),
  postalCode: use("text", "text", "text"),
  url: use("text", "text", "text"),
  color: use("text", "text"),
  money: use("number", "number", "amount"),
  count: use("number", "number", "number"),
  number: use("number", "number", "number"),
  flag: use("boolean", "flag", "title"),
  choice: use("text", "choice", "label"),
  date: use("text", "day", "day"),
  dateTime: use("text", "instant", "day"),
  list: use("json"),
  json: use("json"),
};

/** Whether a word, as a document's `x-kind` has it, is a kind of field. */
export const isFieldKind = (word: unknown): word is FieldKind =>
  typeof word === "string" && Object.hasOwn(fieldKinds, word);

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
    case "label":
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
