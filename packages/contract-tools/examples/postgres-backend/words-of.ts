/** The words of a typed text; quotation marks set them apart as spaces do. A text without a word is looked for as it stands. */
export function wordsOf(typed: string): readonly string[] {
  const words = typed.match(/[^\s"«»“-‟″]*[\p{L}\p{N}][^\s"«»“-‟″]*/gu);
  return words ?? typed.match(/\S+/g) ?? [];
}
