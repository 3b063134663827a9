/** A text without accents and case, as it is compared with what is typed. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("’", "'")
    .trim();

/** True when a text holds each word of a term, in any order, accents and case aside (A21). */
export function holdsWords(text: string, term: string): boolean {
  const searched = folded(text);
  return folded(term)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
