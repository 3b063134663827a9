import { fold, withoutQuotes } from "@palier/contract/kit/fold";

export const folded = (text: string): string => fold(text).trim();

/** The typed words, as the server's searches read them (A21). */
export const typedWords = (typed: string): readonly string[] =>
  folded(withoutQuotes(typed)).split(/\s+/).filter(Boolean);

/** All words of `term`, ignoring order, accents and case (A21). */
export function holdsWords(text: string, term: string): boolean {
  const searched = folded(text);
  return typedWords(term).every((word) => searched.includes(word));
}
