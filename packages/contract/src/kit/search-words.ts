import { fold, withoutQuotes } from "./fold.ts";
import { keyOfSigns } from "./typed-text.ts";

const alone = String.raw`(?!\S)`;
/** Count as one word. */
const spaced = [
  // Telephones: « +33 (0)6 12 », « 0033 6 12 », « 0692 12 34 ».
  String.raw`(?:\+\d{1,3}|00\d{2,3}|0\d{1,3})(?:\s\(0\)\d?)?(?:\s\d{1,3})+${alone}`,
  String.raw`\d{2}(?:\s\d{2}){2,}${alone}`,
  String.raw`\d{1,3}(?:\s\d{3})+(?:,\d*)?${alone}`,
  String.raw`\d{1,2}/\d{1,2}/\d{4}\s\d{1,2}(?::\d{0,2})?${alone}`,
];
const unit = new RegExp([...spaced, String.raw`\S+`].join("|"), "gu");
const says = /[\p{L}\p{N}]/u;
const hyphens = keyOfSigns.find(([key]) => key === "-")?.[1] ?? "";
/** Not that of « IMM -12 », which is the beginning of a word. */
const hyphensAround = new RegExp(`^[-${hyphens}]+(?!\\d)|[-${hyphens}]+$`, "g");

/**
 * The words of a typed text, as typed: each is looked for by itself, folded. `"marechal kha"`: two words;
 * `"06 12 34"`, `"1 234,50 €"`, `"saint-quentin"`: one each. Lone signs and quotation marks count only alone.
 */
export function searchWords(term: string): readonly string[] {
  const all = withoutQuotes(term).match(unit) ?? [];
  const words = all.filter((word) => says.test(word)).map((word) => word.replace(hyphensAround, ""));
  return words.length > 0 ? [...new Set(words)] : all;
}

/** Whether a text holds all words of a typed term, in any order, as {@link fold} reads both. */
export function holdsWords(text: string, term: string): boolean {
  const folded = fold(text);
  return searchWords(term).every((word) => folded.includes(fold(word)));
}

/** Beyond ASCII all are letters: what is folded has no other quotes, spaces or dashes. */
const wordSign = /[a-z0-9\u0080-\uffff]/;

/** Whether one of a text's words, or several in a row, begin with a word; both folded. */
export function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !wordSign.test(text.charAt(at - 1))) return true;
  return false;
}
