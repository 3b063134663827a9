/** A text without case and accents, as searches compare it. */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");

/** The longest word of a text, to search for; undefined when none is long enough to tell rows apart. */
export function searchWord(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const words = value.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.toSorted((a, b) => b.length - a.length)[0]?.slice(0, 60);
}
