import { withoutQuotes } from "@palier/contract/kit/fold";
import { fold } from "../store/fold.ts";

const alone = String.raw`(?!\S)`;
/** Count as one word. */
const spaced = [
  String.raw`(?:\+\d{1,3}|0\d)(?:\s\d{1,2})+${alone}`,
  String.raw`\d{2}(?:\s\d{2}){2,}${alone}`,
  String.raw`\d{1,3}(?:\s\d{3})+(?:,\d*)?${alone}`,
  String.raw`\d{1,2}/\d{1,2}/\d{4}\s\d{1,2}(?::\d{0,2})?${alone}`,
];
const unit = new RegExp([...spaced, String.raw`\S+`].join("|"), "gu");
const says = /[\p{L}\p{N}]/u;

/** `"marechal kha"`: two words; `"06 12 34"`, `"1 234,50 €"`: one each. Lone signs and quotation marks count only alone. */
export function searchWords(term: string): readonly string[] {
  const all = withoutQuotes(term).match(unit) ?? [];
  const words = all.filter((word) => says.test(word));
  return words.length > 0 ? [...new Set(words)] : all;
}

/** Ignores accents and case. */
export function holdsWords(text: string, term: string): boolean {
  const folded = fold(text);
  return searchWords(term).every((word) => folded.includes(fold(word)));
}
