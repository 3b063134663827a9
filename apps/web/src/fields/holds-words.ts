import { fold } from "@palier/contract/kit/fold";

export const folded = (text: string): string => fold(text).trim();

/** All words of `term`, ignoring order, accents and case (A21). */
export function holdsWords(text: string, term: string): boolean {
  const searched = folded(text);
  return folded(term)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
