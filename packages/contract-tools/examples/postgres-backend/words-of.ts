/** Quotation marks separate words, as spaces do. A text without a word is searched as typed. */
export function wordsOf(typed: string): readonly string[] {
  const words = typed.match(/[^\s"«»“-‟″]*[\p{L}\p{N}][^\s"«»“-‟″]*/gu);
  return words ?? typed.match(/\S+/g) ?? [];
}
