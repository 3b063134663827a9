/** A text without accents and capitals, to be compared. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

/** True when a text holds each word of a term, in any order, accents and case aside (A21). */
export function holdsWords(text: string, term: string): boolean {
  const searched = folded(text);
  return folded(term)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
