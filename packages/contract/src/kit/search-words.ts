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

/** From how many letters on a word may be misspelt. */
const leastMisspelt = 4;

/**
 * A test of texts: whether each word of a typed term begins one of their words, one letter aside: wrong,
 * missing, too many, or exchanged with its neighbour. Words of less than four letters, and those with a
 * figure, begin one as they are; a term of such words alone is near nothing.
 * @example nearTo("cisé noe")("Noémie Cissé") === true
 */
export function nearTo(term: string): (text: string) => boolean {
  const words = searchWords(term).map(fold);
  if (!words.some(mayBeMisspelt)) return () => false;
  return (text) => {
    const starts = fold(text).match(/[a-z0-9\u0080-\uffff]+/g) ?? [];
    return words.every((word) =>
      starts.some((start) => start.startsWith(word) || (mayBeMisspelt(word) && isOneApart(start, word))),
    );
  };
}

const mayBeMisspelt = (word: string): boolean => word.length >= leastMisspelt && !/\d/.test(word);

/** The first difference is the letter; behind it all is the same. */
function isOneApart(text: string, word: string): boolean {
  let at = 0;
  while (at < word.length && text[at] === word[at]) at += 1;
  const rest = word.slice(at);
  const isExchanged = text[at] !== undefined && text[at] === word[at + 1] && text[at + 1] === word[at];
  return (
    text.startsWith(rest.slice(1), at + 1) ||
    text.startsWith(rest, at + 1) ||
    text.startsWith(rest.slice(1), at) ||
    (isExchanged && text.startsWith(rest.slice(2), at + 2))
  );
}
