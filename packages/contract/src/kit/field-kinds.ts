import type { FieldKind, FieldMeta } from "./field.ts";
import { fold } from "./fold.ts";

/**
 * How a list's search matches a field, as the screen shows it:
 * - `text`: anywhere in the text;
 * - `label`: anywhere in its French label;
 * - `day`: in `20/11/2026 10:30`, for words with a `/` (« 12 » is in nearly every date);
 * - `amount`: in `1234,50`, for words with a comma;
 * - `number`: the exact number, `12` or `12,5`;
 * - `title`: a word of the title, where true: « actif ».
 */
type SearchedAs = "text" | "label" | "day" | "amount" | "number" | "title";

/**
 * `number` and `day` naturally, `instant` by time, `text` by the database's collation, `choice` in the
 * contract's order, `flag` false first.
 */
export type SortedAs = "number" | "day" | "instant" | "text" | "choice" | "flag";

interface KindUse {
  /** Undefined: not sortable. */
  readonly sorted: SortedAs | undefined;
  /** Undefined: not searched. */
  readonly searched: SearchedAs | undefined;
  readonly stored: "text" | "number" | "boolean" | "json";
}

const use = (stored: KindUse["stored"], sorted?: SortedAs, searched?: SearchedAs): KindUse => ({
  stored,
  sorted,
  searched,
});

/** Each kind's behaviour in lists, for web app, mock server and verifier. A missing kind does not compile. */
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

/** Whether a word (a document's `x-kind`) is a kind of field. */
export const isFieldKind = (word: unknown): word is FieldKind =>
  typeof word === "string" && Object.hasOwn(fieldKinds, word);

/** Possibly partial: `20/11`, `11/2026`, `20/11/2026 10:30`. */
const dayTerm = /^(?:\d{0,2}\/){1,2}\d{0,4}(?: \d{0,2}(?::\d{0,2})?)?$/;
/** `121,67`, `1 234,` */
const amountTerm = /^\d[\d\s]*,\d{0,2}$/;
/** `12`, `1 234`, `12,5` */
const numberTerm = /^\d[\d\s]*(?:,\d+)?$/;

/** Shorter words (« du ») are not searched. */
const leastTitleWord = 4;

/** Whether a search looks for a word in such a field. */
export function isLookedFor({ kind, title = "" }: Pick<FieldMeta, "kind" | "title">, typed: string): boolean {
  const word = fold(typed).trim();
  const { searched } = fieldKinds[kind];
  switch (searched) {
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
        fold(title)
          .split(/[^\p{L}\p{N}]+/u)
          .includes(word)
      );
    case undefined:
      return false;
    default:
      return searched satisfies never;
  }
}
