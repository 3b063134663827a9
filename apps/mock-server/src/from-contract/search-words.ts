/** What a free-text search asks for: its words, each of which a row holds somewhere. */
import { fold } from "../store/fold.ts";

const alone = String.raw`(?!\S)`;
/** Numbers that are typed with spaces between, and are one word all the same. */
const spaced = [
  // A phone number from its start, and from its middle.
  String.raw`(?:\+\d{1,3}|0\d)(?:\s\d{1,2})+${alone}`,
  String.raw`\d{2}(?:\s\d{2}){2,}${alone}`,
  // An amount, and an instant.
  String.raw`\d{1,3}(?:\s\d{3})+(?:,\d*)?${alone}`,
  String.raw`\d{1,2}/\d{1,2}/\d{4}\s\d{1,2}(?::\d{0,2})?${alone}`,
];
const unit = new RegExp([...spaced, String.raw`\S+`].join("|"), "gu");
const says = /[\p{L}\p{N}]/u;

/**
 * `"marechal  kha"` is looked for as `marechal` and `kha`; `"06 12 34"` and `"1 234,50 €"` as one word each. Signs that
 * stand alone separate words; of a term that has none but signs, they are what is looked for.
 */
export function searchWords(term: string): readonly string[] {
  const all = term.match(unit) ?? [];
  const words = all.filter((word) => says.test(word));
  return words.length > 0 ? [...new Set(words)] : all;
}

/** Whether a text holds each word of a term, in any order, without regard to accents and case. */
export function holdsWords(text: string, term: string): boolean {
  const folded = fold(text);
  return searchWords(term).every((word) => folded.includes(fold(word)));
}
